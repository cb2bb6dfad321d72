import { ShortForms, withoutOneLetter } from '../text/short-forms.ts'
import { GOODS_WORDS } from './goods-words.ts'
import { meaningfulWords, meaningsOf } from './meanings.ts'
import { COLOUR_WORDS, NAME_WORDS, NUMBER_WORDS } from './name-words.ts'

/** Gives every word the form in which the classifier knows it; see `openVocabulary`. */
export type Vocabulary = (word: string) => string

const GOODS = setOf(GOODS_WORDS)
const COLOURS = setOf(COLOUR_WORDS)
const NAMES = setOf(NAME_WORDS)
const NUMBERS = setOf(NUMBER_WORDS)
/** The form of a word that nobody knows. */
export const STRANGER = '@other'
/** Shorter words are not mended: too many differ by one letter. */
const SHORTEST = 5
const LONGEST = 20

/**
 * Numbers, colours, names and goods lose their name, so that a shop never seen looks like a known one; slips of one letter
 * are mended towards `learnt` words; what is left unknown is `@other`.
 */
export function openVocabulary(learnt: Iterable<string>): Vocabulary {
  const known = new Set([...meaningfulWords(), ...learnt])
  const forms = new ShortForms([...known].filter(({ length }) => length >= SHORTEST))
  return (word) => {
    if (/^\d/.test(word)) return word.length > 5 ? '#long' : '#'
    if (NUMBERS.has(word)) return '#'
    if (COLOURS.has(word)) return '@colour'
    if (NAMES.has(word)) return '@name'
    const mended = known.has(word) || namesGoods(word) ? word : mend(word, known, forms)
    if (meaningsOf(mended).length > 0) return mended
    if (namesGoods(mended)) return '@goods'
    return known.has(mended) ? mended : STRANGER
  }
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}

function namesGoods(word: string): boolean {
  return GOODS.has(word) || GOODS.has(word.replace(/s$/, '')) || GOODS.has(word.replace(/es$/, ''))
}

/** A known word one letter away: one missing, added, changed, or two swapped. */
function mend(word: string, known: ReadonlySet<string>, forms: ShortForms): string {
  if (word.length < SHORTEST || word.length > LONGEST) return word
  const [longer] = forms.having(word)
  if (longer !== undefined) return longer
  for (const form of withoutOneLetter(word)) {
    if (form.length >= SHORTEST && known.has(form)) return form
    const [near] = forms.having(form)
    if (near !== undefined && near[0] === word[0]) return near
  }
  return word
}
