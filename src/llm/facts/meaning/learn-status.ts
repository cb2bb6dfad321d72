import type { Json } from '../../../lib/json.ts'
import type { Knowledge } from './knowledge.ts'
import { findMentions } from './lexicon.ts'
import { tokensOf } from './tokens.ts'

/** Takes in the status word of a row: of all rows where it `leads`, and of its own reference. */
export function learnStatus(
  knowledge: Pick<Knowledge, 'statuses' | 'statusOf'>,
  row: { [key: string]: Json },
  status: string,
  leads: boolean,
): void {
  const isPayment = 'method' in row || 'receipt' in row || 'attemptId' in row
  const ofWhat = isPayment ? 'payment_' : ''
  const states = findMentions(tokensOf(status)).flatMap(({ kind, id }) => (kind === 'state' ? [`${ofWhat}${id}`] : []))
  const word = `${ofWhat}${status.toLowerCase()}`
  const { reference } = row
  for (const told of [word, ...states]) {
    if (leads) knowledge.statuses.add(told)
    if (typeof reference !== 'string') continue
    const key = reference.toLowerCase()
    knowledge.statusOf.set(key, (knowledge.statusOf.get(key) ?? new Set()).add(told))
  }
}
