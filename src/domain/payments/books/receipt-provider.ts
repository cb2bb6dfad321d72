import type { JsonObject } from '../../../lib/json.ts'
import type { C2bClaim } from '../methods/c2b/c2b-provider.ts'
import type { StkAccount } from '../methods/stk/stk-provider.ts'
import type { Initiator } from '../schemas.ts'

/** What came to an account, as the provider's own books have it. */
export interface ListedMoney {
  claim: C2bClaim
  raw: JsonObject
}

/** Why a call brought nothing: `busy` may be tried again, `configuration` is for the shop's operator. */
export interface CallFailure {
  outcome: 'failed'
  cause: 'busy' | 'configuration'
  code: string
  problem: string
  hint: string
}

export type ListPage =
  /** `rows`: how many the page has, the unreadable ones too; none means that the list has ended. */
  { outcome: 'page'; money: ListedMoney[]; rows: number } | CallFailure

/** What a request about a receipt is told back to. */
export interface ResultUrls {
  resultUrl: string
  timeoutUrl: string
}

export type ReceiptQuestion = { receipt: string } | { requestId: string }

export type RequestOutcome =
  /** Taken: its result comes later. `requestId` is what the provider knows the request by. */
  | { outcome: 'accepted'; requestId: string }
  /** Refused at once: nothing was done, and no result comes. */
  | { outcome: 'rejected'; cause: 'busy' | 'configuration' | 'invalid'; code: string; problem: string }
  /** No readable answer: it may have been taken. Never send again on this. */
  | { outcome: 'unknown'; problem: string }

/** What a result says of its request. Nothing in it is trusted before it was compared with our own row. */
export interface ReceiptResult {
  requestId: string
  /** `done`: what was asked for is done, or answered. `unsure` decides nothing: a code that nobody knows. */
  meaning: 'done' | 'already_done' | 'refused' | 'unsure'
  code: string
  problem: string
  /** Of the money that was asked about or sent back; null where it is not said. */
  receipt: string | null
  amountMinor: number | null
  /** What became of it; only an answer to a question says. */
  state: 'completed' | 'reversed' | 'not_completed' | null
  /** The number that got the money. */
  creditedTo: string | null
}

/** `raw` is the body without balances and names. */
export type ResultReading =
  | { outcome: 'result'; result: ReceiptResult; raw: JsonObject }
  | { outcome: 'unreadable'; problem: string; raw: JsonObject }

/** The provider's books: what it can be asked about money that it moved, and told to send back. */
export interface ReceiptProvider {
  /** So far the list reaches back, in milliseconds. */
  readonly listReachMs: number
  /** Makes the list of an account available. Asking twice does no harm. */
  registerList(
    account: StkAccount,
    registration: { nominatedNumber: string; callbackUrl: string },
  ): Promise<{ outcome: 'registered' } | CallFailure>
  /** Rows of what came to the account between two instants, from the row with this number on. */
  list(account: StkAccount, window: { from: Date; to: Date; offset: number }): Promise<ListPage>
  check(account: StkAccount, initiator: Initiator, question: ReceiptQuestion & ResultUrls): Promise<RequestOutcome>
  /** Sends money back to who paid it. Sent once, whatever comes of it. */
  reverse(
    account: StkAccount,
    initiator: Initiator,
    reversal: { receipt: string; amountMinor: number; note: string } & ResultUrls,
  ): Promise<RequestOutcome>
  readResult(body: string): ResultReading
}
