import { z } from 'zod'
import { CartLine, createDraft, OrderView } from '../src/domain/orders/index.ts'
import { defineTool } from './define-tool.ts'

export const orderCreate = defineTool({
  name: 'order_create',
  access: 'write',
  description:
    'Writes the cart as the open draft of this conversation, priced from the catalog, with the best offer that needs no code. Replaces the former draft. Fails with out_of_stock naming what is available.',
  input: { lines: z.array(CartLine).min(1).max(20) },
  output: z.strictObject({ order: OrderView }),
  run: async (ctx, { lines }) => ({ order: await createDraft(ctx, { lines }) }),
})
