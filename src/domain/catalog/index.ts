export { getItem } from './get-item.ts'
export { CatalogQuery, CatalogResult, ItemDetail, ItemSummary, Variant } from './schemas.ts'
export { searchItems } from './search-items.ts'
