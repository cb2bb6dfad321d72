import type { Ctx } from '../context.ts'
import { getStkAccount } from './account.ts'
import { type Attempt, getAttempt, isUnresolved } from './attempt.ts'
import { StoredClaim } from './schemas.ts'
import type { Evidence, OpenEvent } from './weigh-evidence.ts'

/** `now` is for a customer who is being answered this moment: the provider is asked, and she is not told to wait. */
export type AskProvider = 'when_due' | 'now'

export interface Gathered {
  orderId: string
  evidence: Evidence
  /** Whether the provider was asked, with or without an answer. */
  asked: boolean
  ask: AskProvider
}

/** Reads the open callbacks of an attempt and asks the provider, with no transaction open while asking. */
export async function gatherEvidence(ctx: Ctx, attemptId: string, ask: AskProvider): Promise<Gathered> {
  const { attempt, events, account } = await ctx.tx(async (tx) => {
    const found = await getAttempt(tx, ctx, attemptId)
    const rows = await tx.paymentEvent.findMany({
      where: { tenantId: ctx.tenantId, attemptId, handledAt: null },
      orderBy: { receivedAt: 'asc' },
      select: { id: true, claim: true },
    })
    return { attempt: found, events: rows.map(openEvent), account: await getStkAccount(tx, ctx, found.accountId) }
  })
  const providerRequestId = attempt.providerRequestId ?? events.find(({ claim }) => claim)?.claim?.providerRequestId
  const asked = providerRequestId !== undefined && mayAsk(ctx, attempt, events.length > 0, ask)
  if (!asked) return { orderId: attempt.orderId, evidence: { events, queryCode: null }, asked, ask }
  const answer = await ctx.ports.stk.query(account, providerRequestId)
  const queryCode = answer.outcome === 'result' ? answer.code : null
  return { orderId: attempt.orderId, evidence: { events, queryCode }, asked, ask }
}

function mayAsk(ctx: Ctx, attempt: Attempt, hasEvents: boolean, ask: AskProvider): boolean {
  if (attempt.status === 'paid' || attempt.status === 'needs_review') return false
  if (hasEvents) return true
  if (!isUnresolved(attempt)) return false
  return ask === 'now' || (attempt.nextQueryAt !== null && attempt.nextQueryAt <= ctx.clock.now())
}

function openEvent(row: { id: string; claim: unknown }): OpenEvent {
  const claim = StoredClaim.safeParse(row.claim)
  return { eventId: row.id, claim: claim.success ? claim.data : null }
}
