import type { RowAnswer, RowFact } from '../../../src/domain/properties/schemas.ts'
import type { SpokenLang } from '../../../src/lib/languages.ts'
import { sayClock, sayDate, sayDayOfYear, sayPrices, sayWhenShort } from '../format.ts'
import { say } from '../index.ts'
import { sayBeginnings, sayWeek } from '../week.ts'
import { PRICE_UNITS } from './price-units.ts'
import { sayChecked } from './say-checked.ts'
import { sayOpening, sayOpeningAt, sayOpeningOn } from './say-opening.ts'
import type { Saying } from './saying.ts'

/**
 * What a row says, a fact a line under its name. Nothing of what the customer said comes into it: whoever names a price that is
 * not that of the row reads the row's. A row that was not checked for long says as of when.
 */
export function sayRow({ name, facts, asOf }: RowAnswer, saying: Saying): string {
  const { language, now } = saying
  if (facts.length === 0) return say('row_unknown', language, { name })
  const [verdict, ...others] = facts
  const told = verdict?.kind === 'verdict' ? others : facts
  const said = told.flatMap((fact) => sayFact(fact, saying))
  const lines = [
    say('row_heading', language, { name }),
    ...(verdict?.kind === 'verdict' ? decided(verdict.yes, said, language) : said),
  ]
  if (asOf !== null)
    lines.push(say('row_as_of', language, { day: sayChecked(new Date(asOf), { now, timezone: 'UTC', language }) }))
  return lines.join('\n')
}

/** Yes or no stands before what it follows from. */
function decided(yes: boolean, [said = '', ...others]: readonly string[], language: SpokenLang): string[] {
  return [say(yes ? 'row_yes' : 'row_no', language, { said }).trim(), ...others]
}

/** One fact in words, without the name of its row. */
export function sayFact(fact: RowFact, saying: Saying): string[] {
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
    case 'verdict':
      return decided(fact.yes, [], language)
    case 'open':
    case 'shut':
      return sayOpening(fact, saying)
    case 'open_at':
      return sayOpeningAt(fact, saying)
    case 'open_on':
      return sayOpeningOn(fact, saying)
    case 'closed_season':
      return [
        say('row_closed_season', language, {
          season: saySeason(fact.season, language),
          day: sayDayOfYear(fact.opensOn, language),
        }),
      ]
    case 'usual_hours':
      return [say('row_usual_hours', language)]
    case 'show':
      return [sayShow(fact, saying)]
    case 'tier':
      return [say('row_tier', language, { name: fact.name, benefits: fact.benefits.join(', ') })]
    case 'until':
    case 'ended':
    case 'begins':
      return [say(`row_${fact.kind}`, language, { day: sayDate(new Date(fact.date), 'UTC', language) })]
  }
}

/** On which days of every week it begins, and when next: who comes another week reads it too. */
function sayShow(
  { title, weekly, nextAt }: Extract<RowFact, { kind: 'show' }>,
  { language, now, timezone }: Saying,
): string {
  if (nextAt === null) return say('row_show_none', language, { title })
  const when = sayWhenShort(new Date(nextAt), now, timezone, language)
  const days = sayBeginnings(weekly, language)
  return days === ''
    ? say('row_show', language, { title, when })
    : say('row_show_weekly', language, { title, days, when })
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
