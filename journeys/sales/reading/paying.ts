import { fold } from '../../../src/llm/offline/tokens.ts'
import type { Pending } from '../../pending.ts'
import type { TurnState } from '../../turn-state.ts'
import type { Heard } from '../hear.ts'
import type { Reading } from '../step.ts'
import { asksAboutMoney } from './claims.ts'
import { namedWay, payBy, readPutOff } from './rescue.ts'
import { OTHER_PHONE, PAYMENT_STATUS, RETRY } from './words.ts'

type Of<Kind extends Pending['kind']> = Extract<Pending, { kind: Kind }>

/** An answer to "do you confirm this order?" that is neither a choice nor a change. */
export function readConfirmOrder(heard: Heard): Reading | null {
  if (
    heard.yesNo === 'yes' ||
    namedWay(heard) !== null ||
    /\b(?:pay|lipa|nalipa|nilipe|checkout|tuma prompt|send prompt)\b/.test(fold(heard.text))
  ) {
    return { step: { kind: 'confirm' }, certain: true }
  }
  if (heard.yesNo === 'no') return { step: { kind: 'narrow_again', notice: { say: 'what_to_change' } }, certain: true }
  return null
}

export function readChoosePayment(pending: Of<'choose_payment'>, heard: Heard): Reading | null {
  if (asksAboutMoney(heard.text)) return { step: { kind: 'status', wish: 'payment' }, certain: true }
  const named = heard.engine.parsePaymentMethod(heard.text)
  if (named !== null) {
    if (pending.methods.includes(named)) return { step: { kind: 'method', method: named }, certain: true }
    return { step: { kind: 'say', notice: { say: 'method_not_enabled' } }, certain: true }
  }
  const method =
    heard.place === null
      ? undefined
      : pending.methods[heard.place === -1 ? pending.methods.length - 1 : heard.place - 1]
  if (method !== undefined) return { step: { kind: 'method', method }, certain: true }
  const [only] = pending.methods
  if (heard.yesNo === 'yes' && pending.methods.length === 1 && only !== undefined) {
    return { step: { kind: 'method', method: only }, certain: true }
  }
  return null
}

/** A number to send the prompt to, yes to the one shown, or the wish to give another. */
export function readConfirmPhone(pending: Of<'confirm_phone'>, state: TurnState, heard: Heard): Reading | null {
  const phone = heard.engine.parsePhone(heard.text)
  if (givesPin(heard.text)) return PIN_SENT
  if (phone !== null) return { step: { kind: 'push', msisdn: phone }, certain: true }
  if (heard.yesNo === 'yes' && pending.msisdn !== null) {
    return { step: { kind: 'push', msisdn: pending.msisdn }, certain: true }
  }
  if (/\d[\d\s-]{5,}/.test(heard.text)) return { step: { kind: 'say', notice: { say: 'bad_phone' } }, certain: true }
  const way = namedWay(heard)
  if (way !== null && way !== 'stk') return payBy(way, state)
  if (heard.yesNo === 'no' || OTHER_PHONE.test(fold(heard.text))) return { step: { kind: 'ask_phone' }, certain: true }
  return null
}

/** "I have paid" and "did it go through?", which the orders journey answers from the provider; another try, number or method; later. */
export function readAwaitPayment(pending: Of<'await_payment'>, state: TurnState, heard: Heard): Reading | null {
  if (givesPin(heard.text)) return PIN_SENT
  // Before the phone number: the text of a payment message names one too.
  if (asksAboutMoney(heard.text)) return { step: { kind: 'status', wish: 'payment' }, certain: true }
  const msisdn = heard.engine.parsePhone(heard.text)
  if (msisdn !== null) return { step: { kind: 'retry', msisdn }, certain: true }
  if (OTHER_PHONE.test(fold(heard.text))) return { step: { kind: 'ask_phone' }, certain: true }
  if (isRetry(heard)) return payBy(pending.method, state)
  const way = namedWay(heard)
  return way === null ? readPutOff(heard) : payBy(way, state)
}

const PIN_SENT: Reading = { step: { kind: 'say', notice: { say: 'pin_not_here' } }, certain: true }

/** Four digits while money is asked for are a PIN typed in the wrong place. */
function givesPin(text: string): boolean {
  return /^\s*(?:(?:my|the|it is|pin|ni|is|yangu|hii|hiyo|namba|number)\W+)*\d{4}\W*$/i.test(text)
}

/** "Try again", or the word PAY that the failure notices name. */
export function isRetry(heard: Heard): boolean {
  const text = fold(heard.text)
  if (PAYMENT_STATUS.test(text)) return false
  return RETRY.test(text) || /^(?:please )?(?:pay|lipa)(?: now| sasa| tena)?[.! ]*$/.test(text)
}
