import type { Knowledge, Row } from './meaning/knowledge.ts'
import { tokensOf } from './meaning/tokens.ts'

const BULLET = /^[ \t]*(?:[-•*–]|[a-z][).])[ \t]*\S/gimu
/** A row is named by at least this share of the words of its name. */
const NAMED = 0.5

/** How many rows there are, how many of them a text names or lists, and the stock of each that says so. */
export function countsOf(
  text: string,
  { rows }: Knowledge,
): { counts: ReadonlySet<number>; stocks: readonly number[] } {
  const words = new Set(tokensOf(text).map(({ word }) => word.replace(/s$/, '')))
  const named = rows.filter(({ name }) => isNamed(name, words))
  const bullets = text.match(BULLET)?.length ?? 0
  const stocks = rows.flatMap(({ stock }: Row) => (stock === null ? [] : [stock]))
  return {
    counts: new Set([rows.length, named.length, bullets].filter((count) => count > 1)),
    stocks,
  }
}

function isNamed(name: ReadonlySet<string>, words: ReadonlySet<string>): boolean {
  const told = [...name].filter((word) => words.has(word.replace(/s$/, '')))
  return name.size > 0 && told.length / name.size >= NAMED
}
