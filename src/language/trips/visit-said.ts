import type { Token } from '../span.ts'
import { tokenise } from '../text/tokenise.ts'
import type { VisitShown } from './trip-talk.ts'

/** Shorter words name nothing: "ya". */
const SHORTEST = 3
/** Of a name these say nothing. */
const EMPTY: ReadonlySet<string> = new Set(['the', 'and', 'for', 'out', 'under', 'over', 'from', 'with'])
/** Of a name they only say more: "the trip" may be all of it. */
const GENERAL: ReadonlySet<string> = new Set(
  'trip tour walk visit day morning afternoon evening night lunch dinner house'.split(' '),
)

const JOINS: ReadonlySet<string> = new Set(['and', 'na', ',', '&', 'plus', 'pia'])

/** A visit that a message names, and the token where it does. */
export interface VisitNamed {
  visit: VisitShown
  at: number
}

/**
 * The visits of a plan that a message speaks of, by the words of their names: one, or several that it lists. None where two are meant as
 * well.
 */
export function visitsSaid(tokens: readonly Token[], visits: readonly VisitShown[]): VisitNamed[] {
  const said = tokens.map(({ text }) => oneOf(text))
  const scored = visits
    .map((visit) => {
      const words = wordsOf(visit).filter((word) => said.includes(word))
      const own = words.filter((word) => !GENERAL.has(word)).map((word) => said.indexOf(word))
      return { visit, own, at: Math.min(...own), score: own.length === 0 ? 0 : own.length * 2 + words.length }
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.at - b.at)
  const named: typeof scored = []
  for (const one of scored) {
    const [first] = named
    const rival = named.find(({ own }) => own.some((at) => one.own.includes(at)))
    if (rival !== undefined) {
      if (rival.score === one.score && rival.visit.name !== one.visit.name) return []
    } else if (first === undefined || named.some((other) => isListed(tokens, other.at, one.at))) named.push(one)
    else if (first.score === one.score) return []
  }
  return named.map(({ visit, at }) => ({ visit, at }))
}

function isListed(tokens: readonly Token[], a: number, b: number): boolean {
  return tokens.slice(Math.min(a, b), Math.max(a, b)).some(({ text }) => JOINS.has(text))
}

function wordsOf({ name }: VisitShown): string[] {
  return [...new Set(tokenise(name).map(({ text }) => oneOf(text)))].filter(
    (word) => word.length >= SHORTEST && !EMPTY.has(word),
  )
}

/** "Camels" are of the "Camel Walk". */
function oneOf(word: string): string {
  const lower = word.toLowerCase()
  return lower.length > SHORTEST && lower.endsWith('s') && !lower.endsWith('ss') ? lower.slice(0, -1) : lower
}
