export { findItemImage } from './find-item-image.ts'
export { getItem } from './get-item.ts'
export { listPrices, type PricedItem } from './list-prices.ts'
export { listShopVocabulary } from './list-shop-vocabulary.ts'
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
