export { getItem } from './get-item.ts'
export { namedItemsSql } from './named-items.ts'
export { CatalogQuery, CatalogResult, ItemDetail, ItemSummary, NamedItem, Variant } from './schemas.ts'
export { searchItems } from './search-items.ts'
