import { newReference } from '../../lib/reference.ts'
import { recordAudit } from '../audit/index.ts'
import type { Ctx, Tx } from '../context.ts'
import { AppError } from '../errors.ts'
import { type ChosenOffer, claimOffer, rankOffers } from '../offers/index.ts'
import { toOrderView } from './internal.ts'
import { type PricedLine, priceLines } from './price-lines.ts'
import type { CartLine, OrderView } from './schemas.ts'
import { writeDraft } from './write-draft.ts'

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
    const lines = await priceLines(tx, ctx, input.lines)
    const currency = oneCurrency(lines)
    const open = await lockDraft(tx, ctx, conversationId)
    const draft = open ?? { id: ctx.ids.uuid(), reference: newReference(ctx.ids.secret), offerId: null }
    const subtotalMinor = lines.reduce((total, line) => total + line.lineTotalMinor, 0)
    const ranked = await rankOffers(tx, ctx, {
      orderId: draft.id,
      customerId,
      offerId: draft.offerId,
      basket: { subtotalMinor, lines },
    })
    const owner = { conversationId, customerId }
    const write = (chosen: ChosenOffer | null) =>
      writeDraft(tx, ctx, { ...draft, ...owner, currency, subtotalMinor, lines, chosen })
    let placedAt = await write(ranked[0] ?? null)
    const chosen = await firstClaimed(tx, ctx, ranked, { orderId: draft.id, customerId })
    if (chosen !== (ranked[0] ?? null)) placedAt = await write(chosen)
    await recordAudit(tx, ctx, {
      action: open === null ? 'order.drafted' : 'order.redrafted',
      subjectType: 'order',
      subjectId: draft.id,
      data: { subtotalMinor, discountMinor: chosen?.discountMinor ?? 0, lines: lines.length },
    })
    return toView(draft, lines, { currency, subtotalMinor, chosen, placedAt })
  })
}

async function lockDraft(tx: Tx, ctx: Ctx, conversationId: string): Promise<OpenDraft | null> {
  const [row] = await tx.$queryRaw<OpenDraft[]>`
    SELECT o.id, o.reference, o.offer_id AS "offerId" FROM orders o
    WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.conversation_id = ${conversationId}::uuid AND o.status = 'draft'
    FOR UPDATE`
  return row ?? null
}

/** The best offer whose limit still has a place; the order's row must exist, because a claim points at it. */
async function firstClaimed(
  tx: Tx,
  ctx: Ctx,
  ranked: readonly ChosenOffer[],
  order: { orderId: string; customerId: string },
): Promise<ChosenOffer | null> {
  for (const chosen of ranked) {
    if ((await claimOffer(tx, ctx, { offer: chosen.offer, ...order })) === 'claimed') return chosen
  }
  return null
}

function oneCurrency(lines: readonly PricedLine[]): string {
  const currencies = new Set(lines.map((line) => line.currency))
  const [currency] = currencies
  if (currency === undefined) throw new AppError('invalid_input', 'an order needs at least one line')
  if (currencies.size > 1) throw new AppError('misconfigured', 'the items of one order have different currencies')
  return currency
}

function toView(
  draft: OpenDraft,
  lines: readonly PricedLine[],
  totals: { currency: string; subtotalMinor: number; chosen: ChosenOffer | null; placedAt: Date },
): OrderView {
  const { currency, subtotalMinor, chosen, placedAt } = totals
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
      lines: lines.map(({ variantId, itemName, variantName, quantity, unitPriceMinor, lineTotalMinor }) => ({
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
