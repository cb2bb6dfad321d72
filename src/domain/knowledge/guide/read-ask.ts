import type { HeardLang } from '../../../lib/languages.ts'
import type { FiguresAsked, GuestReader } from '../guest-reader.ts'
import type { Concept } from '../search/concept.ts'
import type { Glossary } from '../search/glossary.ts'
import type { KnownTerms } from '../search/near-terms.ts'
import { readConcepts } from '../search/read-concepts.ts'
import { saidIn } from '../search/said-in.ts'
import { rootsOf, type ToldUnit } from './told-unit.ts'

/** A question of a guest as it is held against what the house says. */
export interface GuestAsk {
  /** What it speaks of, and how much each thing tells: the fewer places of the house speak of it, the more. */
  things: readonly { concept: Concept; weight: number }[]
  /** Roots of the chances of what it is about; what leans on the talk is about what was asked before. */
  about: Float64Array
  /** How surely it names nothing by itself, 0 to 1. */
  leans: number
  /** How surely each kind of figure is asked for, 0 to 1. */
  figures: FiguresAsked
}

interface Asking {
  query: string
  /** The question before, for one that leans on it. */
  about: string | null
  language: HeardLang
}

interface Hearing {
  reader: GuestReader
  glossary: Glossary
  known: KnownTerms
}

export function readAsk(asking: Asking, units: readonly ToldUnit[], { reader, glossary, known }: Hearing): GuestAsk {
  const { query, about, language } = asking
  const things = readConcepts(query, { glossary, index: known, language }).map((concept) => {
    const holders = units.filter(({ terms }) => saidIn(concept, terms) > 0).length
    return { concept, weight: concept.weight * rarityOf(holders, units.length) }
  })
  const own = reader.subjectsOf(query)
  const leans = own.at(-1) ?? 0
  const before = about === null ? null : named(reader.subjectsOf(about))
  const both = named(own).map((chance, at) => (1 - leans) * chance + leans * (before?.[at] ?? 0))
  return { things, about: rootsOf(scaled(both)), leans, figures: reader.figuresAsked(query) }
}

/** In fewer places than these every word is rare, and none tells more than another. */
const FEW = 100

function rarityOf(holders: number, places: number): number {
  return Math.log(1 + (Math.max(FEW, places) - holders + 0.5) / (holders + 0.5))
}

/** The chances of what is asked about, if something is. */
function named(chances: Float64Array): Float64Array {
  return scaled(chances.with(-1, 0))
}

function scaled(chances: Float64Array): Float64Array {
  const total = chances.reduce((sum, chance) => sum + chance, 0)
  return total === 0 ? chances : chances.map((chance) => chance / total)
}
