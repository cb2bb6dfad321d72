import { numeralAt } from '../forms/numeral.ts'
import type { Match } from '../governor/phrase-lists.ts'
import type { Token } from '../span.ts'
import { tokenise } from '../text/tokenise.ts'
import {
  AFTER_TIME,
  DAY_UNITS,
  FORTNIGHT,
  FROM_NOW,
  LONG_WEEKEND,
  NIGHT_UNITS,
  ONE_WEEK,
  PAST,
  WEEK_UNITS,
} from './date-words.ts'
import { longestOf, placesOf } from './said-words.ts'

/** A length of time. `ahead`: it is said how long until the trip begins, and not how long it takes. */
export interface LengthSaid extends Match {
  /** Days; those of 4 nights are 5. */
  days: number
  ahead: boolean
  unit: 'day' | 'night' | 'week'
}

const MOST = 60
/** "Three-day", which is one word. */
const COMPOUND = /^([a-z]+)-(days?|nights?|weeks?)$/

/** "5 days", "usiku nne", "a week", "in two weeks": every length of time of a message. */
export function lengthsSaid(tokens: readonly Token[]): LengthSaid[] {
  const named = [
    ...placesOf(LONG_WEEKEND, tokens).map((match) => ({ ...match, days: 4, unit: 'day' as const })),
    ...placesOf(ONE_WEEK, tokens).map((match) => ({ ...match, days: 7, unit: 'week' as const })),
    ...placesOf(FORTNIGHT, tokens).map((match) => ({ ...match, days: 14, unit: 'week' as const })),
  ]
  const counted = tokens.flatMap((_, at) => countedAt(tokens, at) ?? [])
  const told = longestOf([...named, ...counted]).filter(({ to }) => !PAST.has(textAt(tokens, to)))
  return told.map((length) => ({ ...length, ahead: isAhead(tokens, length) }))
}

/** "5 days", "5-day", "siku tano". Swahili counts behind its noun; where both stand, the one before it is meant. */
function countedAt(tokens: readonly Token[], at: number): Omit<LengthSaid, 'ahead'> | null {
  const whole = COMPOUND.exec(textAt(tokens, at))
  const said = whole === null ? null : countAt(tokenise(whole[1] ?? ''), 0)
  const unitSaid = whole === null ? null : unitOf(whole[2] ?? '')
  if (said !== null && unitSaid !== null)
    return { from: at, to: at + 1, days: daysOf(said.value, unitSaid), unit: unitSaid }
  const before = countAt(tokens, at)
  if (before !== null) {
    const unitAt = textAt(tokens, before.to) === '-' ? before.to + 1 : before.to
    const unit = unitOf(textAt(tokens, unitAt))
    if (unit !== null) return { from: at, to: unitAt + 1, days: daysOf(before.value, unit), unit }
  }
  const unit = unitOf(textAt(tokens, at))
  const behind = unit === null ? null : countAt(tokens, at + 1)
  if (unit === null || behind === null || unitOf(textAt(tokens, behind.to)) !== null) return null
  return { from: at, to: behind.to, days: daysOf(behind.value, unit), unit }
}

function countAt(tokens: readonly Token[], at: number): { value: number; to: number } | null {
  const number = numeralAt(tokens, at)
  const counts = number !== null && !number.scaled && Number.isInteger(number.value) && number.value >= 1
  return counts && number.value <= MOST ? number : null
}

function unitOf(text: string): LengthSaid['unit'] | null {
  if (DAY_UNITS.has(text)) return 'day'
  if (NIGHT_UNITS.has(text)) return 'night'
  return WEEK_UNITS.has(text) ? 'week' : null
}

function daysOf(count: number, unit: LengthSaid['unit']): number {
  if (unit === 'week') return count * 7
  return unit === 'night' ? count + 1 : count
}

function isAhead(tokens: readonly Token[], { from, to }: Match): boolean {
  const leads = textAt(tokens, textAt(tokens, from - 1) === 'ya' ? from - 2 : from - 1)
  const follows = textAt(tokens, to)
  if (follows === 'from') return ['now', 'today'].includes(textAt(tokens, to + 1))
  return AFTER_TIME.has(leads) || FROM_NOW.has(follows)
}

function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? ''
}
