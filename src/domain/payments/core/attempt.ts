import { z } from 'zod'
import { Prisma } from '../../../../prisma/generated/client.ts'
import { latestInstant } from '../../../lib/latest-instant.ts'
import { PaymentMethod } from '../../../lib/payment-method.ts'
import type { TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { AttemptStatus } from '../schemas.ts'
import { beginAnew } from './begin-anew.ts'

/** A payment attempt with what its notices need to know of the conversation it belongs to. */
const Attempt = z.object({
  id: z.string(),
  orderId: z.string(),
  /** The share of the order that it is for; null for the whole of it. */
  shareId: z.string().nullable(),
  accountId: z.string(),
  requestId: z.string(),
  method: PaymentMethod,
  status: AttemptStatus,
  amountMinor: z.int(),
  currency: z.string(),
  /** The phone a prompt went to; null for an instruction and for a card. */
  msisdn: z.string().nullable(),
  /** What the provider knows the payment by. */
  reference: z.string(),
  /** What the customer knows her order by; a card link's own reference counts the links behind it. */
  orderReference: z.string(),
  providerRequestId: z.string().nullable(),
  resultCode: z.string().nullable(),
  receipt: z.string().nullable(),
  superseded: z.boolean(),
  createdAt: z.date(),
  nextQueryAt: z.date().nullable(),
  expiresAt: z.date(),
  closedAt: z.date().nullable(),
  /** A success without amount or receipt was claimed and never confirmed. */
  halfClaimed: z.boolean(),
  /** Since when a full success is claimed that the provider has not confirmed. */
  claimedAt: z.date().nullable(),
  conversationId: z.string(),
  customerId: z.string(),
  shopName: z.string(),
  language: z.string(),
})
export type Attempt = z.infer<typeof Attempt>

export async function getAttempt(ctx: TxCtx, attemptId: string): Promise<Attempt> {
  return readAttempt(ctx, attemptId, Prisma.empty)
}

/**
 * Locks the attempt until the transaction ends. Take the lock of its order first: whoever starts a payment does the
 * same, so the two never wait for each other. What was made or claimed while our clock ran ahead begins now.
 */
export async function lockAttempt(ctx: TxCtx, attemptId: string): Promise<Attempt> {
  const lock = Prisma.sql`FOR UPDATE OF a`
  const latest = latestInstant(ctx.clock.now())
  let attempt = await readAttempt(ctx, attemptId, lock)
  if (attempt.createdAt > latest) {
    await beginAnew(ctx, attempt.orderId)
    attempt = await readAttempt(ctx, attemptId, lock)
  }
  const { claimedAt, createdAt } = attempt
  return claimedAt !== null && claimedAt > latest ? { ...attempt, claimedAt: createdAt } : attempt
}

async function readAttempt(ctx: TxCtx, attemptId: string, lock: Prisma.Sql): Promise<Attempt> {
  const rows = await ctx.tx.$queryRaw`
    SELECT a.id, a.order_id AS "orderId", a.share_id AS "shareId", a.account_id AS "accountId", a.request_id AS "requestId", a.method, a.status,
      a.amount_minor AS "amountMinor", a.currency, a.msisdn, a.reference,
      o.reference AS "orderReference",
      a.provider_request_id AS "providerRequestId", a.result_code AS "resultCode", a.receipt, a.superseded,
      a.created_at AS "createdAt", a.next_query_at AS "nextQueryAt", a.expires_at AS "expiresAt",
      a.closed_at AS "closedAt", o.conversation_id AS "conversationId", o.customer_id AS "customerId",
      EXISTS (SELECT FROM payment_events e WHERE e.tenant_id = a.tenant_id AND e.attempt_id = a.id
        AND e.verdict = 'incomplete') AS "halfClaimed",
      (SELECT min(e.received_at) FROM payment_events e WHERE e.tenant_id = a.tenant_id AND e.attempt_id = a.id
        AND e.verdict = 'unproven') AS "claimedAt",
      t.name AS "shopName",
      coalesce(c.language_pref, v.language, t.settings->>'defaultLanguage', 'en') AS language
    FROM payment_attempts a
    JOIN orders o ON o.tenant_id = a.tenant_id AND o.id = a.order_id
    JOIN conversations v ON v.tenant_id = o.tenant_id AND v.id = o.conversation_id
    JOIN customers c ON c.tenant_id = o.tenant_id AND c.id = o.customer_id
    JOIN tenants t ON t.id = a.tenant_id
    WHERE a.tenant_id = ${ctx.tenantId}::uuid AND a.id = ${attemptId}::uuid ${lock}`
  const [attempt] = z.array(Attempt).parse(rows)
  if (!attempt) throw new AppError('not_found', 'the payment attempt does not exist')
  return attempt
}

/** True while the provider may still change its mind about the attempt and we keep asking. */
export function isUnresolved(attempt: { status: AttemptStatus; closedAt: Date | null }): boolean {
  return attempt.closedAt === null && isAwaited(attempt.status, true)
}

/** True while the customer waits for a result; with `orExpired` also after we told her that it timed out. */
export function isAwaited(status: AttemptStatus, orExpired = false): boolean {
  const live =
    status === 'created' ||
    status === 'submitting' ||
    status === 'submit_unknown' ||
    status === 'pending' ||
    status === 'partially_paid'
  return live || (orExpired && status === 'expired')
}
