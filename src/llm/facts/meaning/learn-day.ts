import type { Json } from '../../../lib/json.ts'
import { weekdayOf } from '../calendar-words.ts'
import { findFacts } from '../find-facts.ts'
import type { Knowledge } from './knowledge.ts'

/** "08:30-19:00", or the two as fields. */
const FROM_TO = /(\d{2}:\d{2})(?:\s*-\s*|","close":")(\d{2}:\d{2})/g

/** Takes in the hours that a row has for a day of the week; any other key is none of its business. */
export function learnDay(
  knowledge: Pick<Knowledge, 'openOn' | 'hoursOn' | 'opensAt' | 'closesAt'>,
  key: string,
  hours: Json,
): void {
  const day = weekdayOf(key)
  if (day === null) return
  knowledge.openOn.set(day, !isShut(hours))
  const exact: number[] = []
  for (const [, open = '', close = ''] of JSON.stringify(hours).matchAll(FROM_TO)) {
    knowledge.opensAt.add(minutesAt(open))
    knowledge.closesAt.add(minutesAt(close))
    exact.push(minutesAt(open), minutesAt(close))
  }
  const read = findFacts(JSON.stringify(hours)).flatMap((fact) => (fact.kind === 'time' ? fact.minutes : []))
  knowledge.hoursOn.set(day, new Set(exact.length > 0 ? exact : read))
}

function minutesAt(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

function isShut(hours: Json): boolean {
  return hours === null || hours === false || hours === 'closed' || (Array.isArray(hours) && hours.length === 0)
}
