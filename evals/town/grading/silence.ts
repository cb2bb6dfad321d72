import type { Customer } from '../customer.ts'
import type { CustomerRows } from './customer-rows.ts'
import { type Arrived, type Finding, finding } from './invariants.ts'

/** Between STOP and START nothing is sent but the answer to the word itself. */
export function checkSilence(rows: CustomerRows): Finding[] {
  const words = rows.consents.filter(({ purpose }) => purpose === 'messaging')
  return words.flatMap(({ action, at }, index) => {
    if (action !== 'withdrawn') return []
    const until = words.slice(index + 1).find((later) => later.action === 'granted')?.at ?? null
    return rows.outbound
      .filter(
        ({ status, kind, claimedAt }) =>
          status === 'sent' && kind !== 'consent' && claimedAt !== null && claimedAt > at,
      )
      .filter(({ claimedAt }) => until === null || (claimedAt !== null && claimedAt < until))
      .map(({ body }) => finding('silence', `sent after STOP: ${body.slice(0, 100)}`))
  })
}

/** While a person has the conversation, only the person speaks. */
export function checkHumanStretches({ human }: Customer, rows: CustomerRows, arrived: readonly Arrived[]): Finding[] {
  const authors = new Map(rows.outbound.map(({ id, author, kind }) => [id, { author, kind }]))
  return human.flatMap(({ from, until, said }) => {
    const within = arrived.filter(({ order }) => order > from && (until === null || order <= until))
    const heard = within.filter(({ rowId }) => authors.get(rowId ?? '')?.author === 'human')
    const bot = within.filter(({ rowId }) => {
      const row = authors.get(rowId ?? '')
      return row?.author !== 'human' && row?.kind !== 'consent'
    })
    return [
      ...bot.map(({ body }) => finding('human', `the bot spoke over a person: ${body.slice(0, 100)}`)),
      ...(heard.length < said.length ? [finding('lost', 'words of the person did not arrive')] : []),
    ]
  })
}
