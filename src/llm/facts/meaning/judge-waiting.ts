import type { Clause } from './clauses.ts'
import { speaksOf } from './judge-states.ts'

const WAITS =
  /(?:^| )(?:(?:na|tuna)(?:subiri|ngoja|ngojea)|awaiting|waiting (?:for|on)|still (?:\p{L}+ )?(?:waiting|pending|unpaid|open)|(?:is|are) (?:still )?pending|ha(?:tu|wa)ja(?:pata|pokea|ona)|sija(?:pata|pokea|ona)|bado ha(?:i|zi|ya|tu)ja\p{L}+|bado (?:iko|ni) pending|unpaid|yet to (?:receive|get|come|arrive))(?: |$)/u
/** What is waited for, and what of it has long been true. */
const KEPT: readonly (readonly [string, readonly string[]])[] = [
  ['money', ['paid', 'received', 'refunded']],
  ['booking', ['booked']],
]

/** "We still wait for your payment", of one that has come: a false no costs her a second payment. */
export function judgeWaiting(clause: Clause, states: ReadonlySet<string>): boolean {
  if (clause.asked || clause.conditional || !WAITS.test(clause.words)) return false
  return KEPT.some(([role, done]) => speaksOf(clause, role) && done.some((state) => states.has(state)))
}
