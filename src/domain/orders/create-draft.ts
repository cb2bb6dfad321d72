import { newReference } from '../../lib/reference.ts'
import { recordAudit } from '../audit/index.ts'
import type { Ctx, Tx } from '../context.ts'
import { AppError } from '../errors.ts'
import { toOrderView } from './internal.ts'
import { type PricedOrder, repriceOrder } from './reprice-order.ts'
import type { CartLine, OrderView } from './schemas.ts'

interface OpenDraft {
  id: string
  reference: string
  offerId: string | null
}

/**
 * The conversation's open draft with exactly these lines, repriced from the catalog. The best offer it can have is on it
 * (a coupon stays while it is the better one). There is one open draft per conversation: a new cart rewrites it in place.
 * Throws what `priceLines` throws.
 */
export async function createDraft(ctx: Ctx, input: { lines: readonly CartLine[] }): Promise<OrderView> {
  const { conversationId, customerId } = ctx
  if (conversationId === null || customerId === null)
    throw new AppError('invalid_input', 'an order belongs to a conversation')
  return ctx.tx(async (tx) => {
    const open = await lockDraft(tx, ctx, conversationId)
    const draft = open ?? { id: ctx.ids.uuid(), reference: newReference(ctx.ids.secret), offerId: null }
    const priced = await repriceOrder(tx, ctx, { ...draft, conversationId, customerId }, input.lines)
    await recordAudit(tx, ctx, {
      action: open === null ? 'order.drafted' : 'order.redrafted',
      subjectType: 'order',
      subjectId: draft.id,
      data: {
        subtotalMinor: priced.subtotalMinor,
        discountMinor: priced.chosen?.discountMinor ?? 0,
        lines: priced.lines.length,
      },
    })
    return toView(draft, priced)
  })
}

async function lockDraft(tx: Tx, ctx: Ctx, conversationId: string): Promise<OpenDraft | null> {
  const [row] = await tx.$queryRaw<OpenDraft[]>`
    SELECT o.id, o.reference, o.offer_id AS "offerId" FROM orders o
    WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.conversation_id = ${conversationId}::uuid AND o.status = 'draft'
    FOR UPDATE`
  return row ?? null
}

function toView(draft: OpenDraft, { lines, currency, subtotalMinor, chosen, placedAt }: PricedOrder): OrderView {
  const discountMinor = chosen?.discountMinor ?? 0
  return toOrderView(
    {
      orderId: draft.id,
      reference: draft.reference,
      status: 'draft',
      currency,
      subtotalMinor,
      discountMinor,
      totalMinor: subtotalMinor - discountMinor,
      offerTitle: chosen?.offer.title ?? null,
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
  )
}
