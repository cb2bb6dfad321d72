import type { NamedItem } from '../../src/domain/catalog/schemas.ts'
import { isFrameWord } from '../../src/llm/offline/dominant-language.ts'
import { SWAHILI } from '../../src/llm/offline/lexicon/swahili-words.ts'
import { foldPlural } from '../../src/llm/offline/shop-lexicon.ts'
import { tokenise, wordSet } from '../../src/llm/offline/tokens.ts'

const SWAHILI_WORDS = wordSet(SWAHILI)
/** An order's reference, a coupon, a receipt: letters and digits in one word. */
const CODE = /(?<![\p{L}\d])(?=\p{L}*\d)(?=\d*\p{L})[\p{L}\d]{6,}(?![\p{L}\d])/gu

/**
 * The text without the names, brands and codes in it, which are the same in every language. What frames a sentence
 * ("do you have", "nipe ile") and plain Swahili ("saa") stay, also where a name holds such a word by itself.
 */
export function spokenText(text: string, named: readonly NamedItem[]): string {
  const plain = named.reduce((rest, { name }) => rest.replace(spelling(name), ' '), text.replace(CODE, ' '))
  const names = new Set(named.flatMap(({ name, brand }) => tokenise(`${name} ${brand}`)).map(foldPlural))
  return plain.replace(/[\p{L}\d']+/gu, (word) => {
    const token = tokenise(word)[0] ?? ''
    const stays = isFrameWord(token) || SWAHILI_WORDS.has(token)
    return names.has(foldPlural(token)) && !stays ? ' ' : word
  })
}

/** The name as somebody would type it: any marks between its words, and none inside a longer word. */
function spelling(name: string): RegExp {
  const words = tokenise(name).map((word) => word.replace(/\./g, '\\.').replace(/(?<=\d),/g, ',?'))
  return words.length === 0 ? /$^/u : new RegExp(`(?<![\\p{L}\\d])${words.join('[^\\p{L}\\d]+')}(?![\\p{L}\\d])`, 'giu')
}
