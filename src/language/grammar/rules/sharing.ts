import type { Act } from '../../reading.ts'
import type { Span } from '../../span.ts'
import type { Desk, Found, Rule } from '../desk.ts'

/** Most people that one order is shared among, and so the largest number that counts them. */
const MOST_PEOPLE = 20

/** "Split it between four of us", "each of the others pays 700", "with 0712 345 678". */
const start: Rule = (desk) => {
  if (!desk.has('split_bill')) return null
  const counts = desk.of('number').filter(({ meaning }) => meaning.value >= 2 && meaning.value <= MOST_PEOPLE)
  const people = counts.slice(0, 1)
  const prices = desk.of('price').slice(0, 1)
  const phones = desk.of('phone')
  const count = people[0]?.meaning.value ?? null
  const price = prices[0]
  const eachMinor = price?.meaning.nearMinor ?? price?.meaning.maxMinor ?? null
  const msisdns = phones.flatMap(({ meaning }) => meaning.msisdn ?? [])
  const uses = [...desk.cues('split_bill'), ...people, ...prices, ...phones]
  return { act: { act: 'share', does: 'start', count, eachMinor, msisdns }, uses }
}

const status: Rule = (desk) => (desk.has('who_paid') ? found(desk, 'status', 'who_paid') : null)

const end: Rule = (desk) => (desk.has('stop_sharing') ? found(desk, 'end', 'stop_sharing') : null)

function found(desk: Desk, does: 'status' | 'end', cue: string): Found {
  return { act: { act: 'share', does, count: null, eachMinor: null, msisdns: [] }, uses: desk.cues(cue) }
}

export const SHARING: readonly Rule[] = [end, start, status]

/** Numbers that are said in clauses of their own beside the wish to share are those of the others, and get no prompt for the whole. */
export function withNumbersNamed<One extends { act: Act; uses: readonly Span[] }>(found: readonly One[]): One[] {
  const given = found.filter(({ act }) => act.act === 'give_phone')
  const named = given.flatMap(({ act }) => (act.act === 'give_phone' && act.msisdn !== null ? [act.msisdn] : []))
  const uses = given.flatMap((one) => one.uses)
  const shares = found.some(({ act }) => act.act === 'share' && act.does === 'start')
  if (!shares || named.length === 0) return [...found]
  return found
    .filter(({ act }) => act.act !== 'give_phone')
    .map((one) =>
      one.act.act === 'share'
        ? { ...one, uses: [...one.uses, ...uses], act: { ...one.act, msisdns: [...one.act.msisdns, ...named] } }
        : one,
    )
}
