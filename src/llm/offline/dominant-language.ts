import { isSheng, weigh, wordsOf } from './language-evidence.ts'
import { swahiliShape } from './swahili.ts'
import { wordSet } from './tokens.ts'
import type { Lang } from './types.ts'

/** English words that carry a sentence, as opposed to names of things that every language borrows. */
const ENGLISH_FRAME = wordSet(`
  i i'm i'd you your we my the is are was were do does did can could will would should have has what which when where who why how want need looking send show give get buy pay if and but or for with to of in on at it this that there me
`)
const SWAHILI_FRAME = wordSet(`
  ni na ya za wa la kwa cha vya hii hiyo hizi hizo ile zile je gani ngapi lini wapi nini nani kama lakini au ama pia tu mna mko uko niko iko ziko kuna yangu yako yenu zangu zako langu wangu bei nataka naomba natafuta nahitaji nipe nina
`)

/** Whether a word carries sentences in English or Swahili. */
export function isFrameWord(word: string): boolean {
  return ENGLISH_FRAME.has(word) || SWAHILI_FRAME.has(word)
}

/**
 * The language that carries a mixed text: whose grammar its verbs and small words follow. "nataka shoes size 42" is
 * Swahili with English goods, "do you have viatu" the other way about.
 */
export function dominantLanguage(message: string): Exclude<Lang, 'mixed'> {
  const tokens = wordsOf(message)
  const evidence = weigh(tokens)
  if (isSheng(evidence)) return 'sheng'
  const count = (frame: ReadonlySet<string>) => tokens.filter((token) => frame.has(token)).length
  const verbs = tokens.filter((token) => !SWAHILI_FRAME.has(token) && swahiliShape(token) === 1).length
  const lead = count(SWAHILI_FRAME) + verbs - count(ENGLISH_FRAME)
  if (lead !== 0) return lead > 0 ? 'sw' : 'en'
  return evidence.sw > evidence.en ? 'sw' : 'en'
}
