import type { RowFact } from '../../../src/domain/properties/schemas.ts'
import { instantOf } from '../../../src/lib/zoned-time.ts'
import { sayDay, sayHour, sayWhenShort } from '../format.ts'
import { say } from '../index.ts'
import { saySpan } from '../week.ts'
import type { Saying } from './saying.ts'

const NOON = 12 * 60

type FactOf<Kind extends RowFact['kind']> = Extract<RowFact, { kind: Kind }>

/** Whether it is open now, until when, or when it opens. */
export function sayOpening(fact: FactOf<'open' | 'shut'>, { now, timezone, language }: Saying): string[] {
  if (fact.kind === 'shut') {
    if (fact.opensAt === null) return [say('row_shut', language)]
    return [say('row_shut_until', language, { when: sayWhenShort(new Date(fact.opensAt), now, timezone, language) })]
  }
  const { closesAt, lastOrderAt } = fact
  if (closesAt === null) return [say('row_open', language)]
  const isNear = new Date(closesAt).getTime() - now.getTime() < 86_400_000
  const closes = new Date(closesAt)
  const time = isNear ? sayHour(closes, timezone, language) : sayWhenShort(closes, now, timezone, language)
  const open = say('row_open_until', language, { time })
  if (lastOrderAt === null) return [open]
  return [open, say('row_last_order', language, { time: sayHour(new Date(lastOrderAt), timezone, language) })]
}

/** Whether it is open at an hour that was named. */
export function sayOpeningAt(
  { at, isOpen, lastOrderAt }: FactOf<'open_at'>,
  { now, timezone, language }: Saying,
): string[] {
  const when = sayWhenShort(new Date(at), now, timezone, language)
  const said = say(isOpen ? 'row_open_at' : 'row_shut_at', language, { when })
  if (lastOrderAt === null) return [said]
  const time = sayHour(new Date(lastOrderAt), timezone, language)
  if (new Date(lastOrderAt) < new Date(at)) return [say('row_open_late', language, { when, time })]
  return [said, say('row_last_order', language, { time })]
}

/** The hours of a day that was named. */
export function sayOpeningOn({ date, spans }: FactOf<'open_on'>, { now, timezone, language }: Saying): string[] {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number)
  const noon = instantOf({ year, month, day: dayOfMonth }, NOON, timezone)
  const day = sayDay(noon, now, timezone, language)
  if (spans.length === 0) return [say('row_shut_on', language, { day })]
  return [
    say('row_open_on', language, {
      day: capitalised(day),
      spans: spans.map((span) => saySpan(span, language)).join(', '),
    }),
  ]
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
