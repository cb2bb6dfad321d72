import { formatMoney, type Money } from '../../../lib/money.ts'
import type { Sentences } from '../../context.ts'
import { noticeTemplate } from '../../messaging/index.ts'
import type { Menu, TemplateUse } from '../../messaging/schemas.ts'
import type { FactBook } from '../facts/fact-book.ts'
import { planCost } from '../facts/plan-cost.ts'
import type { IntentV1, PlanV1, Provenance, TripNoticeKey, WatchAnswer } from '../schemas/index.ts'
import type { Comparison } from './compare-facts.ts'
import type { FactChange } from './fact-changes.ts'
import { planChanges } from './plan-changes.ts'
import type { ProposedChange } from './propose-change.ts'

/** What a customer is told, and how she hears it. */
export interface ChangeTold {
  checkId: string
  /** As the customer has it, with what it rested on. */
  plan: PlanV1
  intent: IntentV1
  before: FactBook
  comparison: Comparison
  found: Exclude<ProposedChange, { outcome: 'as_it_was' }>
  /** Whether she has been asked before and has said nothing. */
  again: boolean
  language: string
  now: Date
  sentences: Sentences
}

/** More of each nobody reads on a phone. */
const MOST = { news: 4, changes: 6 }
const ORDER: readonly FactChange['kind'][] = ['gone', 'moved', 'closed', 'weather', 'rate', 'price']

/** The one message about a change: what is so now and who says it, what could be done, what it costs, and that nothing is done yet. */
export function tellChange(told: ChangeTold): { text: string; menu: Menu; template: TemplateUse } {
  const { intent, comparison, found, again, language, sentences } = told
  const say = (key: TripNoticeKey, slots: Record<string, string> = {}) => sentences.say(key, language, slots)
  const trip = { city: intent.city, day: sentences.day(intent.date_window.start, language) }
  const shown = comparison.changes.toSorted((a, b) => weight(a) - weight(b)).slice(0, MOST.news)
  const news = shown.map((change) => sayChange(change, told))
  const lines = [
    say(again ? 'trip_changed_again' : 'trip_changed_head', trip),
    ...news,
    ...sourcesOf(shown, told),
    ...(found.outcome === 'proposal' ? offerOf(found, told) : [say('trip_changed_worse')]),
    ...totalOf(told),
    say(found.outcome === 'proposal' ? 'trip_changed_untouched' : 'trip_changed_worse_menu'),
  ]
  const template = noticeTemplate('trip_changed', { ...trip, news: news.join(' ') }, language)
  return { text: lines.join('\n'), menu: menuOf(told), template }
}

/** Gone first, then what moves most money. */
function weight(change: FactChange): number {
  const moved = change.kind === 'price' ? Math.abs(change.toCents - change.fromCents) : 0
  return ORDER.indexOf(change.kind) * 1e12 - moved
}

function sayChange(change: FactChange, { comparison, intent, before, language, now, sentences }: ChangeTold): string {
  const { name } = change
  const say = (key: TripNoticeKey, slots: Record<string, string>) => sentences.say(key, language, slots)
  const day = sentences.day(change.date, language)
  switch (change.kind) {
    case 'gone':
      return say(change.of === 'flight' ? 'trip_changed_flight_gone' : 'trip_changed_bed_gone', { name, day })
    case 'moved': {
      const at = (instant: string) => sentences.when(new Date(instant), now, intent.date_window.tz, language)
      return say('trip_changed_moved', { name, from: at(change.from), to: at(change.to) })
    }
    case 'closed':
      return say('trip_changed_closed', { name, day })
    case 'weather':
      return say('trip_changed_weather', { day, rain: String(change.rainPercent), wind: String(change.windKmh) })
    case 'rate': {
      const units = (rate: number) => `${intent.currency} ${rate.toFixed(2)}`
      return say('trip_changed_rate', { from: units(change.from), to: units(change.to) })
    }
    case 'price': {
      const from = formatMoney(inHers(change.fromCents, intent, before))
      const to = formatMoney(inHers(change.toCents, intent, comparison.input.book))
      return say('trip_changed_price', { name, from, to })
    }
  }
}

