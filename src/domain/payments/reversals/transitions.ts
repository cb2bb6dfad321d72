import type { ReversalStatus } from './schemas.ts'

/** What can happen to a reversal, after everything that had to be checked was checked. */
export type ReversalEvent =
  /** The provider took the request; its result comes later. */
  | 'accepted'
  /** The provider refused the request: nothing was done. */
  | 'refused_at_once'
  /** Nobody knows whether the provider took the request. */
  | 'no_readable_answer'
  /** The provider says that the request waited too long; it may be done all the same. */
  | 'waited_too_long'
  /** The result never came, or it is one that nobody knows. */
  | 'no_result'
  | 'result_done'
  | 'result_refused'
  /** What the provider said when it was asked what became of it. */
  | 'found_done'
  | 'found_refused'
  /** What a person has found in the shop's own statement. */
  | 'ended_done'
  | 'ended_refused'

type Row = Partial<Record<ReversalStatus, ReversalStatus>>

const all = (to: ReversalStatus): Row => ({ requested: to, pending: to, unknown: to })

/** From which status an event leads where. What is not listed changes nothing: money that has gone does not come back. */
export const REVERSAL_TRANSITIONS: Record<ReversalEvent, Row> = {
  accepted: { requested: 'pending' },
  // Also when the call took so long that it had been given up.
  refused_at_once: { requested: 'refused', unknown: 'refused' },
  no_readable_answer: { requested: 'unknown' },
  waited_too_long: { requested: 'unknown', pending: 'unknown' },
  no_result: { requested: 'unknown', pending: 'unknown' },
  result_done: all('done'),
  result_refused: all('refused'),
  found_done: all('done'),
  found_refused: all('refused'),
  ended_done: { unknown: 'done' },
  ended_refused: { unknown: 'refused' },
}
