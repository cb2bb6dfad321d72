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

/** A section as passages of nearly the same length, each of whole statements and at most 80 words. */
export function packPassages({ question, statements }: Section): Packed[] {
  const asked = question === null ? [] : [{ ...question, opens: true }]
  const pieces = [...asked, ...statements].flatMap(cutLong).map((piece) => ({ ...piece, words: wordsIn(piece.text) }))
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
  if (wordsIn(statement.text) <= MOST_WORDS) return [statement]
  const joints = isRow(statement.text) ? / (?=\| )/u : /(?<=[;:,]) /u
  const parts = statement.text.split(joints).flatMap((part) => {
    const words = part.split(' ')
    const pieces = Array.from({ length: Math.ceil(words.length / MOST_WORDS) }, (_, at) => at * MOST_WORDS)
    return pieces.map((from) => words.slice(from, from + MOST_WORDS).join(' '))
  })
  const joined: string[] = []
  for (const part of parts) {
    const longer = `${joined.at(-1) ?? ''} ${part}`
    if (joined.length > 0 && wordsIn(longer) <= MOST_WORDS) joined[joined.length - 1] = longer
    else joined.push(part)
  }
  return joined.map((text, at) => ({ ...statement, text, opens: at === 0 ? statement.opens : false }))
}
