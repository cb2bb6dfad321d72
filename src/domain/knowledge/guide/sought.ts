import type { Ctx } from '../../context.ts'
import { type ItemFound, rowsOfKind, type StoredItem } from '../../properties/index.ts'
import type { GuestQuestion } from './guest-question.ts'
import type { KeptGuide } from './kept-guide.ts'
import { type Weighed, weighConcepts } from './match-units.ts'

/** What is looked for in the rows. */
export interface Sought {
  named: readonly ItemFound<StoredItem>[]
  /** What the question is about, beside the kinds of things that it names. */
  weighed: readonly Weighed[]
  kinds: readonly Weighed[]
  ofKind: ReadonlySet<StoredItem>
}

export function soughtIn(
  { ports }: Ctx,
  { asked, query }: GuestQuestion,
  guide: KeptGuide,
  named: readonly ItemFound<StoredItem>[],
): Sought {
  const { glossary, languageOf } = ports.search
  const reader = { glossary, language: languageOf(query) }
  const [content, kinds] = [asked.content, asked.kindWords].map((text) => weighConcepts(text, guide.units, reader))
  const ofKind = new Set(asked.kinds.flatMap((kind) => rowsOfKind(guide.items, kind)).map(({ item }) => item))
  // A kind that the house does not have is what it is all about.
  const weighed = ofKind.size === 0 ? [...(content ?? []), ...(kinds ?? [])] : (content ?? [])
  return { named, weighed, kinds: ofKind.size === 0 ? [] : (kinds ?? []), ofKind }
}
