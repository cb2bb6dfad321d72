import { ByteWriter } from './bytes.ts'
import { termsOf } from './terms.ts'
import type { Vector } from './vector.ts'

/** What is indexed of a passage; `extra` holds what a reader of another language would call its words. */
export interface IndexedPassage {
  prefix: string
  text: string
  /** It goes on where the one before it was cut off. */
  continues: boolean
  /** The same for passages of which one stands for all. */
  stretch: number
  extra: readonly string[]
}

/** Of the passages, in their order. */
export interface PassageVectors {
  /** Vectors of two embedders are never compared. */
  embedder: string
  vectors: readonly Vector[]
}

export const SEGMENT_FORMAT = 1

/**
 * The part of an index that one version of a document has: it never changes, and passages are known by their order in it.
 * Format byte; embedder, dimensions, passages; of each its length, whether it continues, its stretch; terms in order, each the
 * letters that differ from the one before with its postings (gap * 2, plus 1 before a count above 1); vectors as a scale and a
 * byte per dimension.
 */
export function buildSegment(passages: readonly IndexedPassage[], vectors: PassageVectors | null = null): Uint8Array {
  const counted = passages.map(({ prefix, text, extra }) => countsOf([...termsOf(`${prefix}\n${text}`), ...extra]))
  const writer = new ByteWriter()
  writer.raw(Uint8Array.of(SEGMENT_FORMAT))
  writer.text(vectors?.embedder ?? '')
  writer.number(vectors?.vectors[0]?.cells.length ?? 0)
  writer.number(passages.length)
  passages.forEach(({ continues, stretch, extra }, at) => {
    const length = [...(counted[at]?.values() ?? [])].reduce((sum, count) => sum + count, -extra.length)
    writer.number(length * 2 + Number(continues && at > 0))
    writer.number(stretch)
  })
  writeTerms(writer, counted)
  for (const { scale, cells } of vectors?.vectors ?? []) {
    writer.raw(new Uint8Array(Float32Array.of(scale).buffer))
    writer.raw(new Uint8Array(cells.buffer, cells.byteOffset, cells.length))
  }
  return writer.written()
}

function countsOf(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

function writeTerms(writer: ByteWriter, counted: readonly ReadonlyMap<string, number>[]): void {
  const postings = new Map<string, { passage: number; count: number }[]>()
  counted.forEach((counts, passage) => {
    for (const [term, count] of counts) {
      const list = postings.get(term)
      if (list === undefined) postings.set(term, [{ passage, count }])
      else list.push({ passage, count })
    }
  })
  writer.number(postings.size)
  let before = ''
  for (const [term, list] of [...postings].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const same = sharedLength(before, term)
    writer.number(same)
    writer.text(term.slice(same))
    const run = new ByteWriter()
    let last = 0
    for (const { passage, count } of list) {
      run.number((passage - last) * 2 + Number(count > 1))
      if (count > 1) run.number(count)
      last = passage
    }
    writer.run(run.written())
    before = term
  }
}

/** How many letters two terms begin with alike; half of a letter is none. */
function sharedLength(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return /[\uD800-\uDBFF]/.test(other[at - 1] ?? '') ? at - 1 : at
}
