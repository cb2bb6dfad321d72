import type { Ctx } from '../../context.ts'
import { passagesFor } from '../read-passages.ts'
import type { KnownTerms } from '../search/near-terms.ts'
import type { PassageIndex } from '../search/open-segments.ts'
import type { Candidate, Shelf } from '../search-passages.ts'
import { chanceTold } from './chance-told.ts'
import { type ComparedTold, compareTold } from './compare-told.ts'
import type { GuestQuestion } from './guest-question.ts'
import type { KeptGuide } from './kept-guide.ts'
import { readAsk } from './read-ask.ts'
import type { RowUnit } from './row-units.ts'
import { type ToldUnit, toldOfPassage, toldOfRow } from './told-unit.ts'

/** A row of the house, or a passage of its documents. */
export type HousePlace = ToldUnit & ({ row: RowUnit; candidate: null } | { row: null; candidate: Candidate })

export interface BestTold {
  shelf: Shelf
  /** Those that come nearest to the question first, a section once, in the language that is spoken where it is written in it. */
  places: readonly ComparedTold<HousePlace>[]
  /** The chance that the first one answers, 0 to 1. */
  chance: number
}

/** What a house says that comes nearest to a question, rows and documents held against it alike. */
export async function bestTold(ctx: Ctx, question: GuestQuestion, guide: KeptGuide): Promise<BestTold> {
  const { query, about, focus } = question
  const shelf = await passagesFor(ctx, { query, about, types: null })
  const { guests: reader, search } = ctx.ports
  const rows = guide.units.units.map((row) => ({ ...toldOfRow(row, reader), row, candidate: null }))
  const passages = shelf.candidates.map((candidate) => ({ ...toldOfPassage(candidate, reader), row: null, candidate }))
  const units: HousePlace[] = [...rows, ...passages]
  const index = search.indexes.find(ctx.tenantId)
  const known = index === null ? guide.units.index : eitherOf(guide.units.index, index.passages)
  const hearing = { reader, glossary: search.glossary, known }
  const ask = readAsk({ query, about, language: search.languageOf(query) }, units, hearing)
  const compared = compareTold(units, ask, {
    reader,
    isFocus: (unit) => focus !== null && idOf(unit) === focus.itemId,
  })
  const places = onePerSection(compared, question.language)
  return { shelf, places, chance: chanceTold(besideContradicting(places, index?.contested), ask) }
}

/** What contradicts the first one says the same thing otherwise: it is no other thing that may be meant. */
function besideContradicting(
  [first, ...others]: readonly ComparedTold<HousePlace>[],
  contested: ReadonlySet<string> | undefined,
): ComparedTold<HousePlace>[] {
  if (first === undefined) return []
  const isContested = ({ told }: ComparedTold<HousePlace>) => contested?.has(idOf(told)) ?? false
  return isContested(first) ? [first, ...others.filter((one) => !isContested(one))] : [first, ...others]
}

export function idOf({ row, candidate }: HousePlace): string {
  return row === null ? candidate.passage.chunkId : row.item.id
}

/** A section in two languages is one place: as near as it comes in either, in the language that is spoken. */
function onePerSection(
  compared: readonly ComparedTold<HousePlace>[],
  language: GuestQuestion['language'],
): ComparedTold<HousePlace>[] {
  const sectionOf = ({ told: { candidate } }: ComparedTold<HousePlace>) => candidate?.passage.place ?? null
  const seen = new Set<string>()
  return compared.flatMap((one) => {
    const section = sectionOf(one)
    if (section === null) return [one]
    if (seen.has(section)) return []
    seen.add(section)
    const spoken = compared.find(
      (other) => sectionOf(other) === section && other.told.candidate?.passage.language === language,
    )
    return [spoken === undefined ? one : { ...one, told: spoken.told }]
  })
}

const joined = new WeakMap<PassageIndex, { other: PassageIndex; both: KnownTerms }>()

/** The words of two indexes, kept as long as both are asked together. */
function eitherOf(one: PassageIndex, other: PassageIndex): KnownTerms {
  const kept = joined.get(one)
  if (kept?.other === other) return kept.both
  const both = { has: (term: string) => one.has(term) || other.has(term), terms: () => termsOfBoth(one, other) }
  joined.set(one, { other, both })
  return both
}

function* termsOfBoth(one: PassageIndex, other: PassageIndex): Iterable<string> {
  yield* one.terms()
  for (const term of other.terms()) if (!one.has(term)) yield term
}
