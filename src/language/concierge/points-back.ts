import { PhraseLists } from '../governor/phrase-lists.ts'
import { plainWords } from '../governor/plain-words.ts'
import { tokenise } from '../text/tokenise.ts'
import { SIGN_PHRASES } from './phrases.ts'

const LISTS = new PhraseLists()
const BACK = LISTS.add(`
  it; its; there; they; them; their; that one; this one; that place; the place; the same; that
  hiyo; hapo; huko; yake; yao; zake; pale; hicho; hilo; huyo; hii; hio; place hiyo; kwao; apo
`)
/** Asks of something, and says nothing of what. */
const ASKING = LISTS.add(`
  open; opens; opened; close; closes; closed; shut; cost; costs; price; prices; much; many; what; when; where; which; does; time; hours
  wear; book; booking; reserve; reservation; allowed; kids; children; today; tomorrow; tonight; sunday; monday; tuesday; wednesday
  thursday; friday; saturday; please; about; still; late; early; have; need; with; from; until; shows; show; menu; view; sleep; sleeps
  wazi; ngapi; ngap; gani; wapi; lini; bei; saa; inafungwa; inafunguliwa; wanafunga; wanafungua; hufunga; hufungua; mnafunga; mnafungua; watoto
  wanaruhusiwa; leo; kesho; jumapili; jumatatu; jumamosi; ijumaa; nivae; kuvaa; tafadhali; iko; kuna; vipi; aje; inafunga; inafungua; sasa
`)
/**
 * Swahili and Sheng say of what class of things one opens, closes, begins, ends or is found in the verb itself: "linafungwa", "zitafunguliwa",
 * "inaanza". The verb asks, and its class points at what was named.
 */
const OF_A_CLASS =
  /^(?:[iu]|li|ya|ki|vi|zi|wa|pa|ku|mu|a)(?:na|ta|li|me|ki|ka|nge|napo|taka(?:po)?)(?:fung(?:w|u|ul|uliw)?|anz(?:w|ish|ishw)?|ish|kwish|malizik|patikan|pikw|uzw|ruhusiw|gharimu|lipiw)[aiu]?$/u
/** Shorter words only hold a question together. */
const CONTENT_LETTERS = 4

/** Whether a message goes on with what was named before: it points at it, or asks and names nothing itself. */
export function pointsBack(message: string): boolean {
  const words = plainWords(tokenise(message))
  if (BACK.has(words)) return true
  const asking = ASKING.find(words)
  const isAsking = (at: number) =>
    OF_A_CLASS.test(words[at] ?? '') || asking.some(({ from, to }) => from <= at && at < to)
  const isOpen = (at: number) => !isAsking(at)
  const named = words.filter((word, at) => word.length >= CONTENT_LETTERS && isOpen(at))
  return named.length === 0 && !SIGN_PHRASES.house.has(words.filter((_, at) => isOpen(at)))
}
