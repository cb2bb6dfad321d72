import { z } from 'zod'
import { formatMoney } from '../../../../lib/money.ts'
import type { Ctx, TxCtx } from '../../../context.ts'
import { ChannelKind } from '../../../messaging/schemas.ts'
import { AttemptStatus } from '../../schemas.ts'
import { wakeCard } from './wake-card.ts'

/** What the payer's browser may be shown about a link. `lookInMs`: the attempt should be settled then. */
export interface CardPage {
  attemptId: string
  state: 'checking' | 'paid' | 'failed' | 'closed' | 'review'
  shopName: string
  amount: string
  orderReference: string
  /** The channel of the talk in which the order was made. */
  channel: { kind: ChannelKind; address: string }
  lookInMs: number | null
}

const STATE_OF: Record<AttemptStatus, CardPage['state']> = {
  created: 'checking',
  submitting: 'checking',
  submit_unknown: 'checking',
  pending: 'checking',
  partially_paid: 'checking',
  paid: 'paid',
  failed: 'failed',
  rejected: 'closed',
  cancelled: 'closed',
  expired: 'checking',
  refunded: 'review',
  needs_review: 'review',
}

const Row = z.object({
  attemptId: z.string(),
  status: AttemptStatus,
  closedAt: z.date().nullable(),
  amountMinor: z.int(),
  currency: z.string(),
  orderReference: z.string(),
  shopName: z.string(),
  kind: ChannelKind,
  address: z.string(),
})

/** Whoever reloads the page makes the provider be asked a few times at most. */
const LOOKS = { burst: 3, perSecond: 0.1 }

/**
 * How the payment of a link stands, by our own rows: nothing that the browser says is believed. Coming back to the page
 * makes the provider be asked, as long as the link may still change. Null for a reference that is none of this shop's.
 */
export async function cardPage(ctx: Ctx, { reference }: { reference: string }): Promise<CardPage | null> {
  const row = await ctx.transaction((ctx) => findLink(ctx, reference))
  if (!row) return null
  const { attemptId, status, amountMinor, currency } = row
  const state = row.closedAt !== null && status === 'expired' ? 'closed' : STATE_OF[status]
  return {
    attemptId,
    state,
    shopName: row.shopName,
    amount: formatMoney({ amountMinor, currency }),
    orderReference: row.orderReference,
    channel: { kind: row.kind, address: row.address },
    lookInMs: row.closedAt === null ? await wakeSparingly(ctx, attemptId) : null,
  }
}

async function wakeSparingly(ctx: Ctx, attemptId: string): Promise<number | null> {
  const { granted } = await ctx.ports.limiter.take(ctx.tenantId, `card-page:${attemptId}`, LOOKS)
  return granted ? ctx.transaction((ctx) => wakeCard(ctx, attemptId)) : null
}

async function findLink(ctx: TxCtx, reference: string): Promise<z.infer<typeof Row> | null> {
  const [row] = await ctx.tx.$queryRaw<unknown[]>`
    SELECT a.id AS "attemptId", a.status, a.closed_at AS "closedAt", a.amount_minor AS "amountMinor", a.currency,
      o.reference AS "orderReference", t.name AS "shopName", h.kind, h.address
    FROM payment_attempts a
    JOIN orders o ON o.tenant_id = a.tenant_id AND o.id = a.order_id
    JOIN conversations v ON v.tenant_id = o.tenant_id AND v.id = o.conversation_id
    JOIN channels h ON h.tenant_id = v.tenant_id AND h.id = v.channel_id
    JOIN tenants t ON t.id = a.tenant_id
    WHERE a.tenant_id = ${ctx.tenantId}::uuid AND a.method = 'card' AND a.reference = ${reference}
    ORDER BY a.created_at DESC LIMIT 1`
  return row ? Row.parse(row) : null
}
