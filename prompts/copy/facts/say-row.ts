import type { RowAnswer, RowFact } from '../../../src/domain/properties/schemas.ts'
import type { SpokenLang } from '../../../src/lib/languages.ts'
import { sayClock, sayDate, sayDayAndMonth, sayDayOfYear, sayHour, sayPrices, sayWhenShort } from '../format.ts'
import { say } from '../index.ts'
import { sayWeek } from '../week.ts'
import { PRICE_UNITS } from './price-units.ts'

interface Saying {
  now: Date
  /** Of the property: its clocks are those that a guest reads. */
  timezone: string
  language: SpokenLang
}

/**
 * What a row says, a fact a line under its name. Nothing of what the customer said comes into it: whoever names a price that is
 * not that of the row reads the row's. A row that was not checked for long says as of when.
 */
export function sayRow({ name, facts, asOf }: RowAnswer, saying: Saying): string {
  const { language, now, timezone } = saying
  if (facts.length === 0) return say('row_unknown', language, { name })
  const lines = [say('row_heading', language, { name }), ...facts.flatMap((fact) => sayFact(fact, saying))]
  if (asOf !== null) lines.push(say('row_as_of', language, { day: sayChecked(asOf, { now, timezone, language }) }))
  return lines.join('\n')
}

function sayFact(fact: RowFact, saying: Saying): string[] {
  const { language } = saying
  switch (fact.kind) {
    case 'words':
      return [say(`row_${fact.field}`, language, { words: fact.words.join(', ') })]
    case 'count':
      return [say(`row_${fact.field}`, language, { n: fact.count.toLocaleString('en-KE') })]
    case 'ages':
      return [sayAges(fact.ages, language)]
    case 'booking':
      return [say(`row_booking_${fact.booking}`, language)]
    case 'clock':
      return [say(`row_${fact.field}`, language, { time: sayClock(fact.time, language) })]
    case 'price':
      return [sayPrice(fact, saying)]
    case 'week':
      return [sayWeek(fact.week, language)]
    case 'open':
    case 'shut':
      return sayOpening(fact, saying)
    case 'show': {
      const { title, nextAt } = fact
      if (nextAt === null) return [say('row_show_none', language, { title })]
      return [
        say('row_show', language, {
          title,
          when: sayWhenShort(new Date(nextAt), saying.now, saying.timezone, language),
        }),
      ]
    }
    case 'tier':
      return [say('row_tier', language, { name: fact.name, benefits: fact.benefits.join(', ') })]
    case 'until':
    case 'ended':
    case 'begins':
      return [say(`row_${fact.kind}`, language, { day: sayDate(new Date(fact.date), 'UTC', language) })]
  }
}

function sayOpening(fact: Extract<RowFact, { kind: 'open' | 'shut' }>, { now, timezone, language }: Saying): string[] {
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

function sayPrice({ of, low, high, per, season }: Extract<RowFact, { kind: 'price' }>, { language }: Saying): string {
  const isFree = high.amountMinor === 0
  const amount = isFree ? say('row_free', language) : sayPrices([low, high])
  const unit = per === null || isFree ? [] : [PRICE_UNITS[per][language]]
  const price = [amount, ...unit, ...(season === null ? [] : [saySeason(season, language)])].join(' ')
  return of === null ? say('row_price', language, { price }) : say('row_price_of', language, { of, price })
}

function saySeason(
  { name, from, to }: NonNullable<Extract<RowFact, { kind: 'price' }>['season']>,
  language: SpokenLang,
): string {
  const days = { from: sayDayOfYear(from, language), to: sayDayOfYear(to, language) }
  return name === undefined ? say('row_season', language, days) : say('row_season_named', language, { name, ...days })
}

function sayAges({ min, max }: { min?: number | undefined; max?: number | undefined }, language: SpokenLang): string {
  if (max === undefined) return say('row_ages_from', language, { min: String(min ?? 0) })
  if (min === undefined) return say('row_ages_to', language, { max: String(max) })
  return say('row_ages_between', language, { min: String(min), max: String(max) })
}

/** "12 March", with the year when it was another one. */
function sayChecked(day: string, { now, timezone, language }: Saying): string {
  const at = new Date(day)
  const isThisYear = sayDate(now, timezone, language).endsWith(String(at.getUTCFullYear()))
  return isThisYear ? sayDayAndMonth(at, 'UTC', language) : sayDate(at, 'UTC', language)
}
