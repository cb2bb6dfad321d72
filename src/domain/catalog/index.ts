export { changeItem, type ItemChange } from './desk/change-item.ts'
export { changeStock, type StockChange } from './desk/change-stock.ts'
export { createItem } from './desk/create-item.ts'
export { getShelfItem } from './desk/get-shelf-item.ts'
export { listShelf, ShelfCursor } from './desk/list-shelf.ts'
export { LOW_STOCK, type NewVariant, type ShelfItem } from './desk/schemas.ts'
export { setVariants } from './desk/set-variants.ts'
export { findItemImage } from './find-item-image.ts'
export { getItem } from './get-item.ts'
export { createImport } from './imports/create-import.ts'
export { type ExportedVariant, exportShelf } from './imports/export-shelf.ts'
export { getImport } from './imports/get-import.ts'
export { ImportCursor, type ListedImport, listImports } from './imports/list-imports.ts'
export { listProblems, type ToldProblem } from './imports/list-problems.ts'
export { mapImport } from './imports/map-import.ts'
export { LEFT_WORDS, PROBLEM_WORDS } from './imports/problem-words.ts'
export { type FileRow, UNDO_MS } from './imports/schemas.ts'
export { startImport } from './imports/start-import.ts'
export { tendImport } from './imports/tend-import.ts'
export { listPrices, type PricedItem } from './list-prices.ts'
export { listShopVocabulary } from './list-shop-vocabulary.ts'
export { addPicture } from './pictures/add-picture.ts'
export { removePicture } from './pictures/remove-picture.ts'
export {
  CatalogQuery,
  CatalogResult,
  ItemAttributes,
  ItemDetail,
  ItemSummary,
  ShopVocabulary,
  Variant,
  VocabularyItem,
} from './schemas.ts'
export { searchItems } from './search-items.ts'
