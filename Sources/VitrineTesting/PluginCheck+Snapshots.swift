public import VitrineUI

extension PluginCheck {
  /// Compares every example with its stored drawings: `<type>/<example>.html`, one tag a line, and
  /// `<type>/<example>.<width>.txt`.
  public func findings<P: Plugin>(for plugin: P, in snapshots: Snapshots, widths: [Int] = [40, 80, 120])
    -> [Finding]
  {
    P.examples.flatMap { example -> [Finding] in
      let name = P.moduleType.className + "/" + Snapshots.fileName(for: example.name)
      let page = html(of: example, by: plugin)
      let readable = (try? StrictHTML.indented(page)) ?? page
      let texts = widths.map { ("\(name).\($0).txt", text(of: example, by: plugin, width: $0)) }
      return ([("\(name).html", readable)] + texts).compactMap { snapshots.finding($1, named: $0) }
    }
  }
}
