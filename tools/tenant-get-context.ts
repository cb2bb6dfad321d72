import { z } from 'zod'
import { FulfilmentQuotes, quoteFulfilment } from '../src/domain/fulfilment/index.ts'
import { getTenant, TenantSettings } from '../src/domain/tenancy/index.ts'
import { defineTool } from './define-tool.ts'

export const tenantGetContext = defineTool({
  name: 'tenant_get_context',
  access: 'read',
  description:
    'Name and settings of the shop: persona, languages, opening hours, delivery, payment methods, handoff promise, and quotes of delivery when asked. The only source of these facts.',
  input: {
    /** Goods whose delivery and pickup are to be quoted as if they were paid now, and her words about the place; null: no quotes. */
    quote: z
      .strictObject({ goods_minor: z.int().min(0), place: z.string().max(300).nullable() })
      .nullable()
      .default(null),
  },
  output: z.strictObject({
    tenant: z.strictObject({ name: z.string(), settings: TenantSettings }),
    quotes: FulfilmentQuotes.nullable(),
  }),
  run: async (ctx, { quote }) => {
    const { name, settings } = await getTenant(ctx)
    if (quote === null) return { tenant: { name, settings }, quotes: null }
    const goods = { subtotalMinor: quote.goods_minor, place: quote.place }
    return { tenant: { name, settings }, quotes: quoteFulfilment(settings, goods, ctx.clock.now()) }
  },
})
