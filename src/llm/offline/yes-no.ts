import { fold, tokenise, wordSet } from './tokens.ts'
import type { YesNo } from './types.ts'

const YES = wordSet(`
  yes yeah yep yap yup yea yah ya yess yas y ye sure ok okay okey okei kk k correct right confirm confirmed confirming proceed continue definitely absolutely exactly agreed fine perfect great
  ndio ndiyo ndiyooo eeh eh ee eeeh naam sawa sawasawa sawia sahihi kabisa hakika endelea thibitisha nathibitisha nakubali kubali ndo
  poa fiti freshi aii sawaa iko fti safi aye yeh yees oke
`)
const NO = wordSet(`
  no nope nah nop naah n never hapana apana hapna sitaki zii zi ziii la hakuna sio siyo nooo noo bado kataa nimekataa sikubali nakataa hell
`)
const FILLERS = wordSet(`
  please pls plz tafadhali thanks thank you asante it is that's thats this i do want am go ahead send me the prompt order now ni hiyo hio tu basi kabisa sana bro boss buda msee bana maze kaka dada sir madam
  all good tena ni sawa iko hivyo tuma lipisha let's lets for me na nataka am sure agree of course would like to will confirm my that we are can to hivo niko ready nimekubali asanti correct yangu don't dont not
  thing problem endelea proceed continue yes no so much totally just works with
`)
const YES_PHRASE =
  /^(?:(?:no|not a|hakuna|haina|hamna) (?:problem|worries|prob|shida|wasiwasi|noma|tatizo)|why not|of course|go ahead|sounds? (?:good|great|fine)|that'?s (?:right|correct|fine|ok|okay|it|good)|all good|let'?s (?:do it|go)|do it|i (?:agree|confirm|do|accept)|for sure|kwa nini isiwe|ni sawa|iko sawa|iko poa|iko fiti|hiyo ni sawa|tuendelee|haya|hayaa|wacha iwe|thumbs up|very well|yes sir|sawa sawa|si ndio|it is|itakuwa sawa)[.! ]*(?:please|tafadhali|thanks|asante)?$/
const NO_PHRASE =
  /^(?:not (?:yet|now|really|today|this time|interested|that)|don'?t(?: want| do it)?|i (?:don'?t|do not) (?:want|agree|think so|need)(?: it| that| this)?|no (?:thanks|thank you|way|please|need)|si(?:o|yo)? (?:sasa|hiyo|hivyo|kwa sasa|leo)|bado(?: (?:kidogo|sijaamua))?|sitaki(?: hiyo| tena)?|la(?: (?:hasha|asante))?|hapana(?: asante)?|maybe later|later|baadaye|si ?lazima|i'?d rather not|never ?mind|usi(?:tume|endelee|fanye)\w*|wrong|thumbs down|si ?sawa|sidhani|zii bana|acha|wacha)[.! ]*$/
const DOUBT =
  /\b(?:but|lakini|except|instead|not sure|sina uhakika|sijui|maybe|labda|size|saizi|colou?r|rangi|how|what|when|where|why|which|gani|ngapi|lini|wapi|nini|or)\b/
const THUMBS_UP = /[\u{1F44D}\u{1F44C}\u2705\u2714\u{1F197}\u{1F64F}\u{1F4AF}\u{1F91D}]/u
const THUMBS_DOWN = /[\u{1F44E}\u274C\u{1F6AB}\u26D4\u{1F645}\u2716]/u
const LONGEST = 9

/** A plain yes or no to a question just asked; null when the message says anything more or else. */
export function parseYesNo(message: string): YesNo | null {
  const tokens = tokenise(message)
  if (tokens.length === 0) return emojiAnswer(message)
  const text = fold(message)
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (YES_PHRASE.test(text)) return 'yes'
  if (NO_PHRASE.test(text)) return 'no'
  if (tokens.length > LONGEST || DOUBT.test(text)) return null
  const [first = '', ...rest] = tokens
  if (!rest.every((token) => FILLERS.has(token) || YES.has(token) || NO.has(token))) return null
  if (NO.has(first)) return rest.some((token) => YES.has(token) && !FILLERS.has(token)) ? null : 'no'
  if (YES.has(first)) return rest.some((token) => NO.has(token)) ? null : 'yes'
  return FILLERS.has(first) && rest.some((token) => YES.has(token)) && !rest.some((token) => NO.has(token))
    ? 'yes'
    : null
}

function emojiAnswer(message: string): YesNo | null {
  const up = THUMBS_UP.test(message)
  const down = THUMBS_DOWN.test(message)
  if (up === down) return null
  return up ? 'yes' : 'no'
}
