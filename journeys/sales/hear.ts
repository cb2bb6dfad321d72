import type { NamedItem } from '../../src/domain/catalog/schemas.ts'
import { mendSlips } from '../../src/llm/offline/slips.ts'
import { fold, tokenise } from '../../src/llm/offline/tokens.ts'
import type { OfflineEngine, ShoppingAsk, YesNo } from '../../src/llm/offline/types.ts'
import { askOf, namedAsk } from './ask-of.ts'

/** The customer's words, read once in every way the questions of this journey need. */
export interface Heard {
  text: string
  tokens: string[]
  /** The tapped choice. */
  choice: string | null
  /** The number, when the message is nothing but a number. */
  number: number | null
  /** The place in a list that the words name, counted from 1; -1 is the last. */
  place: number | null
  yesNo: YesNo | null
  ask: ShoppingAsk
  /** What is meant instead, when the words correct something. */
  instead: string | null
  /** "Make it two": how many, where the words change what was chosen and name a number alone. */
  madeQuantity: number | null
  /** Items for sale that the words may name. */
  named: readonly NamedItem[]
  engine: OfflineEngine
}

/** "Ziwe mbili", "fanya ziwe 2", "zii, iwe moja": all the ways to say "make it". */
const MAKE_IT =
  /^(?:(?:no|nope|nah|hapana|apana|la|zii|sio|siyo|actually|sorry|wait|pole|samahani)[,. ]+)?(?:please |tafadhali )?(?:make (?:it|that|them|those)(?: to be)?|change (?:it|that|them) to|(?:(?:fanya|weka|ongeza|badilisha) )?(?:ziwe|iwe|ikuwe|viwe|yawe|wawe|zikuwe|zikue|vikuwe)|i?fanye|zifanye|vifanye|fanya)\b\s*/

/** "Change the size to 43", "badilisha rangi iwe nyeusi": what is changed is named before the verb's end. */
const CHANGE_OF =
  /\b(?:change|switch|badilisha|nibadilishie|ichange|fanya) (?:the |my |its )?(size|saizi|colou?r|rangi|quantity|idadi)(?: yangu| yake)? (?:to|into|iwe|ikuwe|kuwa|to be)\s+/

export function hear(
  said: string,
  choice: string | null,
  engine: OfflineEngine,
  named: readonly NamedItem[] = [],
): Heard {
  const text = mendSlips(said).replace(new RegExp(CHANGE_OF, 'i'), (_, what: string) =>
    /^(?:size|saizi)$/i.test(what) ? 'make it size ' : 'make it ',
  )
  const made = MAKE_IT.exec(fold(text))?.[0] ?? null
  const correction = engine.parseCorrection(made === null ? text : `make it ${fold(text).slice(made.length)}`)
  const instead = correction.isCorrection ? correction.rest : null
  return {
    text,
    tokens: tokenise(text),
    choice,
    number: bareNumber(text),
    place: placeIn(text, engine),
    yesNo: engine.parseYesNo(text),
    ask: namedAsk(text, engine, named) ?? askOf(text, engine),
    instead,
    madeQuantity: made === null || instead === null ? null : engine.parseQuantity(instead),
    named,
    engine,
  }
}

function bareNumber(text: string): number | null {
  const digits = /^\s*#?\s*(\d{1,3})\s*[.)!]?\s*$/.exec(text)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** Several messages may be one turn: the first line that names a place counts. */
function placeIn(text: string, engine: OfflineEngine): number | null {
  const whole = engine.parsePick(text).index
  if (whole !== null) return whole
  const lines = text.split('\n')
  if (lines.length < 2) return null
  return lines.map((line) => engine.parsePick(line).index).find((index) => index !== null) ?? null
}