/** Who says so and since when, each once. */
function sourcesOf(shown: readonly FactChange[], { language, now, sentences, intent }: ChangeTold): string[] {
  const lines = shown.map(({ provenance }) =>
    sentences.say('trip_changed_source', language, {
      source: sourceName(provenance) ?? sentences.say('trip_changed_own_list', language, {}),
      when: sentences.when(new Date(provenance.fetched_at), now, intent.date_window.tz, language),
    }),
  )
  return [...new Set(lines)]
}

/** null: a list of ours. */
function sourceName({ source_url, tool, degraded }: Provenance): string | null {
  if (source_url !== undefined) return new URL(source_url).host
  return degraded === 'fixture' ? null : tool
}

function offerOf(found: Extract<ProposedChange, { outcome: 'proposal' }>, told: ChangeTold): string[] {
  const { plan, before, comparison, language, sentences } = told
  if (found.repriced) return [sentences.say('trip_changed_repriced', language, {})]
  const changes = planChanges({ plan, book: before }, { plan: found.branch.plan, book: comparison.input.book })
  if (changes.length === 0) return [sentences.say('trip_changed_retimed', language, {})]
  const lines = changes.slice(0, MOST.changes).map(({ date, old, next }) => {
    const key = old === null ? 'trip_changed_added' : next === null ? 'trip_changed_dropped' : 'trip_changed_instead'
    return sentences.say(key, language, { day: sentences.day(date, language), old: old ?? '', next: next ?? '' })
  })
  const more = changes.length - lines.length
  return [sentences.say('trip_changed_offer', language, {}), ...lines, ...(more > 0 ? [`+${more}`] : [])]
}

/** In the customer's own money; of a trip that cannot be made as it is, nobody knows what it would cost. */
function totalOf({ plan, intent, before, comparison, found, language, sentences }: ChangeTold): string[] {
  const { input, judged, reasons } = comparison
  if (found.outcome === 'worse' && !reasons.includes('dearer')) return []
  const after = found.outcome === 'proposal' ? found.branch.plan : judged.branch.plan
  const told = inHers(planCost(plan, intent, before).total, intent, before)
  const total = planCost(after, input.intent, input.book).total
  const now = inHers(total, intent, input.book)
  const over = total - input.intent.budget_usd_cents
  const moved = told.currency === now.currency ? now.amountMinor - told.amountMinor : 0
  const difference = `${moved > 0 ? '+' : '−'}${formatMoney({ ...now, amountMinor: Math.abs(moved) })}`
  const slots = { now: formatMoney(now), told: formatMoney(told), difference }
  return [
    sentences.say(moved === 0 ? 'trip_changed_same_total' : 'trip_changed_total', language, slots),
    ...(over > 0
      ? [sentences.say('trip_changed_over_budget', language, { over: formatMoney(inHers(over, intent, input.book)) })]
      : []),
  ]
}

function inHers(usdCents: number, { currency }: IntentV1, book: FactBook): Money {
  const rate = currency === 'USD' ? null : book.fx('USD', currency)
  if (rate === null) return { amountMinor: usdCents, currency: 'USD' }
  return { amountMinor: Math.round(usdCents * rate.rate), currency }
}

function menuOf({ checkId, found, language, sentences }: ChangeTold): Menu {
  const answers: WatchAnswer[] = found.outcome === 'proposal' ? ['take', 'keep', 'talk'] : ['keep', 'talk']
  const options = answers.map((answer) => ({
    id: `watch:${answer}:${checkId}`,
    title: sentences.say(`trip_changed_${answer}`, language, {}),
    description: null,
  }))
  return { kind: 'buttons', button: options[0]?.title ?? '', options }
}
