import { z } from 'zod'
import { newReference } from '../../lib/reference.ts'
import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { toOrderView } from './internal.ts'
import { type OrderWish, type PricedOrder, repriceOrder } from './reprice-order.ts'
import type { OrderView } from './schemas.ts'
import { chargedFeeMinor, fulfilmentSql, StoredFulfilment } from './stored-fulfilment.ts'

const OpenDraft = z.object({
  id: z.uuid(),
  reference: z.string(),
  offerId: z.uuid().nullable(),
  fulfilment: StoredFulfilment.nullable(),
})
type OpenDraft = z.infer<typeof OpenDraft>

/**
 * The conversation's open draft with exactly these lines, repriced from the catalog. The best offer it can have is on it
 * (a coupon stays while it is the better one). There is one open draft per conversation: a new cart rewrites it in place.
 * How it reaches her stays as she said it, with the fee of the new goods, until she says otherwise. Throws what
 * `repriceOrder` throws.
 */
export async function createDraft(ctx: Ctx, input: OrderWish): Promise<OrderView> {
  const { conversationId, customerId } = ctx
  if (conversationId === null || customerId === null)
    throw new AppError('invalid_input', 'an order belongs to a conversation')
  return ctx.transaction(async (ctx) => {
    const open = await lockDraft(ctx, conversationId)
    const draft = open ?? {
      id: ctx.ids.uuid(),
      reference: newReference(ctx.ids.secret),
      offerId: null,
      fulfilment: null,
    }
    const priced = await repriceOrder(ctx, { ...draft, conversationId, customerId }, input)
    await recordAudit(ctx, {
      action: open === null ? 'order.drafted' : 'order.redrafted',
      subjectType: 'order',
      subjectId: draft.id,
      data: {
        subtotalMinor: priced.subtotalMinor,
        discountMinor: priced.chosen?.discountMinor ?? 0,
        lines: priced.lines.length,
      },
    })
    return toView(draft, priced, ctx.clock.now())
  })
}

async function lockDraft(ctx: TxCtx, conversationId: string): Promise<OpenDraft | null> {
  const [row] = await ctx.tx.$queryRaw<unknown[]>`
    SELECT o.id, o.reference, o.offer_id AS "offerId", ${fulfilmentSql()} AS fulfilment FROM orders o
    WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.conversation_id = ${conversationId}::uuid AND o.status = 'draft'
    FOR UPDATE`
  return row === undefined ? null : OpenDraft.parse(row)
}

function toView(draft: OpenDraft, priced: PricedOrder, now: Date): OrderView {
  const { lines, currency, subtotalMinor, chosen, fulfilment, terms, placedAt } = priced
  const discountMinor = chosen?.discountMinor ?? 0
  return toOrderView(
    {
      orderId: draft.id,
      reference: draft.reference,
      status: 'draft',
      currency,
      subtotalMinor,
      discountMinor,
      totalMinor: subtotalMinor - discountMinor + chargedFeeMinor(fulfilment),
      offerTitle: chosen?.offer.title ?? null,
      fulfilment,
      stage: null,
      carrier: null,
      terms: fulfilment && terms,
      placedAt,
      lines: lines.map(({ itemId, variantId, itemName, variantName, quantity, unitPriceMinor, lineTotalMinor }) => ({
        itemId,
        variantId,
        itemName,
        variantName,
        quantity,
        unitPrice: { amountMinor: unitPriceMinor, currency },
        lineTotal: { amountMinor: lineTotalMinor, currency },
      })),
    },
    null,
    now,
  )
}
