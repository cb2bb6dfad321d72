import { tokenise } from '../../src/llm/offline/tokens.ts'
import type { OfflineEngine } from '../../src/llm/offline/types.ts'

const PERSON =
  /^(?:agent|human|operator|person|representative|customer (?:care|service)|mhudumu|wakala|call me|nipigie(?: simu)?|nipigieni(?: simu)?)$|\b(?:talk|speak|chat|connect me) (?:to|with) (?:a |an |the |your |some)?(?:human|person|agent|someone|somebody|real person|manager|owner|staff|attendant|customer care)\b|\b(?:real|actual) (?:person|human)\b|\b(?:ongea|kuongea|niongee|kuzungumza|zungumza|bonga|kubonga|nibonge) na (?:mtu|msee|mhudumu|binadamu|agent|human|manager|meneja|customer care|mwenye duka)\b|\b(?:nipe|niitie|nataka|naomba) (?:mtu|mhudumu|agent|msee wa|manager|meneja|customer care)\b/

const RESUME =
  /^(?:(?:please|ok|okay|sawa|basi|haya) )*(?:continue|resume|go on|carry on|proceed|endelea|tuendelee|twende|twendelee|rudi|turudi|back to (?:it|my order|the order|shopping)|let'?s continue|where were we|endeleza)(?: (?:please|tafadhali|basi|na oda|na order|with (?:it|my order|the order)))*$/

const LATER =
  /^(?:(?:ok|okay|sawa|basi|haya|acha|wacha|let me|ngoja) )*(?:later|baadaye|bdae|maybe later|nitarudi(?: baadaye)?|i'?ll (?:be back|come back|get back)(?: (?:later|to you))?|not (?:now|right now|today)|si sasa|sio sasa|siyo sasa|si leo|some other time|another time|wakati mwingine|time ingine|remind me later)$/

const PAY_AGAIN =
  /^(?:pay|pay now|lipa|lipa sasa|nilipe|nataka kulipa|i want to pay|try again|jaribu tena|retry|tuma tena|resend|send again)$/

/** Nothing but a way to pay: "paybill", "lipa na kadi", "nataka kulipa na M-PESA". */
const WAY_TO_PAY =
  /^(?:(?:i(?:'d| would)? (?:want|like) to|let me|nataka|naomba|pay|kulipa|lipa|nilipe|nitalipa|nalipa|use|tumia|nitumie|send me|na|kwa|ya|by|with|via|through|a|the|my|me|please|tafadhali|tu|basi|mpesa|m-pesa|m pesa) )*(?:pay ?bill|till|buy goods|kadi|card|visa|mastercard|pesapal|prompt|stk|stk push|m-?pesa|m pesa)(?: (?:number|namba|please|tafadhali|tu|basi|tena|instead|badala yake|ya mpesa|link))*$/

/** Whether goods can be fetched: a question about how the shop works, though it names an order. */
const COLLECT =
  /\b(?:(?:can|could|may|do|should) (?:i|we|you|someone|my \w+)(?: \w+){0,2} (?:pick (?:it |them |my \w+ |the \w+ )?up|collect)|(?:pick ?up|collect(?:ion)?) (?:is )?(?:available|possible|allowed|free)|(?:do you (?:have|offer|allow|do)) (?:a |in store |store )?(?:pick ?up|collection)|(?:naweza|naeza|tunaweza|ninaweza|naeza ?kuja|naweza kuja)(?: \w+){0,2} (?:kuchukua|chukua|kujia|kujichukulia|jichukulia|pick|kupick|collect)|(?:nikuje|nije|nakuja) (?:kuchukua|kujia|kupick|ku-pick))\b/
const PLACE = /\b(?:orders?|oda|shop|store|dukani|duka|it|them|myself|mwenyewe|mzigo|parcel|you|kwenu)\b/

const PAID_ALREADY =
  /\b(?:paid|nimelipa|nilishalipa|nishalipa|nimeshalipa|nilipa|nimetuma|nilituma|went through|go through|gone through|imeingia|iliingia|imefika|yamefika|yameingia|yamepita|yalifika|ilifika|umepata|mmepata|mmeona|umeona|received|receive|receipt|risiti|confirmation|confirmed|deducted|imekatwa|nimekatwa|status|imepita|ilipita)\b/

const QUESTION =
  /^(?:what|when|where|why|which|who|how|do you|does|is there|are you|can i|can you|could i|may i|je|naweza|mnaweza|mna(?:kubali|fanya|take)|lini|wapi|nini|kwa nini|vipi)\b/

const NO_MARKETING =
  /\b(?:no more|stop(?: sending)?(?: me)?|don'?t send(?: me)?|do not send(?: me)?|unsubscribe(?: me)? from|remove me from|sitaki|staki|sihitaji|usinitumie|msinitumie|acha(?:ni|eni)? (?:kunitumia|kutuma)|wacha(?:ni|eni)? (?:kunitumia|kutuma)|simamisha|ondoa)(?: \w+){0,3} (?:offers?|ofa|promos?|promotions?|adverts?|ads|matangazo|marketing|newsletters?)\b/

const GOODS =
  /\b(?:show me|looking for|am after|in search of|do you (?:guys )?(?:have|sell|stock)|got any|price of|how much (?:is|are) the|mnauza|unauza|mwauza|natafuta|ninatafuta|nitafutie|nionyeshe|nionyesheni|onyesha|nishow|nicheki|bei ya)\b|\b(?:nataka|ninataka|nahitaji|naomba|nipe|niletee|i want|i need|i'd like|give me|get me|uko na|mko na|muko na|mna) (?!to\b|ku\w|you\b|your\b)/
const NO_GOODS =
  /\b(?:credit|mkopo|deni|instal\w*|complain\w*|lalamik\w*|refund|parking|branch|delivery|warranty|offers?|ofa|orders?|oda|policy|policies|privacy|terms|help|msaada|receipt|risiti|info\w*|maelezo|job|kazi|pesa|money|manager|meneja|mtu|person|agent|shida|noma|problem|swali|maswali|questions?|accounts?|akaunti|profile|assistance|reclamation|claim|invoice|bill)\b/

const NAMES_CANCELLING = /\b(?:cancel|ghairi|futa|katisha|sitisha)\w*\b.{0,20}\b(?:order|oda)\b/

/** The customer asks for a person in so many words: heard in any state, before any classifier. */
export function asksForPerson(text: string): boolean {
  return PERSON.test(plain(text))
}

export function asksToResume(text: string): boolean {
  return RESUME.test(plain(text))
}

/** "Later", "baadaye": the question is put aside, not answered. */
export function putsOff(text: string): boolean {
  return LATER.test(plain(text))
}

/** The word our own payment notices ask for. */
export function asksToPay(text: string): boolean {
  return PAY_AGAIN.test(plain(text))
}

/** "Can I pick up my order from the shop?" */
export function asksToCollect(text: string): boolean {
  const said = plain(text)
  return COLLECT.test(said) && PLACE.test(said)
}

/** A way to pay and nothing else: meant for the order that waits for payment. */
export function namesWayToPay(text: string): boolean {
  return WAY_TO_PAY.test(plain(text))
}

/** A question about money that was already sent, not about how to send it. */
export function speaksOfPaidMoney(text: string): boolean {
  return PAID_ALREADY.test(plain(text))
}

/** Consent to offers taken back in so many words: obeyed at once, whatever else is going on. */
export function withdrawsMarketing(text: string): boolean {
  return NO_MARKETING.test(plain(text))
}

/** "Show me ...", "do you sell ...?": goods are meant, whatever they are called; credit and complaints are no goods. */
export function asksForGoods(text: string): boolean {
  const said = plain(text)
  return GOODS.test(said) && !NO_GOODS.test(said)
}

/** A question, as far as its form tells. */
export function asksQuestion(text: string): boolean {
  return /\?\s*$/.test(text) || QUESTION.test(plain(text))
}

/** A wish to leave what is going on; naming an order is a request about that order instead. */
export function dropsQuestion(text: string, engine: OfflineEngine): boolean {
  return engine.parseCancel(text) && !NAMES_CANCELLING.test(plain(text))
}

/** Nothing but emoji and signs: it says a mood, not a wish. */
export function isWordless(text: string): boolean {
  return /\p{Extended_Pictographic}/u.test(text) && !/[\p{L}\p{N}]/u.test(text)
}

/** Whether there are words in it whose language could be told. */
export function hasWords(text: string): boolean {
  return tokenise(text).some((token) => /^\p{L}{3,}/u.test(token))
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}'\s-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
