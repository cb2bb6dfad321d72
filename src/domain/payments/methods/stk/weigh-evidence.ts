import type { Attempt } from '../../core/attempt.ts'
import type { PromptResult } from '../../schemas.ts'
import { consequenceOf } from './consequence-of.ts'
import type { StkClaim } from './stk-provider.ts'

/** A claim with what its code means. */
export type ReadClaim = StkClaim & { result: PromptResult }

/** A callback that is not decided yet; a claim of null is a body that nobody could read. */
export interface OpenEvent {
  eventId: string
  claim: ReadClaim | null
}

/** What the provider answered when it was asked, and about which request: it proves nothing about another one. */
export interface ProviderAnswer {
  code: string
  result: PromptResult
  providerRequestId: string
}

/** `answer` is null when the provider was not asked or gave none. */
export interface Evidence {
  events: readonly OpenEvent[]
  answer: ProviderAnswer | null
}

/** What the evidence comes to. `problem` says which check a claim of money did not pass. */
export type Finding =
  | { kind: 'money'; receipt: string | null; providerRequestId: string | null; code: string }
  | { kind: 'doubtful'; problem: string; claim: ReadClaim }
  /** A success that fits, and of which the provider has not said a word: no evidence, a reason to ask again. */
  | { kind: 'claimed' }
  | { kind: 'failure'; code: string; result: PromptResult; providerRequestId: string | null }
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
 * beats doubt, doubt beats a claim, a claim beats failure, failure beats not knowing. Money is proven by the provider's
 * answer alone: a callback is signed by nobody, so without one it pays nothing.
 */
export function weighEvidence(attempt: Attempt, evidence: Evidence): Weighed {
  const { events, answer } = evidence
  const judged = events.map((event) => ({ event, verdict: judgeClaim(attempt, event.claim, answer) }))
  const claimOf = (verdict: string) => judged.find((entry) => entry.verdict === verdict)?.event.claim ?? null
  const money = claimOf('success')
  const half = claimOf('incomplete')
  const doubt = DOUBTS.flatMap((kind) => judged.filter(({ verdict }) => verdict === kind))[0]
  const failure = claimOf('failure')
  const unknown = claimOf('unknown_code')
  const answered = answer === null ? null : consequenceOf(answer.result).outcome
  return {
    finding: pick(),
    verdicts: judged.map(({ event, verdict }) => ({ eventId: event.eventId, verdict })),
    alarms: judged.map(({ verdict }) => verdict).filter((verdict) => DOUBTS.includes(verdict) || ALARMING.has(verdict)),
  }

  function pick(): Finding {
    if (money) {
      const { receipt, providerRequestId, resultCode: code } = money
      return { kind: 'money', receipt, providerRequestId, code }
    }
    // A prompt cannot be paid with another amount: when both are said, something is wrong that code must not decide.
    if (answer !== null && answered === 'paid' && doubt?.verdict !== 'amount_mismatch') {
      const { providerRequestId, code } = answer
      const receipt = half?.providerRequestId === providerRequestId ? half.receipt : null
      return { kind: 'money', receipt, providerRequestId, code }
    }
    if (doubt?.event.claim) return { kind: 'doubtful', problem: doubt.verdict, claim: doubt.event.claim }
    if (claimOf('unproven')) return { kind: 'claimed' }
    if (failure) {
      const { resultCode: code, result, providerRequestId } = failure
      return { kind: 'failure', code, result, providerRequestId }
    }
    if (answer !== null && answered !== 'undecided') {
      return { kind: 'failure', code: answer.code, result: answer.result, providerRequestId: null }
    }
    return { kind: 'undecided', code: unknown?.resultCode ?? answer?.code ?? null }
  }
}

/** A claim of money that fails one of these must be looked at by a person; of several doubts the gravest counts. */
const DOUBTS = ['amount_mismatch', 'wrong_request_id', 'contradicted_by_query']
const ALARMING = new Set(['wrong_request_id_of_failure', 'unknown_code', 'unreadable'])

function judgeClaim(attempt: Attempt, claim: ReadClaim | null, answer: ProviderAnswer | null): string {
  if (claim === null) return 'unreadable'
  const foreign = attempt.providerRequestId !== null && claim.providerRequestId !== attempt.providerRequestId
  const { outcome } = consequenceOf(claim.result)
  if (outcome !== 'paid') {
    if (foreign) return 'wrong_request_id_of_failure'
    return outcome === 'undecided' ? 'unknown_code' : 'failure'
  }
  if (foreign) return 'wrong_request_id'
  if (claim.amountMinor !== null && claim.amountMinor !== attempt.amountMinor) return 'amount_mismatch'
  const told =
    answer?.providerRequestId === claim.providerRequestId ? consequenceOf(answer.result).outcome : 'undecided'
  if (told !== 'paid' && told !== 'undecided') return 'contradicted_by_query'
  if (claim.amountMinor === null || claim.receipt === null) return 'incomplete'
  return told === 'paid' || isKnownPayment(attempt, claim) ? 'success' : 'unproven'
}

/** The payment of an attempt that is paid already, or was until its money went back: the claim adds the receipt at most. Another receipt is another claim. */
export function isKnownPayment({ status, receipt }: Attempt, claim: StkClaim): boolean {
  return (status === 'paid' || status === 'refunded') && (receipt === null || claim.receipt === receipt)
}
