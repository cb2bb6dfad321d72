import { sayDay } from '../../prompts/copy/format.ts'
import { say } from '../../prompts/copy/index.ts'
import type { Menu } from '../../src/domain/messaging/schemas.ts'
import type { TripAnswerWriter } from '../../src/domain/trips/answer-writer.ts'
import type { ItineraryV1 } from '../../src/domain/trips/schemas/itinerary.ts'
import type { Relaxation } from '../../src/domain/trips/schemas/relaxation.ts'
import type { RunError, TripRun } from '../../src/domain/trips/schemas/run.ts'
import { SpokenLang } from '../../src/lib/languages.ts'
import { formatMoney } from '../../src/lib/money.ts'
import { menuLines, relaxMenu, reviewMenu } from './choices.ts'

/** Letters of one message: what WhatsApp shows without cutting it. */
const LONGEST = 1_600
const DAYS_IN_MESSAGE = 2
/** Days of a trip are named by their date, never as today. */
const LONG_AGO = new Date(0)
/** How the synthesizer labels what something costs everybody. */
const PRICE = 'Price: '

const NO_PLAN = {
  invalid_intent: 'trip_no_invalid_intent',
  no_destination: 'trip_no_no_destination',
  infeasible: 'trip_no_infeasible',
  sources_unavailable: 'trip_no_sources_unavailable',
  invalid_model_output: 'trip_no_trouble',
  internal: 'trip_no_trouble',
} as const satisfies Record<RunError, string>

/**
 * What a run says in its chat when it has ended: the cost and what is not sure, then the days; or why there is no plan, and what
 * would make one. Every figure is one of the itinerary or of a relaxation that was planned.
 */
export const tripAnswers: TripAnswerWriter = {
  write({ run, itinerary }) {
    const language = SpokenLang.catch('en').parse(run.language)
    const menu = itinerary === null ? waysOut(run, language) : reviewMenu(run.trip_id, itinerary.version, language)
    const texts =
      itinerary === null
        ? [noPlan(run, language)]
        : [
            summary(itinerary, language),
            ...days(itinerary, language),
            ...(menu === null ? [] : [whatNext(menu, language)]),
          ]
    const messages = texts.flatMap(cut)
    return messages.map((text, at) => ({ text, menu: at === messages.length - 1 ? menu : null }))
  },
}

function whatNext(menu: Menu, language: SpokenLang): string {
  return [say('trip_what_next', language), menuLines(menu)].join('\n')
}

function summary({ intent, cost_breakdown: cost, advisories, degradation }: ItineraryV1, language: SpokenLang): string {
  const { start, end } = intent.date_window
  const { local } = cost
  const total = usd(cost.total_usd_cents)
  const inLocal = local && local.currency !== 'USD' ? localSum(local) : null
  const rateDay = inLocal === null ? undefined : /\d{4}-\d{2}-\d{2}/.exec(cost.currency_disclaimer)?.[0]
  const parts = [
    ['trip_plan_flights', cost.flights_usd_cents],
    ['trip_plan_lodging', cost.lodging_usd_cents],
    ['trip_plan_attractions', cost.attractions_usd_cents],
    ['trip_plan_transit', cost.transit_usd_cents],
    ['trip_plan_daily', cost.daily_spend_usd_cents],
  ] as const
  const kinds = [...new Set(advisories.map(({ kind }) => kind))]
  return [
    say('trip_plan_head', language, { city: intent.city, start: dayOf(start, language), end: dayOf(end, language) }),
    ...parts.flatMap(([key, cents]) => (cents === 0 ? [] : [say(key, language, { sum: usd(cents) })])),
    say('trip_plan_total', language, { sum: inLocal === null ? total : `${total} (${inLocal})` }),
    say('trip_plan_person', language, { sum: usd(cost.per_person_usd_cents) }),
    ...(rateDay === undefined ? [] : [say('trip_plan_rate', language, { day: rateDay })]),
    say('trip_plan_estimates', language),
    ...(degradation.banner === null ? [] : [say('trip_plan_degraded', language)]),
    ...kinds.map((kind) => say(`trip_note_${kind}`, language)),
  ].join('\n')
}

function days({ days }: ItineraryV1, language: SpokenLang): string[] {
  const told = days.map((day) => dayText(day, language))
  const pairs = Math.ceil(told.length / DAYS_IN_MESSAGE)
  return Array.from({ length: pairs }, (_, at) =>
    told.slice(at * DAYS_IN_MESSAGE, (at + 1) * DAYS_IN_MESSAGE).join('\n\n'),
  )
}

/** A day with its times, names and prices; the ways between are left to the files. */
function dayText({ date, activities }: ItineraryV1['days'][number], language: SpokenLang): string {
  const lines = activities
    .filter(({ kind }) => kind !== 'transit')
    .map(({ window, name, notes }) => {
      const price = notes.find((note) => note.startsWith(`${PRICE}USD`))?.slice(PRICE.length)
      return `${window.start} ${name}${price === undefined ? '' : `, ${price}`}`
    })
  return [`*${dayOf(date, language)}*`, ...(lines.length === 0 ? [say('trip_plan_free_day', language)] : lines)].join(
    '\n',
  )
}

function noPlan({ error, relaxations }: TripRun, language: SpokenLang): string {
  const why = say(error === null ? 'trip_no_trouble' : NO_PLAN[error.code], language)
  if (relaxations.length === 0) return why
  const ways = relaxations.map((relaxation, at) => `${at + 1}. ${wayOut(relaxation, language)}`)
  return [why, say('trip_relax_head', language), ...ways].join('\n')
}

/** The same ways out to tap; none: nothing would help. */
function waysOut({ run_id, relaxations }: TripRun, language: SpokenLang): Menu | null {
  if (relaxations.length === 0) return null
  return relaxMenu(
    run_id,
    relaxations.map((relaxation) => changeIn(relaxation, language)),
    language,
  )
}

function changeIn({ changes }: Relaxation, language: SpokenLang): string {
  return changes.map(({ key }) => say(`trip_relax_${key}`, language)).join(', ')
}

function wayOut(relaxation: Relaxation, language: SpokenLang): string {
  const change = changeIn(relaxation, language)
  return say('trip_relax_total', language, { change, sum: usd(relaxation.total_after_usd_cents) })
}

/** A text in messages that are not too long, cut between its lines. */
function cut(text: string): string[] {
  const messages: string[] = []
  for (const line of text.split('\n')) {
    const last = messages.at(-1)
    if (last === undefined || last.length + 1 + line.length > LONGEST) messages.push(line)
    else messages[messages.length - 1] = `${last}\n${line}`
  }
  return messages
}

function dayOf(date: string, language: SpokenLang): string {
  return sayDay(new Date(date), LONG_AGO, 'UTC', language)
}

function usd(cents: number): string {
  return formatMoney({ amountMinor: cents, currency: 'USD' })
}

function localSum({ currency, total_minor }: { currency: string; total_minor: number }): string {
  return formatMoney({ amountMinor: total_minor, currency })
}
