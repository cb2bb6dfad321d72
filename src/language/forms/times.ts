import type { Span, Token } from '../span.ts'
import { LEXICON } from './lexicon.ts'
import { numeralAt } from './numeral.ts'
import { phraseAfter } from './phrase.ts'

const MOST_HOURS = 24
const MERIDIEM = new Set(['am', 'pm'])

/** Days, times of day and lengths of time: "kesho asubuhi", "saa tatu", "2:30pm", "in 2 days", "siku mbili". */
export function findTimes(tokens: readonly Token[]): Span[] {
  const spans: Span[] = []
  for (let at = 0; at < tokens.length; ) {
    const to = timesUntil(tokens, at)
    if (to !== null) spans.push({ from: at, to, meaning: { kind: 'when', words: wordsOf(tokens, at, to) } })
    at = to ?? at + 1
  }
  return spans
}

/** Times that stand together are one: "kesho saa nne asubuhi". */
function timesUntil(tokens: readonly Token[], from: number): number | null {
  let to = timeAt(tokens, from)
  for (let next = to; next !== null; next = timeAt(tokens, next)) to = next
  return to
}

function timeAt(tokens: readonly Token[], at: number): number | null {
  return dayAt(tokens, at) ?? hourAt(tokens, at) ?? clockAt(tokens, at) ?? lengthAt(tokens, at)
}

function dayAt(tokens: readonly Token[], at: number): number | null {
  const text = tokens[at]?.text ?? ''
  const phrase = phraseAfter(tokens, at, LEXICON.dayPhrases)
  return phrase ?? (LEXICON.days.has(text) || LEXICON.dayParts.has(text) ? at + 1 : null)
}

/** "Saa tatu", "saa 3:30", "saa tatu na nusu". */
function hourAt(tokens: readonly Token[], at: number): number | null {
  if (tokens[at]?.text !== 'saa') return null
  const hour = numeralAt(tokens, at + 1)
  return hour !== null && !hour.scaled && hour.value <= MOST_HOURS ? minutesAfter(tokens, hour.to) : null
}

/** "2pm", "10:30", "3 o'clock". */
function clockAt(tokens: readonly Token[], at: number): number | null {
  const hour = numeralAt(tokens, at)
  if (hour === null || hour.value > MOST_HOURS || !Number.isInteger(hour.value * 100)) return null
  const end = minutesAfter(tokens, hour.to)
  const marked = LEXICON.clock.has(tokens[end]?.text ?? '') && tokens[end]?.text !== 'saa'
  if (marked) return end + 1
  return end > hour.to && tokens[at]?.kind === 'number' ? end : null
}

function minutesAfter(tokens: readonly Token[], at: number): number {
  const minutes = tokens[at]?.text === ':' && /^[0-5]\d$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at
  return MERIDIEM.has(tokens[minutes]?.text ?? '') ? minutes + 1 : minutes
}

/** "2 days", "siku mbili", "masaa 3", "more than 1 hour". */
function lengthAt(tokens: readonly Token[], from: number): number | null {
  const at = phraseAfter(tokens, from, LEXICON.atLeast) ?? phraseAfter(tokens, from, LEXICON.atMost) ?? from
  const count = numeralAt(tokens, at)
  if (count !== null && !count.scaled && LEXICON.durations.has(tokens[count.to]?.text ?? '')) return count.to + 1
  const behind = LEXICON.durations.has(tokens[at]?.text ?? '') ? numeralAt(tokens, at + 1) : null
  return behind !== null && !behind.scaled ? behind.to : null
}

function wordsOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
}
