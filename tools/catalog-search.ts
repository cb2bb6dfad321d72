import { CatalogQuery, CatalogResult, searchItems } from '../src/domain/catalog/index.ts'
import { defineTool } from './define-tool.ts'

export const catalogSearch = defineTool({
  name: 'catalog_search',
  access: 'read',
  description:
    'Items for sale that fit words and filters, at most six, best first, with prices and options in stock. `totalMatches` is a minimum unless `countedAll`. `relaxed` names filters that had to be dropped: say so. No items means there are none.',
  input: { query: CatalogQuery },
  output: CatalogResult,
  run: (ctx, { query }) => searchItems(ctx, query),
})
