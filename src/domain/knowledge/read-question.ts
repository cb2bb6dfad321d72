import { nearestWord } from '../../lib/nearest-word.ts'
import { compoundMeanings } from './asked-compounds.ts'
import { askedAs } from './asked-words.ts'
import { borrowedParts, GLOSSARY_WORDS, glossed, isVerbForm, type Meanings, wordsOf } from './glossary.ts'
import { plain } from './read-passage.ts'

/** One thing that a question says, with what it may mean, and how much it counts beside the others. */
export interface Asked {
  meanings: Meanings
  share: number
  /** A word that nobody knows: it may be a name, or say nothing. What the glossary knows and the shop never mentions is worse. */
  strange: boolean
}

/** What the question before still says: much when this one names hardly a topic of its own, little when it does. */
const BEFORE = { leaning: 0.7, standing: 0.3 } as const

/** Left of a verb that nobody knows: what is done says less of the topic than what it is done to. */
const FAINT = 0.4
/** What words mean together counts beside what each of them means. */
const TOGETHER = 0.5

/**
 * A question as the things it asks. Words that neither the glossary nor the documents know are taken for a slip of the
 * pen when a word they do know is near.
 * @param about the question before, when this one may lean on it
 */
export function readQuestion(question: string, about: string | null, shop: ShopWords): Asked[] {
  const said = toAsked(question, 1, shop)
  const topics = said.filter(({ meanings: [main = ''], share: full }) => !main.startsWith('?') && full === 1)
  const share = topics.length < 2 ? BEFORE.leaning : BEFORE.standing
  const before = about === null ? [] : toAsked(about, share, shop)
  const found = new Map<string, Asked>()
  for (const asked of [...said, ...before]) {
    const [main = ''] = asked.meanings
    if (!found.has(main)) found.set(main, asked)
  }
  return [...found.values()]
}

/** The words of a shop's documents: all of them as they are compared, and the names as they are written. */
export interface ShopWords {
  all: ReadonlySet<string>
  names: ReadonlySet<string>
}

function toAsked(text: string, share: number, shop: ShopWords): Asked[] {
  const words = wordsOf(text)
  const together = compoundMeanings(words, shop.names).filter((one) => shop.all.has(one))
  return [
    ...words.flatMap((word) => askedBy(word, share, shop)),
    ...together.map((meaning) => ({ meanings: [meaning], share: share * TOGETHER, strange: true })),
  ]
}

function askedBy(word: string, share: number, shop: ShopWords): Asked[] {
  const known = glossed(word, !shop.names.has(word))
  const meant = known ?? []
  const wider = widerMeanings(word, meant, shop)
  const meanings =
    known === null || meant.length === 0
      ? (wider ?? known ?? meaningsOfStranger(word, shop))
      : [...new Set([...meant, ...(wider ?? [])])]
  const isUnheard = known === null && !meanings.some((one) => shop.all.has(one))
  const said = isUnheard && isVerbForm(word) ? share * FAINT : share
  return meanings.length === 0 ? [] : [{ meanings, share: said, strange: known === null }]
}

/** What customers may mean by a word, of that which the documents speak of; null when the word says nothing more. */
function widerMeanings(word: string, known: Meanings, { all, names }: ShopWords): Meanings | null {
  if (/^[?=\d]/.test(word)) return null
  const wider = askedAs(word, known.length === 0 && !names.has(word))
  if (wider === null || wider.length === 0) return wider
  const said = wider.filter((one) => all.has(one))
  const literal = known.length === 0 && all.has(plain(word)) ? [plain(word)] : []
  return literal.length + said.length === 0 ? null : [...new Set([...literal, ...said])]
}

function meaningsOfStranger(word: string, { all }: ShopWords): Meanings {
  const known = [word, ...borrowedParts(word)].map(plain).find((stem) => all.has(stem))
  if (known !== undefined) return [known]
  // A number that no document holds says nothing about any of them.
  if (/^\d/.test(word)) return []
  const meant = nearest(word, GLOSSARY_WORDS)
  if (meant !== null) return glossed(meant, false) ?? [plain(meant)]
  return [nearest(plain(word), [...all]) ?? plain(word)]
}

function nearest(word: string, known: readonly string[]): string | null {
  return nearestWord(word, known, word.length < 5 ? 0 : word.length < 8 ? 1 : 2)
}
