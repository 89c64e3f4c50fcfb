import Vitrine
import VitrineBuiltIn
import VitrineUI

let layout = """
  { "vitrine": 1, "id": "hello", "modules": [ { "id": "late", "type": "notice", "data": { "text": "Delays" } } ] }
  """
let plan = try Engine(.builtIn).plan(
  Array(layout.utf8), named: "hello.json", language: "en", source: NoSource())
var request = PageRequest()
request.zone = Zone("Asia/Tokyo")
print(await plan.page(request).html().string)
