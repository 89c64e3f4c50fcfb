// The program `vitrine` with one more API: a cold process is measured with it on the pages of Scripts/Bench/workload.py.
// It is built as `vitrine` is and differs in the five translators alone.

import BenchTranslators
import Vitrine
import VitrineBuiltIn
import VitrineCommand

await VitrineCommand.main(catalog: Catalog.builtIn.addingBench)
