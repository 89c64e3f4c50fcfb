// The program `vitrine`: everything that comes with Vitrine, at the command line.

import VitrineBuiltIn
import VitrineCommand

await VitrineCommand.main(catalog: .builtIn)
