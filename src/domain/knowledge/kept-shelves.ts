import type { Shelf } from './search-passages.ts'
import type { SubjectReader } from './subject-reader.ts'

/** Shelves of shops that were asked lately; one of 300 passages takes about a megabyte. */
const MOST_KEPT = 20

/** All passages of a shop as they are compared with questions, and of which revision of its documents they are. */
export interface KeptShelf {
  revision: string
  /** When the first of its passages is told no more. */
  until: Date | null
  shelf: Shelf
}

const kept = new WeakMap<SubjectReader, Map<string, KeptShelf>>()

/** The shelf that was kept under this name, or null. It is good for its own revision only. */
export function keptShelf(reader: SubjectReader, name: string, now: Date): KeptShelf | null {
  const found = kept.get(reader)?.get(name)
  return found === undefined || (found.until !== null && found.until <= now) ? null : found
}

/** Keeps a shelf under this name; of too many, the one goes that was asked for longest ago. */
export function keepShelf(reader: SubjectReader, name: string, shelf: KeptShelf): void {
  const shelves = kept.get(reader) ?? new Map<string, KeptShelf>()
  kept.set(reader, shelves)
  shelves.delete(name)
  shelves.set(name, shelf)
  const [oldest] = shelves.keys()
  if (shelves.size > MOST_KEPT && oldest !== undefined) shelves.delete(oldest)
}
