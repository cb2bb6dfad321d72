import type { Attempt } from './attempt.ts'
import { resultMeaning } from './result-codes.ts'
import type { StkClaim } from './stk-provider.ts'

/** A callback that was not handled yet; a claim of null is a body that nobody could read. */
export interface OpenEvent {
  eventId: string
  claim: StkClaim | null
}

/** What the provider answered when it was asked: a result code, or null for no answer. */
export interface Evidence {
  events: readonly OpenEvent[]
  queryCode: string | null
}

/** What the evidence comes to. `problem` says which check a claim of money did not pass. */
export type Finding =
  | { kind: 'money'; receipt: string | null; providerRequestId: string | null; code: string }
  | { kind: 'doubtful'; problem: string; claim: StkClaim }
  | { kind: 'failure'; code: string; providerRequestId: string | null }
  | { kind: 'undecided'; code: string | null }

export interface Weighed {
  finding: Finding
  /** What was made of each event. */
  verdicts: { eventId: string; verdict: string }[]
  /** Things somebody should look at although they change nothing. */
  alarms: string[]
}

/**
 * Comes to one finding from all open callbacks and the query together, so that their order does not matter: proven money
 * beats doubt, doubt beats failure, failure beats not knowing.
 */
export function weighEvidence(attempt: Attempt, evidence: Evidence): Weighed {
  const judged = evidence.events.map((event) => ({
    event,
    verdict: judgeClaim(attempt, event.claim, evidence.queryCode),
  }))
  const claimOf = (verdict: string) => judged.find((entry) => entry.verdict === verdict)?.event.claim ?? null
  const money = claimOf('success')
  const half = claimOf('incomplete')
  const doubt = DOUBTS.flatMap((kind) => judged.filter(({ verdict }) => verdict === kind))[0]
  const failure = claimOf('failure')
  const unknown = claimOf('unknown_code')
  const queried = evidence.queryCode === null ? null : resultMeaning(evidence.queryCode).outcome
  return {
    finding: pick(),
    verdicts: judged.map(({ event, verdict }) => ({ eventId: event.eventId, verdict })),
    alarms: judged.map(({ verdict }) => verdict).filter((verdict) => DOUBTS.includes(verdict) || ALARMING.has(verdict)),
  }

  function pick(): Finding {
    if (money) return { kind: 'money', receipt: money.receipt, providerRequestId: money.providerRequestId, code: '0' }
    // A prompt cannot be paid with another amount: when both are said, something is wrong that code must not decide.
    const paidByQuery = queried === 'paid' && doubt?.verdict !== 'amount_mismatch'
    if (paidByQuery) {
      const receipt = half?.receipt ?? null
      return { kind: 'money', receipt, providerRequestId: half?.providerRequestId ?? null, code: '0' }
    }
    if (doubt?.event.claim) return { kind: 'doubtful', problem: doubt.verdict, claim: doubt.event.claim }
    if (failure) return { kind: 'failure', code: failure.resultCode, providerRequestId: failure.providerRequestId }
    if (evidence.queryCode !== null && queried !== 'undecided') {
      return { kind: 'failure', code: evidence.queryCode, providerRequestId: null }
    }
    return { kind: 'undecided', code: unknown?.resultCode ?? evidence.queryCode }
  }
}

/** A claim of money that fails one of these must be looked at by a person; of several doubts the gravest counts. */
const DOUBTS = ['amount_mismatch', 'wrong_request_id', 'contradicted_by_query']
const ALARMING = new Set(['wrong_request_id_of_failure', 'unknown_code', 'unreadable'])

function judgeClaim(attempt: Attempt, claim: StkClaim | null, queryCode: string | null): string {
  if (claim === null) return 'unreadable'
  const foreign = attempt.providerRequestId !== null && claim.providerRequestId !== attempt.providerRequestId
  const { outcome } = resultMeaning(claim.resultCode)
  if (outcome !== 'paid') {
    if (foreign) return 'wrong_request_id_of_failure'
    return outcome === 'undecided' ? 'unknown_code' : 'failure'
  }
  if (foreign) return 'wrong_request_id'
  if (claim.amountMinor !== null && claim.amountMinor !== attempt.amountMinor) return 'amount_mismatch'
  const answer = queryCode === null ? 'undecided' : resultMeaning(queryCode).outcome
  if (answer !== 'paid' && answer !== 'undecided') return 'contradicted_by_query'
  return claim.amountMinor === null || claim.receipt === null ? 'incomplete' : 'success'
}
