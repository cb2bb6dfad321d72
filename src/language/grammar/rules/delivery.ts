import { daysNamed } from '../../forms/days-named.ts'
import { NAMES_ABROAD } from '../../packs/places.ts'
import type { Act } from '../../reading.ts'
import type { Span } from '../../span.ts'
import { wordsOf } from '../clause.ts'
import type { Desk, Found, Rule } from '../desk.ts'
import { names } from '../goods-phrases.ts'
import { inquiry } from '../inquiry.ts'
import { PARTICLES } from '../particles.ts'
import { saysMoreThan } from '../says-more.ts'
import { isContent, unheardIn } from '../unheard.ts'
import { comingWhen } from './orders.ts'

type Place = { zoneId: string | null; elsewhere: string | null; spans: readonly Span[] }

/** Asks about delivery, or says where it goes: a question asks; a place beside goods, or where one was asked for, says. */
const delivery: Rule = (desk) => {
  const place = placeIn(desk)
  // "Where in town are you?" asks for the shop.
  if (desk.says('location') && !desk.says('delivery', 'delivery_area', 'bring_me', 'arrive_when')) return null
  const about = desk.cues('delivery', 'delivery_area')
  const pickup = desk.cues('pickup', ...(desk.context.asked?.kind === 'delivery' ? ['take_myself'] : []))
  const coming = comingWhen(desk)
  const { cart, order, lastQuestion } = desk.context
  const expects = cart.length > 0 || order !== null || lastQuestion?.act === 'ask_delivery'
  if (place === null && about.length + pickup.length + (expects ? coming.length : 0) === 0) return followUp(desk)
  if (place === null && pickup.length === 0 && namesGoods(desk) && !desk.says(...ABOUT_DELIVERY)) return null
  // "Can I get it in white 41?", "something for a rider in the rain, 42": of goods, whose size or colour is said.
  if (place === null && !expects && tellsOfGoods(desk) && !desk.says('delivery_area', 'free', 'bring_me')) return null
  // A word that happens to be a place, in a sentence about something else.
  const aboutPlaces =
    expects ||
    sends(desk) ||
    desk.context.asked?.kind === 'delivery' ||
    desk.says('address', 'bring_me', 'arrive', 'how_much', 'how_long', 'free')
  if (
    about.length + pickup.length + coming.length === 0 &&
    !aboutPlaces &&
    unheardIn(desk).length + desk.of('feature', 'verb').length > 0
  )
    return null
  const uses = [
    ...(place?.spans ?? []),
    ...about,
    ...pickup,
    ...coming,
    ...desk.of('price'),
    ...desk.cues(
      'how_much',
      'address',
      'when',
      'how_long',
      'can_i',
      'be_at',
      'free',
      'arrive',
      'where',
      'it',
      'bring_me',
    ),
  ]
  // Whether goods leave the country is no matter of zones.
  if (place?.zoneId === null && place.spans.some(isAbroad)) return inquiry(desk, 'delivery')
  if (tells(desk, place)) return saysWhere(desk, place, pickup.length > 0, uses)
  if (beyondSettings(desk, place)) return inquiry(desk, 'delivery')
  return { act: question(desk, place), uses, all: !namesGoods(desk) }
}

function isAbroad({ meaning }: Span): boolean {
  return meaning.kind === 'zone' && NAMES_ABROAD.has(meaning.place)
}

/** "Mnaweza kutuma Kisii?" */
function sends({ clause }: Desk): boolean {
  return clause.spans.some(({ meaning }) => meaning.kind === 'verb' && SENDING.has(meaning.verb.sense))
}

const SENDING: ReadonlySet<string> = new Set(['send', 'bring', 'deliver'])

const OF_DELIVERY = [
  ...['delivery', 'delivery_area', 'pickup', 'arrive', 'arrive_when', 'bring_me', 'address', 'be_at', 'where', 'when'],
  ...['how', 'how_long', 'how_much', 'free', 'can_i', 'what', 'which', 'is_it', 'does_it', 'availability', 'question'],
  ...['want', 'it', 'money', 'my_order', 'yes', 'no', 'greet', 'thanks', 'total', 'cart', 'pay', 'if'],
]

const SOON: ReadonlySet<string> = new Set(['today', 'tomorrow'])
/** Fees, areas and times are settings of the shop; days, stairs and missed riders stand in its documents. */
function beyondSettings(desk: Desk, place: Place | null): boolean {
  if (desk.says('delivery_terms')) return true
  if (place !== null || spentIn(desk) !== null || namesGoods(desk)) return false
  const days = desk
    .of('when')
    .some(
      ({ meaning }) => PARTICLES.atNight.has(meaning.words) || daysNamed(meaning.words).some((day) => !SOON.has(day)),
    )
  const aspect = aspectOf(desk, place)
  const open = aspect === 'other' || aspect === 'time' || aspect === 'pickup'
  const goesOn = desk.context.lastQuestion?.act === 'ask_delivery'
  return days || (open && !goesOn && desk.clause.question && saysMoreThan(desk, OF_DELIVERY))
}

