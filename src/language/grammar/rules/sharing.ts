import type { ShareDoing } from '../../reading.ts'
import type { Desk, Found, Rule } from '../desk.ts'

/** Most people that one order is shared among, and so the largest number that counts them. */
export const MOST_PEOPLE = 20

/**
 * "Split it between four of us", "a link for my friends to pay"; the rest of the message may say among whom. Where that was
 * asked a number or two alone say it.
 */
const start: Rule = (desk) => {
  const isAnswer = desk.context.asked?.kind === 'people' && desk.of('phone', 'number', 'quantity').length > 0
  if (!isAnswer && !desk.has('split_bill', 'share_link')) return null
  const counts = desk.of('number', 'quantity').filter(({ meaning }) => isCount(meaning.value))
  const people = counts.slice(0, 1)
  const phones = desk.of('phone')
  const msisdns = phones.flatMap(({ meaning }) => meaning.msisdn ?? [])
  const uses = [...desk.cues('split_bill', 'share_link'), ...people, ...phones]
  return found('start', uses, { count: people[0]?.meaning.value ?? null, msisdns })
}

/** "0712 345 678 dropped out", "person 3 will not pay": nobody is meant who is not named. */
const drop: Rule = (desk) => {
  if (!desk.has('dropped_out')) return null
  const phones = desk.of('phone').filter(({ meaning }) => meaning.msisdn !== null)
  const places = desk.of('number', 'quantity', 'ordinal').slice(0, 1)
  if (phones.length === 0 && places.length === 0) return null
  const [place] = places.map(({ meaning }) => (meaning.kind === 'ordinal' ? meaning.place : meaning.value))
  const msisdns = phones.flatMap(({ meaning }) => meaning.msisdn ?? [])
  return found('drop', [...desk.cues('dropped_out'), ...phones, ...places], { msisdns, place: place ?? null })
}

const said =
  (does: ShareDoing, cue: string): Rule =>
  (desk: Desk) =>
    desk.has(cue) ? found(does, desk.cues(cue)) : null

export const SHARING: readonly Rule[] = [
  said('end', 'stop_sharing'),
  said('split', 'share_again'),
  said('rest', 'pay_rest'),
  drop,
  start,
  said('ask', 'ask_again'),
  said('status', 'who_paid'),
]

export function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 2 && value <= MOST_PEOPLE
}

const NOBODY = { count: null, eachMinor: null, restIsHers: false, msisdns: [], place: null }

function found(does: ShareDoing, uses: Found['uses'], more: Partial<ShareWords> = {}): Found {
  return { act: { act: 'share', does, ...NOBODY, ...more }, uses }
}

type ShareWords = { count: number | null; msisdns: string[]; place: number | null }
