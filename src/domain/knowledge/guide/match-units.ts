import type { HeardLang } from '../../../lib/languages.ts'
import type { Concept } from '../search/concept.ts'
import type { Glossary } from '../search/glossary.ts'
import { readConcepts } from '../search/read-concepts.ts'
import { saidIn } from '../search/said-in.ts'
import { stemOf } from '../search/terms.ts'
import type { RowUnit, RowUnits } from './row-units.ts'

/** A thing that a question speaks of, and how much it tells: what few rows say tells more. */
export interface Weighed {
  concept: Concept
  rarity: number
}

/** How much of what is asked a row says. */
export interface UnitMatch {
  unit: RowUnit
  /** Of the weight of all that is asked, what the row says, and what it is called by: 0 to 1. */
  coverage: number
  named: number
  /** The weight of what it says. */
  weight: number
  /** How many of the things that are asked of it says: not what is said of everything, and no small number. */
  reached: number
  /** One of its names is said whole, or a third of one. */
  isName: boolean
  isLargelyName: boolean
}

/** What the content of a question is about. A word that no row knows weighs most: it is what the guest wants, and is not there. */
export function weighConcepts(
  content: string,
  { units, index }: RowUnits,
  { glossary, language }: { glossary: Glossary; language: HeardLang },
): Weighed[] {
  return readConcepts(content, { glossary, index, language }).map((concept) => {
    const holders = units.filter(({ terms }) => saidIn(concept, terms) > 0).length
    const rarity = Math.log(1 + (units.length - holders + 0.5) / (holders + 0.5))
    return { concept, rarity: SOFT.has(stemOf(concept.said)) ? rarity / 2 : rarity }
  })
}

/** A price that includes breakfast is mostly said to be "with breakfast". */
const SOFT: ReadonlySet<string> = new Set(['includ', 'inclus', 'imejumuishwa', 'kimejumuishwa'])

export function matchUnit(unit: RowUnit, weighed: readonly Weighed[]): UnitMatch {
  const all = weighed.reduce((sum, { rarity }) => sum + rarity, 0)
  const said = (terms: ReadonlySet<string>) =>
    weighed.reduce((sum, { concept, rarity }) => sum + rarity * saidIn(concept, terms), 0)
  const weight = said(unit.terms)
  const reached = weighed.filter(({ concept }) => concept.weight === 1 && saidIn(concept, unit.terms) > 0).length
  const isSaid = (term: string) =>
    weighed.some(({ concept }) => concept.alternatives.some(({ terms }) => terms.includes(term)))
  const isName = unit.nameSets.some((terms) => terms.size > 0 && [...terms].every(isSaid))
  const isLargelyName = unit.nameSets.some(
    (terms) => terms.size > 0 && [...terms].filter(isSaid).length * 3 >= terms.size,
  )
  const named = all === 0 ? 0 : said(unit.names) / all
  return { unit, coverage: all === 0 ? 1 : weight / all, named, weight, reached, isName, isLargelyName }
}
