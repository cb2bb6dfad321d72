import { editDistance } from '../../lib/edit-distance.ts'
import { borrowedParts, GLOSSARY_WORDS, glossed, type Meanings, wordsOf } from './glossary.ts'
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

/**
 * A question as the things it asks. Words that neither the glossary nor the documents know are taken for a slip of the
 * pen when a word they do know is near.
 * @param about the question before, when this one may lean on it
 */
export function readQuestion(question: string, about: string | null, shop: ShopWords): Asked[] {
  const said = toAsked(question, 1, shop)
  const topics = said.filter(({ meanings: [main = ''] }) => !main.startsWith('?'))
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
  return wordsOf(text).flatMap((word) => {
    const known = glossed(word, !shop.names.has(word))
    const meanings = known ?? meaningsOfStranger(word, shop)
    return meanings.length === 0 ? [] : [{ meanings, share, strange: known === null }]
  })
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
  const allowed = word.length < 5 ? 0 : word.length < 8 ? 1 : 2
  if (allowed === 0) return null
  let best: { word: string; slips: number } | null = null
  for (const candidate of known) {
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > allowed) continue
    const slips = editDistance(word, candidate)
    if (slips <= allowed && (best === null || slips < best.slips)) best = { word: candidate, slips }
  }
  return best?.word ?? null
}
