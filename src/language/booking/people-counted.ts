import { numeralAt } from '../forms/numeral.ts'
import type { Token } from '../span.ts'
import { DATE_WORDS, FOR_PEOPLE, PEOPLE } from './booking-words.ts'

/** A number of people, and the words that say it. */
export interface PeopleCounted {
  from: number
  to: number
  value: number
}

const MOST_PEOPLE = 500

/** "2 adults", "watu wanne", "for 4", "a party of six": every place where people are counted. */
export function peopleCounted(tokens: readonly Token[]): PeopleCounted[] {
  return tokens.flatMap((_, at) => countAt(tokens, at) ?? [])
}

function countAt(tokens: readonly Token[], at: number): PeopleCounted | null {
  const number = numeralAt(tokens, at)
  if (number === null || number.scaled || number.value > MOST_PEOPLE || !Number.isInteger(number.value)) return null
  const { value, to } = number
  const noun = (place: number) => PEOPLE.has(tokens[place]?.text ?? '')
  if (noun(to)) return { from: at, to: to + 1, value }
  if (noun(at - 1)) return { from: at - 1, to, value }
  const isFor = FOR_PEOPLE.some((phrase) => endsAt(tokens, at, phrase))
  return isFor && !isFollowed(tokens, to) ? { from: at, to, value } : null
}

/** "For 2 nights", "for 3 days": counted is something else. */
function isFollowed(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? ''
  return (
    DATE_WORDS.has(text) ||
    /^(?:night|day|hour|week|minute|usiku|siku|saa|am|pm|o'clock|st$|nd$|rd$|th$|[-/:.])/.test(text)
  )
}

function endsAt(tokens: readonly Token[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((word, place) => tokens[at - phrase.length + place]?.text === word)
}
