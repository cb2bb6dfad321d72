import type { Ctx } from '../../../context.ts'
import { type Attempt, getAttempt, isUnresolved } from '../../core/attempt.ts'
import { StoredClaim } from '../../schemas.ts'
import { getStkAccount } from '../mpesa/account.ts'
import type { AskProvider } from '../payment-method-handler.ts'
import { UNDECIDED_EVENTS } from './payment-events.ts'
import { type Evidence, isKnownPayment, type OpenEvent, type ReadClaim } from './weigh-evidence.ts'

export interface Gathered {
  orderId: string
  evidence: Evidence
  /** Whether the provider was asked, with or without an answer. */
  asked: boolean
  ask: AskProvider
}

/** Each new callback makes us ask; whoever knows the address must not make us ask without end. */
const CLAIMS = { burst: 6, perSecond: 1 / 30 }

/** Reads the open callbacks of an attempt and asks the provider, with no transaction open while asking. */
export async function gatherEvidence(ctx: Ctx, attemptId: string, ask: AskProvider): Promise<Gathered> {
  const { attempt, rows, account } = await ctx.transaction(async (ctx) => {
    const found = await getAttempt(ctx, attemptId)
    const rows = await ctx.tx.paymentEvent.findMany({
      where: { tenantId: ctx.tenantId, attemptId, ...UNDECIDED_EVENTS },
      orderBy: { receivedAt: 'asc' },
      select: { id: true, claim: true, handledAt: true },
    })
    return { attempt: found, rows, account: await getStkAccount(ctx, found.accountId) }
  })
  const events = rows.map((row) => openEvent(ctx, row))
  const isNew = rows.some(({ handledAt }) => handledAt === null)
  const providerRequestId = attempt.providerRequestId ?? namedBy(events)
  const isOver = attempt.status === 'paid' || attempt.status === 'refunded'
  const isKnown = isOver && !events.some(({ claim }) => claim !== null && isAnother(attempt, claim))
  const asked = providerRequestId !== null && !isKnown && (await mayAsk(ctx, attempt, isNew, ask))
  if (!asked) return { orderId: attempt.orderId, evidence: { events, answer: null }, asked, ask }
  const said = await ctx.ports.stk.query(account, providerRequestId)
  const answer =
    said.outcome === 'result' ? { code: said.code, result: ctx.ports.stk.resultOf(said.code), providerRequestId } : null
  return { orderId: attempt.orderId, evidence: { events, answer }, asked, ask }
}

/** The request of a push whose answer never came: the newest that is said to be paid, else any that was named. */
function namedBy(events: readonly OpenEvent[]): string | null {
  const claims = events.flatMap(({ claim }) => claim ?? [])
  const paid = claims.findLast(({ result }) => result === 'paid')
  return (paid ?? claims[0])?.providerRequestId ?? null
}

async function mayAsk(ctx: Ctx, attempt: Attempt, isNew: boolean, ask: AskProvider): Promise<boolean> {
  if (isNew && (await ctx.ports.limiter.take(ctx.tenantId, `stk-claims:${attempt.id}`, CLAIMS)).granted) return true
  if (attempt.status === 'needs_review' || (!isUnresolved(attempt) && attempt.claimedAt === null)) return false
  return ask === 'now' || (attempt.nextQueryAt !== null && attempt.nextQueryAt <= ctx.clock.now())
}

/** Of a prompt that is paid, or whose money went back, only a second receipt is news. */
function isAnother(attempt: Attempt, claim: ReadClaim): boolean {
  return claim.result === 'paid' && claim.receipt !== null && !isKnownPayment(attempt, claim)
}

function openEvent(ctx: Ctx, row: { id: string; claim: unknown }): OpenEvent {
  const claim = StoredClaim.safeParse(row.claim)
  if (!claim.success) return { eventId: row.id, claim: null }
  return { eventId: row.id, claim: { ...claim.data, result: ctx.ports.stk.resultOf(claim.data.resultCode) } }
}
