import { z } from 'zod'
import { getItem, ItemDetail } from '../src/domain/catalog/index.ts'
import { defineTool } from './define-tool.ts'

export const catalogGetItem = defineTool({
  name: 'catalog_get_item',
  access: 'read',
  description:
    'One item with every variant, its price and how many can be bought now. Use it before an order; a search result may be older.',
  input: { item_id: z.uuid() },
  output: z.strictObject({ item: ItemDetail }),
  run: async (ctx, { item_id }) => ({ item: await getItem(ctx, { itemId: item_id }) }),
})
