import { CLOCK, clockSaid } from './clock-said.ts'
import { NUMBER, wholeNumberOf } from './whole-numbers.ts'

interface Span {
  day: string
  from: string
  to: string
}

/** A meeting to be placed, as a text says it. */
export interface SaidSlot {
  intent: { minutes?: number; hours: Span[]; busy: Span[] }
  missing: ('minutes' | 'hours')[]
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const DAY = new RegExp(`\\b(${DAYS.join('|')})s?\\b`, 'g')
const SPAN = new RegExp(`${CLOCK}\\s*(?:to|until|till|and|[-–])\\s*${CLOCK}`, 'gi')
const HOURS = new RegExp(
  `\\bbetween (?:the )?(?:work(?:ing)? |office )?(?:hours )?(?:of )?${CLOCK}\\s*(?:to|and|[-–])\\s*${CLOCK}`,
  'i',
)
const BOUND = new RegExp(`\\b(before|after)\\s+${CLOCK}`, 'i')
const UNWILLING = /\b(?:avoid|rather not|not|can ?not|can't|do(?:es)? ?n[o']t|prefers? not)\b/i

/** Reads a meeting asked for in English: its length, the hours it may lie in, and when somebody is busy or unwilling. */
export function readSlot(text: string): SaidSlot {
  const minutes = lengthSaid(text)
  const sentences = text.split(/(?:(?<=[.;!?])|\n)\s+/)
  const asked = sentences.findIndex((sentence) => HOURS.test(sentence))
  const [, from, to] = HOURS.exec(sentences[asked] ?? '') ?? []
  const [open, close] = [clockSaid(from), clockSaid(to)]
  const days = daysOf(sentences[asked] ?? '')
  const hours = open && close ? days.map((day) => ({ day, from: open, to: close })) : []
  const busy = sentences.flatMap((sentence, at) => (at === asked ? [] : busyIn(sentence, hours)))
  return {
    intent: { ...(minutes !== null && { minutes }), hours, busy },
    missing: [...(minutes === null ? (['minutes'] as const) : []), ...(hours.length === 0 ? (['hours'] as const) : [])],
  }
}

function lengthSaid(text: string): number | null {
  if (/\bhalf an hour\b|\bhalf-hour\b/i.test(text)) return 30
  const [, count, unit] =
    new RegExp(`\\b(${NUMBER}|\\d{2,3})[ -](?:and a half )?(hour|minute)s?\\b`, 'i').exec(text) ?? []
  const number = wholeNumberOf(count)
  if (number === null || !unit) return null
  const half = /\bhours? and a half\b|\b\w+ and a half hours?\b/i.test(text) ? 30 : 0
  return unit.toLowerCase() === 'hour' ? number * 60 + half : number
}

/** Each span belongs to the day named last before it; a sentence without a day speaks of every day. */
function busyIn(sentence: string, hours: readonly Span[]): Span[] {
  const all = hours.map(({ day }) => day)
  const days = [...sentence.matchAll(DAY)].map(({ index, 1: day = '' }) => ({ at: index, day }))
  const dayAt = (at: number) => {
    const before = days.filter((one) => one.at < at).at(-1) ?? days[0]
    return before ? [before.day] : all
  }
  const spans = [...sentence.matchAll(SPAN)].flatMap(({ index, 1: from, 2: to }) => {
    const [start, end] = [clockSaid(from), clockSaid(to)]
    return start && end && start < end ? dayAt(index).map((day) => ({ day, from: start, to: end })) : []
  })
  return spans.length > 0 || !UNWILLING.test(sentence) ? spans : unwilling(sentence, hours)
}

/** "Not on Monday after 15:00" takes the rest of that day, "not on Monday" all of it. */
function unwilling(sentence: string, hours: readonly Span[]): Span[] {
  const [, side, time] = BOUND.exec(sentence) ?? []
  const clock = clockSaid(time)
  const meant = daysOf(sentence)
  return hours
    .filter(({ day }) => meant.includes(day) || (meant.length === 0 && clock !== null))
    .map(({ day, from, to }) => {
      if (clock === null) return { day, from, to }
      return side?.toLowerCase() === 'before' ? { day, from: '00:00', to: clock } : { day, from: clock, to: '23:59' }
    })
    .filter(({ from, to }) => from < to)
}

function daysOf(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(DAY)].map(([, day = '']) => day))]
}
