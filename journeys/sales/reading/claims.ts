import { fold } from '../../../src/llm/offline/tokens.ts'
import { PAYMENT_STATUS } from './words.ts'

/** "TKL7XABCDE Confirmed. Ksh3,420.00 sent to ...", as M-PESA writes it in English and in Swahili. */
const MESSAGE = /\b[A-Z][A-Z0-9]{9}\b[\s\S]{0,20}\b(?:confirmed|imethibitishwa)\b/i
/** A receipt number alone, or named as one. */
const NUMBER =
  /(?:^\s*|\b(?:receipt|risiti|m-?pesa|transaction|txn|code|msimbo|kodi)\W+(?:\w+\W+){0,2})[A-Z]{2}[A-Z0-9]{8}\W*$/i
/** Letters with a number behind them are how shops write their offer codes, not how receipts look. */
const HAS_DIGIT = /\b(?=[A-Z0-9]*\d)(?![A-Z]+\d{1,4}\b)[A-Z]{2}[A-Z0-9]{8}\b/i
const NO_PROMPT =
  /\b(?:prompt|stk|ombi|pop ?up|pin)\b.{0,20}\b(?:haija\w*|hai\w+|halija\w*|hali\w+|sija\w+|not|never|didn'?t|hasn'?t|missing)\b|\b(?:sija(?:pata|ona|pokea)|si(?:oni|pati)|no|not|never|haven'?t|didn'?t|don'?t)\b.{0,20}\b(?:prompt|stk|ombi|pop ?up)\b/

/** A receipt, or the text message around it, given as proof: a claim like any other. */
export function pastesReceipt(text: string): boolean {
  return MESSAGE.test(text) || (NUMBER.test(text) && HAS_DIGIT.test(text))
}

/** The customer says that she paid, asks whether it arrived, or that no prompt came: only the provider can tell. */
export function asksAboutMoney(text: string): boolean {
  const folded = fold(text)
  return pastesReceipt(text) || PAYMENT_STATUS.test(folded) || NO_PROMPT.test(folded)
}
