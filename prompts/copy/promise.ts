import type { DeliveryPromise } from '../../src/domain/fulfilment/schemas.ts'
import type { SpokenLang } from '../../src/lib/languages.ts'
import { isSameDay, sayDay, sayTime, sayWhen } from './format.ts'
import { say } from './index.ts'

export interface SayingWhen {
  now: Date
  timezone: string
  language: SpokenLang
}

/** "today between 2:30 pm and 3:15 pm", "kesho", "between tomorrow and Monday 23 November": when goods are there. */
export function sayPromise({ kind, from, to }: DeliveryPromise, { now, timezone, language }: SayingWhen): string {
  const [first, last] = [new Date(from), new Date(to)]
  const sameDay = isSameDay(first, last, timezone)
  const day = (at: Date) => sayDay(at, now, timezone, language)
  if (kind === 'days') return sameDay ? day(first) : say('between_days', language, { from: day(first), to: day(last) })
  const time = (at: Date) => sayTime(at, timezone, language)
  return sameDay
    ? say('between_times', language, { day: day(first), from: time(first), to: time(last) })
    : say('between_days', language, {
        from: sayWhen(first, now, timezone, language),
        to: sayWhen(last, now, timezone, language),
      })
}

/** "from today 2:30 pm": what is collected waits for her. */
export function sayReady({ from }: DeliveryPromise, { now, timezone, language }: SayingWhen): string {
  return say('from_time', language, { when: sayWhen(new Date(from), now, timezone, language) })
}
