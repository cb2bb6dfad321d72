import { sha256 } from '../../lib/sha256.ts'
import { type Passage, readShelf, type Shelf } from './search-passages.ts'
import type { SubjectReader } from './subject-reader.ts'

/** Shelves of shops that were asked lately; one of 300 passages takes about a megabyte. */
const MOST_KEPT = 20

const kept = new WeakMap<SubjectReader, Map<string, Shelf>>()

/** The shelf of a shop's passages, read once for as long as none of them changes. */
export function shelfOf(passages: readonly Passage[], reader: SubjectReader): Shelf {
  const shelves = kept.get(reader) ?? new Map<string, Shelf>()
  kept.set(reader, shelves)
  const sorted = passages.toSorted((a, b) => (a.chunkId < b.chunkId ? -1 : 1))
  const key = sha256(JSON.stringify(sorted))
  const shelf = shelves.get(key) ?? readShelf(sorted, reader)
  shelves.delete(key)
  shelves.set(key, shelf)
  const [oldest] = shelves.keys()
  if (shelves.size > MOST_KEPT && oldest !== undefined) shelves.delete(oldest)
  return shelf
}
