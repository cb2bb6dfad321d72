import { z } from 'zod'
import { FulfilmentQuotes, quoteFulfilment } from '../src/domain/fulfilment/index.ts'
import { findOverview, PropertyOverview } from '../src/domain/properties/index.ts'
import { getTenant, TenantSettings } from '../src/domain/tenancy/index.ts'
import { defineTool } from './define-tool.ts'

export const tenantGetContext = defineTool({
  name: 'tenant_get_context',
  access: 'read',
  description:
    'Name and settings of the shop: persona, languages, opening hours, delivery, payment methods, handoff promise, quotes of delivery when asked, and where guests are answered the property with its contacts. The only source of these facts.',
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
    /** Null for a shop that answers no guests, and for one that has no property yet. */
    property: PropertyOverview.nullable(),
  }),
  run: async (ctx, { quote }) => {
    const { name, settings } = await getTenant(ctx)
    const property = settings.concierge === null ? null : await findOverview(ctx)
    if (quote === null) return { tenant: { name, settings }, quotes: null, property }
    const goods = { subtotalMinor: quote.goods_minor, place: quote.place }
    return { tenant: { name, settings }, quotes: quoteFulfilment(settings, goods, ctx.clock.now()), property }
  },
})
