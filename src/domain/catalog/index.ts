export { changeItem, type ItemChange } from './desk/change-item.ts'
export { changeStock, type StockChange } from './desk/change-stock.ts'
export { createItem } from './desk/create-item.ts'
export { getShelfItem } from './desk/get-shelf-item.ts'
export { listShelf, ShelfCursor } from './desk/list-shelf.ts'
export type { NewVariant, ShelfItem } from './desk/schemas.ts'
export { setVariants } from './desk/set-variants.ts'
export { findItemImage } from './find-item-image.ts'
export { getItem } from './get-item.ts'
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
