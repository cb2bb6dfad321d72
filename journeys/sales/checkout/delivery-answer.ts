import { sayMoney } from '../../../prompts/copy/format.ts'
import { say } from '../../../prompts/copy/index.ts'
import { type SayingWhen, sayPromise, sayReady } from '../../../prompts/copy/promise.ts'
import { sayPromiseRule } from '../../../prompts/copy/promise-rule.ts'
import type { FulfilmentChoice, FulfilmentQuotes } from '../../../src/domain/fulfilment/schemas.ts'
import type { Money } from '../../../src/lib/money.ts'
import { namePlace } from './place-said.ts'
import type { Served } from './resolve-delivery.ts'
import type { AskDelivery } from './scratch.ts'

/** One question about delivery, and everything its answer may state. */
export interface DeliveryAsked {
  question: AskDelivery
  /** The place as she said it. */
  place: string | null
  quotes: FulfilmentQuotes
  served: Served
  /** Where this order goes, as far as it is known: an answer without a place is about that. */
  way: FulfilmentChoice | null
  /** What the quotes are for, when she named a sum. */
  goods: Money | null
  when: SayingWhen
}

type ZoneQuote = FulfilmentQuotes['zones'][number]

/** So many zones are told at once; of more, the fees from the lowest to the highest. */
const MOST_ZONES = 8

/** Fee, time and area from the shop's settings, as of now; what they do not say is admitted. */
export function deliveryAnswer(asked: DeliveryAsked): string {
  const { question, quotes, served, when } = asked
  if (question.aspect === 'pickup' || quotes.zones.length === 0) return pickupAnswer(asked)
  const zone = zoneAsked(asked)
  if (zone === 'nowhere') {
    const told = say('not_served', when.language, { place: asked.place ?? question.elsewhere ?? '' })
    return served.pickup.length === 0 ? told : [told, pickupAnswer(asked)].join(' ')
  }
  return Array.isArray(zone) ? zonesAnswer(zone, asked) : zoneAnswer(zone, asked)
}

/** The zone meant; several when it is open which; nowhere for a place that nobody goes to. */
function zoneAsked({ question, quotes, served, way }: DeliveryAsked): ZoneQuote | ZoneQuote[] | 'nowhere' {
  const byId = (id: string | null) => quotes.zones.find(({ zoneId }) => zoneId === id)
  const named = byId(question.zoneId)
  if (named !== undefined) return named
  if (question.elsewhere !== null) {
    const meant = quotes.zones.filter(({ zoneId }) => quotes.named.includes(zoneId))
    if (meant.length > 0) return meant[0] !== undefined && meant.length === 1 ? meant[0] : meant
    return byId(served.zones.find((zone) => zone.elsewhere)?.id ?? null) ?? 'nowhere'
  }
  const chosen = question.aspect !== 'area' && way?.kind === 'delivery' ? byId(way.zoneId) : undefined
  return chosen ?? quotes.zones
}

function zoneAnswer(zone: ZoneQuote, asked: DeliveryAsked): string {
  const { question, quotes, when } = asked
  const language = when.language
  const place = namePlace(asked.place ?? question.elsewhere, zone.zoneName)
  const time = zone.promise && say('promise_delivery', language, { when: sayPromise(zone.promise, when) })
  const short = quotes.shortfall && say('delivers_from', language, { shortfall: sayMoney(quotes.shortfall) })
  if (question.aspect === 'time') {
    const rule = zone.rule && sayPromiseRule(zone.rule, place, language)
    return [rule, time].filter((part) => part !== null).join(' ') || say('zone_no_time', language, { place })
  }
  return [feeText(zone, place, asked), freeText(zone, place, asked), time, asked.goods === null ? null : short]
    .filter((part) => part !== null)
    .join(' ')
}

function feeText({ fee }: ZoneQuote, place: string, { goods, quotes, when: { language } }: DeliveryAsked): string {
  const isFree = fee.amountMinor === 0
  if (goods !== null) {
    const slots = { goods: sayMoney(goods), place }
    return isFree
      ? say('zone_free_for', language, slots)
      : say('zone_fee_for', language, { ...slots, fee: sayMoney(fee) })
  }
  if (isFree) return say('zone_free', language, { place })
  const key = quotes.feeCollected === 'with_order' ? 'zone_fee' : 'zone_fee_later'
  return say(key, language, { place, fee: sayMoney(fee) })
}

function freeText({ fee, freeFrom }: ZoneQuote, place: string, { question, when: { language } }: DeliveryAsked) {
  if (fee.amountMinor === 0) return null
  if (freeFrom !== null) return say('zone_free_from', language, { amount: sayMoney(freeFrom) })
  return question.aspect === 'free' ? say('zone_never_free', language, { place }) : null
}

/** It depends on the place: what it is for each, and the question where she is. */
function zonesAnswer(zones: readonly ZoneQuote[], { question, quotes, when }: DeliveryAsked): string {
  const { language } = when
  const lines = zones.slice(0, MOST_ZONES).map(({ zoneName: place, fee, freeFrom, promise }) => {
    if (question.aspect === 'free' && freeFrom !== null) {
      return say('zone_line_free', language, { place, amount: sayMoney(freeFrom) })
    }
    const slots = { place, fee: sayMoney(fee) }
    if (question.aspect !== 'time' || promise === null) return say('zone_line', language, slots)
    return say('zone_line_when', language, { ...slots, when: sayPromise(promise, when) })
  })
  const later = quotes.feeCollected === 'on_delivery' ? [say('zones_later', language)] : []
  return [say('zones_intro', language), ...lines, ...later, say('zones_where', language)].join('\n')
}

function pickupAnswer({ quotes, served, when }: DeliveryAsked): string {
  const { language } = when
  if (served.pickup.length === 0) return say('no_pickup', language)
  return served.pickup
    .map(({ id, name: place, address }) => {
      const promise = quotes.pickup.find(({ placeId }) => placeId === id)?.promise ?? null
      const ready = promise === null ? [] : [say('promise_pickup', language, { when: sayReady(promise, when) })]
      return [say('pickup_at', language, { place, address }), ...ready].join(' ')
    })
    .join('\n')
}
