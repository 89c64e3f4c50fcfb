// The program `vitrine`: everything that comes with Vitrine, at the command line.

import Vitrine
import VitrineBuiltIn
import VitrineCommand

// The catalog's type is named, so that this file is compiled anew when the type changes.
await VitrineCommand.main(catalog: Catalog.builtIn)
