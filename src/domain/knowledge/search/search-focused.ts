import type { PassageIndex } from './open-segments.ts'
import type { Sought } from './score-passages.ts'
import { type Found, type SearchRules, searchIndex } from './search-index.ts'

/** What a talk is about: a house, a shelf, a place. */
export interface Focus {
  isNamed: (passage: number) => boolean
  /** Of what belongs to nothing in particular, such as the rules of the whole shop. */
  isGeneral: (passage: number) => boolean
}

/**
 * Looks among the passages of what is named first. Where they do not surely answer, one that belongs to nothing in particular
 * may; one of another house never is an answer, and only stands behind those of this one.
 */
export function searchFocused(index: PassageIndex, sought: Sought, rules: SearchRules, focus: Focus): Found {
  const near = searchIndex(index, sought, { ...rules, within: focus.isNamed })
  if (near.state === 'known') return near
  const all = searchIndex(index, sought, rules)
  const [first] = all.scored
  if (first === undefined || (all.state === 'known' && focus.isGeneral(first.passage))) return all
  const others = all.scored.filter(({ passage }) => !focus.isNamed(passage))
  return { ...near, scored: [...near.scored, ...others] }
}
