import type { FulfilmentChoice } from '../../../src/domain/fulfilment/schemas.ts'
import type { Act, Reading } from '../../../src/language/reading.ts'
import { PaymentMethod } from '../../../src/lib/payment-method.ts'
import type { CheckoutPending } from './pending.ts'
import type { SetDelivery } from './resolve-delivery.ts'
import type { AskDelivery, CheckoutScratch } from './scratch.ts'

/** What the acts of one message say of delivery and of paying, all of them together. */
export interface CheckoutHeard {
  /** Said in words, or chosen from what was offered. */
  way: SetDelivery | { choice: FulfilmentChoice } | { asks: 'where' } | null
  questions: AskDelivery[]
  asksAbout: CheckoutScratch['asksAbout']
  method: PaymentMethod | null
  msisdn: string | null
  /** A number that no prompt can go to. */
  badPhone: boolean
  /** Another number than the one proposed, which is still to be said. */
  otherNumber: boolean
  /** A number beyond the choices that were shown. */
  outOfRange: boolean
  yes: boolean
  /** She says that she wants to pay. */
  pays: boolean
  /** Another journey hands an order over, to be shown: that is no yes of hers to anything. */
  shows: boolean
  no: boolean
  changes: boolean
  drops: boolean
  otherWay: boolean
  remembers: boolean
  later: boolean
  checks: boolean
  person: boolean
}

const NOTHING_HEARD: CheckoutHeard = {
  way: null,
  questions: [],
  asksAbout: null,
  method: null,
  msisdn: null,
  badPhone: false,
  otherNumber: false,
  outOfRange: false,
  yes: false,
  pays: false,
  shows: false,
  no: false,
  changes: false,
  drops: false,
  otherWay: false,
  remembers: false,
  later: false,
  checks: false,
  person: false,
}

/** Ids of the choices that are offered here. */
export const CHOICE = {
  yes: 'yes',
  no: 'no',
  otherWay: 'other_way',
  change: 'change',
  deliver: 'deliver',
  pickup: 'pickup:',
  place: 'place:',
  remember: 'remember',
  person: 'person',
  pay: 'pay:',
  check: 'pay:check',
  later: 'pay:later',
} as const

/** @param reading the very message: what stands in none of its acts was said by another journey */
export function hearCheckout(
  acts: readonly Act[],
  asked: CheckoutPending | null,
  reading: Reading | null,
): CheckoutHeard {
  const heard = { ...NOTHING_HEARD }
  for (const act of acts) {
    const isSaid = reading?.acts.includes(act) === true
    if (act.act === 'checkout' && !isSaid) heard.shows = true
    else if (act.act === 'give_phone') Object.assign(heard, numberSaid(act, reading))
    else Object.assign(heard, saidBy(act, asked, heard))
  }
  // A no beside a yes pays nothing.
  return heard.no ? { ...heard, yes: false } : heard
}

/** Digits that are no number, or only that it is to be another one. */
function numberSaid(act: GivePhone, reading: Reading | null): Partial<CheckoutHeard> {
  if (act.msisdn !== null) return { msisdn: act.msisdn }
  const at = reading?.acts.indexOf(act) ?? -1
  const digits = reading?.spans.some((span) => span.act === at && (span.kind === 'phone' || span.kind === 'number'))
  return at >= 0 && digits === false ? { otherNumber: true } : { badPhone: true }
}

type GivePhone = Extract<Act, { act: 'give_phone' }>

function saidBy(act: Act, asked: CheckoutPending | null, heard: CheckoutHeard): Partial<CheckoutHeard> {
  switch (act.act) {
    case 'confirm':
      return { yes: true, ...firstWay(asked) }
    case 'reject':
      return { no: true }
    case 'cancel':
      return { drops: true }
    case 'checkout':
      return { pays: true }
    case 'set_delivery':
      return { way: act }
    case 'ask_delivery':
      return { questions: [...heard.questions, act] }
    case 'pause':
      return { later: true }
    case 'pick_nothing':
      return { outOfRange: true }
    case 'choose_payment': {
      const method = PaymentMethod.safeParse(act.method).data ?? null
      return act.asks || method === null ? { asksAbout: act.method } : { method }
    }
    case 'choose':
      return chosen(act.id, asked)
    default:
      return {}
  }
}

/** A plain yes to "pick it up or have it delivered?" takes what costs nothing; the next message shows it before anything is paid. */
function firstWay(asked: CheckoutPending | null): Partial<CheckoutHeard> {
  const [place] = asked?.kind === 'choose_delivery' && asked.asks === 'way' ? asked.pickups : []
  return place === undefined ? {} : { way: { choice: { kind: 'pickup', placeId: place.placeId } }, yes: false }
}

function chosen(id: string, asked: CheckoutPending | null): Partial<CheckoutHeard> {
  switch (id) {
    case CHOICE.yes:
      return { yes: true }
    case CHOICE.no:
      return { no: true }
    case CHOICE.otherWay:
      return { otherWay: true }
    case CHOICE.change:
      return { changes: true }
    case CHOICE.deliver:
      return { way: { asks: 'where' } }
    case CHOICE.remember:
      return { remembers: true }
    case CHOICE.person:
      return { person: true }
    case CHOICE.check:
      return { checks: true }
    case CHOICE.later:
      return { later: true }
    default:
      return chosenPlace(id, asked)
  }
}

function chosenPlace(id: string, asked: CheckoutPending | null): Partial<CheckoutHeard> {
  if (id.startsWith(CHOICE.pay)) {
    const method = PaymentMethod.safeParse(id.slice(CHOICE.pay.length))
    return method.success ? { method: method.data } : {}
  }
  if (id.startsWith(CHOICE.pickup)) {
    return { way: { choice: { kind: 'pickup', placeId: id.slice(CHOICE.pickup.length) } } }
  }
  if (!id.startsWith(CHOICE.place) || asked?.kind !== 'choose_delivery') return {}
  const place = asked.choices[Number(id.slice(CHOICE.place.length)) - 1]
  return place === undefined ? {} : { way: { choice: place.choice } }
}
