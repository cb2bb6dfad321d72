import type { FactLedger } from '../fact-ledger.ts'
import type { Clause } from './clauses.ts'
import type { Knowledge } from './knowledge.ts'

/** Which states an action or the status word of a row makes true. */
const PROVES: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(?:payment_)?(?:paid|settled|success|successful|completed|complete|fulfilled|received)$/,
    ['paid', 'received', 'confirmed'],
  ],
  [/^(?:payment_)?(?:partially_paid|part_paid)$/, ['received']],
  [
    /^(?:payment_)?(?:failed|declined|rejected|expired|timeout|timed_out|insufficient.*|wrong_pin|low_balance|unreachable|error)$/,
    ['failed'],
  ],
  [/^(?:payment_)?(?:refunded|reversed)$/, ['refunded', 'compensation', 'refund']],
  [/^(?:booked|reserved)$/, ['booked', 'confirmed']],
  [/^payment_(?:cancelled|canceled)$/, ['failed']],
  [/^(?:cancelled|canceled)$/, ['cancelled']],
  [/^(?:confirmed|accepted|approved)$/, ['confirmed', 'booked']],
  [/^(?:ready.*|packed|preparing|prepared|processing|in_preparation|packing)$/, ['prepared']],
  [
    /^(?:dispatched|shipped|out_for_delivery|in_transit|on_the_way|picked_up|en_route)$/,
    ['moving', 'prepared', 'rider'],
  ],
  [/^(?:delivered|collected|fulfilled|arrived)$/, ['arrived', 'moving', 'prepared']],
  [/^(?:payment_)?(?:active|awaiting.*|pending|open|paid|confirmed|booked|reserved|in_progress)$/, ['active']],
  [/^handed_over$/, ['person']],
]

/** What each action of a claim is called among the states. */
const STATE_OF: Readonly<Record<string, string>> = { delivered: 'arrived', handed_over: 'person' }

export function stateOf(action: string): string {
  return STATE_OF[action] ?? action
}

/** The states that are true of what a clause names: of one order where it names its reference, else of any row. */
export function statesOf(
  clause: Pick<Clause, 'tokens'>,
  knowledge: Knowledge,
  { actions, orders }: FactLedger,
): Set<string> {
  const named = clause.tokens.flatMap(({ word }) => {
    const ofOrder = orders?.get(word.toUpperCase())
    const ofRow = knowledge.statusOf.get(word)
    return ofOrder === undefined && ofRow === undefined ? [] : [[...(ofOrder ?? []), ...(ofRow ?? [])]]
  })
  if (named.length === 0) return proven([...actions, ...knowledge.statuses])
  const [first = new Set<string>(), ...others] = named.map(proven)
  const common = [...first].filter((state) => others.every((states) => states.has(state)))
  return new Set([...common, ...(actions.has('handed_over') ? ['person'] : [])])
}

function proven(words: readonly string[]): Set<string> {
  return new Set(words.flatMap((word) => PROVES.flatMap(([pattern, states]) => (pattern.test(word) ? states : []))))
}
