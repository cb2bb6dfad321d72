import { asksForHours } from '../../prompts/support-rag-answer/asks-for-hours.ts'
import { fold } from '../../src/llm/offline/tokens.ts'
import type { OfflineEngine } from '../../src/llm/offline/types.ts'

/** What rows and settings of the shop answer for certain, without any document. */
export type ShopQuestion = 'hours' | 'location' | 'payment'

const LOCATION =
  /\b(?:where (?:are|is) (?:you|u|your (?:shop|store|duka)|the (?:shop|store))(?: \w+)?|where (?:can|do) i find (?:you|the shop|your shop)|(?:your|shop|store|what is the) (?:location|address|directions)|location (?:yenu|yako|ya duka)|mko wapi|uko wapi|mpo wapi|upo wapi|mnapatikana wapi|(?:duka|shop)(?: yenu| lenu| yako)? (?:liko|lipo|iko|ipo|ni) wapi|mko pande gani|mko area gani|mahali (?:duka|mlipo)|anwani yenu)\b/
const ABOUT_GOODS = /\b(?:orders?|oda|parcel|mzigo|rider|deliver\w*|package|going|money|pesa|doo)\b/

const HOW_TO_PAY =
  /\b(?:how (?:can|do|should|could|would|shall|will) (?:i|we|one|you)(?: \w+){0,2} pay|how to pay|how are payments (?:made|done)|(?:ways?|methods?|modes?|means|options?) (?:of|to|for) (?:pay\w*|malipo)|payment (?:methods?|options?|modes?|ways?)|(?:\w{0,4}(?:lipa|lipe|lipia)) (?:\w+ )?(?:aje|vipi|namna gani|na nini|kwa njia (?:gani|ipi)|kivipi)|\w{0,4}lipaje|\w{0,3}wezaje kulipa|njia (?:\w+ )?za (?:malipo|kulipa)|malipo (?:\w+ )?(?:vipi|aje|namna gani|gani))\b/
const TAKES =
  /\b(?:accept|take|pay|use|support|lipa|kulipa|nalipa|nilipe|nitalipa|tumia|kutumia|mnachukua|unachukua|mnakubali|mnapokea|unapokea|mnatake|mnaaccept|mna|kuna|mko na|muko na|available)\b/
/** When, how much extra, and ways of which no row tells. */
const NOT_IN_ROWS =
  /\b(?:deliver\w*|cash|taslimu|keshi|bank|benki|instal\w*|deposit|credit|deni|mkopo|pole ?pole|lipa mdogo|later|baadaye|before|after|when|lini|kabla|baada|refund\w*|rudish\w*|fees?|charges?|costs?|extra|ada|crypto|bitcoin|paypal|airtel|t-?kash|cheques?|half|nusu|safe|salama|secure|receipts?|risiti|paid|nimelipa|nimeshalipa|nimetuma|sent|send)\b/

/** The fact of the shop that the words ask for; null when only its documents can tell. */
export function shopQuestion(message: string, engine: OfflineEngine): ShopQuestion | null {
  if (asksForHours(message)) return 'hours'
  const text = fold(message)
  if (LOCATION.test(text) && !ABOUT_GOODS.test(text)) return 'location'
  return asksHowToPay(message, engine) ? 'payment' : null
}

/** "How do I pay?", "naweza lipa na card?": what the shop's own rows answer. */
export function asksHowToPay(message: string, engine: OfflineEngine): boolean {
  const text = fold(message)
  if (NOT_IN_ROWS.test(text.replace(/\bcredit cards?\b/g, 'card'))) return false
  const asked =
    /\?\s*$/.test(text) || /^(?:can|could|may|do|je|naweza|naeza|ninaweza|tunaweza|mna|una|mnachukua)/.test(text)
  return HOW_TO_PAY.test(text) || (asked && TAKES.test(text) && engine.parsePaymentMethod(text) !== null)
}
