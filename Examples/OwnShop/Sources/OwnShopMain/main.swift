import OwnShop
import VitrineCommand

await VitrineCommand.main(catalog: .ownShop, program: "own-shop")
