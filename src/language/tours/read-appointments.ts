import { CLOCK, clockSaid } from './clock-said.ts'

/** A day of meetings as a text says it, with the travel times it names. */
export interface SaidAppointments {
  intent: {
    start?: { place: string; time: string }
    people: { name: string; place: string; from: string; to: string; minutes: number }[]
  }
  minutes: { from: string; to: string; minutes: number }[]
  missing: ('start' | 'people')[]
}

const NAME = "(\\p{Lu}[\\p{L}\\p{M}'’-]*(?: \\p{Lu}[\\p{L}\\p{M}'’-]*)*)"
const TRAVEL = /^\s*(?:from )?(.+?) to (.+?)\s*[:=]\s*(\d+)(?:\s*min\w*)?\.?\s*$/i
const START = new RegExp(`\\b(?:[Aa]rrive|[Ss]tart|[Bb]egin|[Aa]re)\\w* (?:at|in|from) (?:the )?(.+?) at ${CLOCK}`, 'u')
const THERE = new RegExp(
  `${NAME} (?:will be|is|is available|can be met|will be available) (?:at|in) (?:the )?(.+?) (?:from|between) ${CLOCK}\\s*(?:to|and|until|[-–])\\s*${CLOCK}`,
  'gu',
)
const MINUTES = new RegExp(
  `(?:meet|see|talk to|spend time with|be with) ${NAME} for (?:a minimum of |at least )?(\\d+) (minutes?|hours?)`,
  'gu',
)

/** Reads a day of meetings in English. Somebody without a least length is met for no time at all. */
export function readAppointments(text: string): SaidAppointments {
  const minutes = text.split('\n').flatMap((line) => {
    const [, from, to, count] = TRAVEL.exec(line) ?? []
    return from && to ? [{ from, to, minutes: Number(count) }] : []
  })
  const told = text.replace(/\s+/g, ' ')
  const lengths = new Map(
    [...told.matchAll(MINUTES)].map(([, name = '', count, unit]) => [
      name,
      Number(count) * (unit?.startsWith('hour') ? 60 : 1),
    ]),
  )
  const people = [...told.matchAll(THERE)].flatMap(([, name = '', place = '', from, to]) => {
    const [start, end] = [clockSaid(from), clockSaid(to)]
    return start && end ? [{ name, place, from: start, to: end, minutes: lengths.get(name) ?? 0 }] : []
  })
  const [, place, time] = START.exec(told) ?? []
  const at = clockSaid(time)
  return {
    intent: { ...(place && at && { start: { place, time: at } }), people },
    minutes,
    missing: [...(place && at ? [] : (['start'] as const)), ...(people.length === 0 ? (['people'] as const) : [])],
  }
}
