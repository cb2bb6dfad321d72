import { wordsIn } from './count-text.ts'
import { isRow } from './lines-of.ts'
import type { Section, Statement } from './read-sections.ts'

/** What the passages of a section hold, before they have a place in the document. */
export interface Packed {
  text: string
  page: number
}

/** What an embedder of sentences reads of one text, less a prefix. */
const MOST_WORDS = 80
/** In a text whose words are longer on the mean, the words are none: so many characters count as one. */
const WORD_CHARS = 16

/** A section as passages of nearly the same length, each of whole statements and at most 80 words. */
export function packPassages({ question, statements }: Section): Packed[] {
  const asked = question === null ? [] : [{ ...question, opens: true }]
  const pieces = [...asked, ...statements].flatMap(cutLong).map((piece) => ({ ...piece, words: lengthOf(piece.text) }))
  const total = pieces.reduce((sum, { words }) => sum + words, 0)
  const fair = total / Math.ceil(total / MOST_WORDS)
  const packed: (Packed & { words: number })[] = []
  for (const { text, page, opens, words } of pieces) {
    const last = packed.at(-1)
    if (last === undefined || last.words + words > MOST_WORDS || last.words + words / 2 > fair) {
      packed.push({ text, page, words })
    } else {
      last.text += (opens ? '\n' : ' ') + text
      last.words += words
    }
  }
  return packed.map(({ text, page }) => ({ text, page }))
}

/** A statement that no passage can hold, cut where it hurts least: between cells, clauses, words. */
function cutLong(statement: Statement): Statement[] {
  if (lengthOf(statement.text) <= MOST_WORDS) return [statement]
  const joints = isRow(statement.text) ? / (?=\| )/u : /(?<=[;:,]) /u
  const parts = statement.text
    .split(joints)
    .flatMap((part) => (lengthOf(part) <= MOST_WORDS ? [part] : joinShort(part.split(' '))))
  return joinShort(parts).map((text, at) => ({ ...statement, text, opens: at === 0 ? statement.opens : false }))
}

/** Puts parts together again as long as a passage holds them. */
function joinShort(parts: readonly string[]): string[] {
  const joined: string[] = []
  let length = 0
  for (const part of parts) {
    const more = lengthOf(part)
    const last = joined.at(-1)
    if (last !== undefined && length + more <= MOST_WORDS) {
      joined[joined.length - 1] = `${last} ${part}`
      length += more
    } else {
      joined.push(part)
      length = more
    }
  }
  return joined
}

/** In words. */
function lengthOf(text: string): number {
  return Math.max(wordsIn(text), text.length / WORD_CHARS)
}
