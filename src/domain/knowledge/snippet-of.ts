import type { Snippet } from './schemas.ts'
import type { Passage } from './search-passages.ts'

/** A passage as it is told, without what of it answers. */
export function snippetOf({ place: _place, ...passage }: Passage): Omit<Snippet, 'answer' | 'score'> {
  return { ...passage, facts: null, card: null }
}