const ABOUT_DELIVERY = ['how_much', 'when', 'how_long', 'free', 'can_i', 'delivery_area', 'arrive_when'] as const

function tellsOfGoods(desk: Desk): boolean {
  return desk.clause.spans.some(({ meaning }) => meaning.kind === 'size' || meaning.kind === 'value')
}

function namesGoods(desk: Desk): boolean {
  return desk.left().some(({ meaning }) => names(meaning))
}

function tells(desk: Desk, place: Place | null): boolean {
  const asks = desk.clause.question || desk.says('how_much', 'delivery_area', 'arrive_when', 'how_long', 'when', 'free')
  if (asks) return false
  if (desk.context.asked?.kind === 'delivery') return true
  if (desk.has('pickup', 'take_myself')) return true
  if (place === null) return desk.has('delivery') && (desk.context.cart.length > 0 || desk.context.order !== null)
  const buying =
    desk.context.cart.length > 0 || desk.context.order !== null || desk.says('want', 'add') || namesGoods(desk)
  return buying || desk.says('address', 'bring_me')
}

function saysWhere(desk: Desk, place: Place | null, pickup: boolean, uses: readonly Span[]): Found {
  const kind = pickup && place === null ? 'pickup' : 'delivery'
  const act: Act = {
    act: 'set_delivery',
    kind,
    zoneId: place?.zoneId ?? null,
    elsewhere: place?.elsewhere ?? null,
    address: addressIn(desk, place),
  }
  return { act, uses, all: desk.context.asked?.kind === 'delivery' }
}

const MOST_ADDRESS = 160

/** The place as she said it, with what follows it: "Roysambu, opposite TRM, gate B". Courtesy at the end is no part of it. */
function addressIn(desk: Desk, place: Place | null): string | null {
  const from = place?.spans[0]?.from
  if (from === undefined) return null
  const silent = new Set(
    desk.clause.spans
      .filter(({ meaning }) => meaning.kind === 'filler' || meaning.kind === 'cue' || meaning.kind === 'verb')
      .flatMap((span) => Array.from({ length: span.to - span.from }, (_, at) => span.from + at)),
  )
  let to = desk.clause.to
  while (to > from + 1 && (silent.has(to - 1) || !isContent(desk.tokens[to - 1]))) to -= 1
  const whole = desk.context.asked?.kind === 'delivery' ? to : Math.max(...(place?.spans ?? []).map((span) => span.to))
  return wordsOf(desk.tokens, from, whole).slice(0, MOST_ADDRESS)
}

function question(desk: Desk, place: Place | null): Act {
  const { lastQuestion } = desk.context
  return {
    act: 'ask_delivery',
    aspect: aspectOf(desk, place),
    zoneId: place?.zoneId ?? (place === null ? (lastQuestion?.zoneId ?? null) : null),
    elsewhere: place?.elsewhere ?? null,
    spendMinor: spentIn(desk),
    words: desk.clause.words,
  }
}

function aspectOf(desk: Desk, place: Place | null): Extract<Act, { act: 'ask_delivery' }>['aspect'] {
  if (desk.has('pickup') && place === null) return 'pickup'
  if (desk.says('free') || spentIn(desk) !== null) return 'free'
  if (desk.says('how_much')) return 'fee'
  if (comingWhen(desk).length > 0 || desk.says('when', 'how_long') || desk.of('when').length > 0) return 'time'
  return place === null && !desk.has('delivery_area') ? 'other' : 'area'
}

/** A bare number from here on is money that would be spent. */
const LEAST_SPENT = 200

function spentIn(desk: Desk): number | null {
  const [price] = desk.of('price')
  if (price !== undefined) return price.meaning.nearMinor ?? price.meaning.minMinor ?? price.meaning.maxMinor
  const number = desk.of('number').find(({ meaning }) => meaning.value >= LEAST_SPENT)
  return number === undefined ? null : Math.round(number.meaning.value * 100)
}

/** "And Kitengela?", "and if I spend 9,000?": the question before, with another place or sum. */
function followUp(desk: Desk): Found | null {
  const { lastQuestion } = desk.context
  if (lastQuestion?.act !== 'ask_delivery') return null
  const prices = [...desk.of('price'), ...desk.of('number').filter(({ meaning }) => meaning.value >= LEAST_SPENT)]
  const asks = [...desk.cues('how_long', 'when', 'how_much', 'free', 'arrive', 'arrive_when'), ...desk.of('when')]
  const goods = desk.of('item', 'category').length > 0
  if (goods || (prices.length === 0 && asks.length === 0)) return null
  return { act: question(desk, null), uses: [...prices, ...asks], all: true }
}

function placeIn(desk: Desk): Place | null {
  const zones = desk.of('zone')
  const known = zones.find(({ meaning }) => meaning.zoneId !== null) ?? zones[0]
  if (known === undefined) return null
  const { zoneId, place } = known.meaning
  return { zoneId, elsewhere: zoneId === null ? place : null, spans: zones }
}

export const DELIVERY: readonly Rule[] = [delivery]
