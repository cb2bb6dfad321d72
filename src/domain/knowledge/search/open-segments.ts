import { SEGMENT_FORMAT } from './build-segment.ts'
import { ByteReader } from './bytes.ts'
import { bytesOfVector, type PackedVectors, packedVectors } from './packed-vectors.ts'
import type { Meaning } from './read-meaning.ts'
import type { Vector } from './vector.ts'

/** The passages of several segments, numbered through in the order of the segments. */
export interface PassageIndex {
  size: number
  /** Terms in each passage, and on the mean. */
  lengths: Float32Array
  meanLength: number
  /** 1 for a passage that goes on where the one before it was cut off. */
  continues: Uint8Array
  /** The same for passages of which one stands for all. */
  stretches: Uint32Array
  terms(): Iterable<string>
  has(term: string): boolean
  /** Calls `visit` for each passage that has the term, in order. */
  visit(term: string, visit: (passage: number, count: number) => void): void
  /** Null for a passage that this embedder has not read. */
  vector(passage: number, embedder: string): Vector | null
  /** The cosine of each passage to a vector of length 1; NaN for one that its embedder has not read. */
  cosines(meaning: Meaning): Float32Array
}

/** A segment that another version of this program wrote, or that is no segment: it must be built anew. */
export class UnknownSegment extends Error {
  constructor(why: string, cause?: unknown) {
    super(why, { cause })
    this.name = 'UnknownSegment'
  }
}

interface Segment {
  first: number
  bytes: Uint8Array
  embedder: string
  vectors: PackedVectors
}

interface Opened {
  segments: Segment[]
  lengths: number[]
  continues: number[]
  stretches: number[]
  nextStretch: number
  /** For each term in which segments its postings stand, and where: pairs of numbers. */
  places: Map<string, number[]>
}

/** Terms are read at once and postings when they are asked for. Throws UnknownSegment. */
export function openSegments(segments: readonly Uint8Array[]): PassageIndex {
  const opened: Opened = { segments: [], lengths: [], continues: [], stretches: [], nextStretch: 0, places: new Map() }
  for (const bytes of segments) open(bytes, opened)
  const { lengths, continues, stretches, places } = opened
  const starts = opened.segments.map(({ first }) => first)
  const total = lengths.reduce((sum, length) => sum + length, 0)
  return {
    size: lengths.length,
    lengths: Float32Array.from(lengths),
    meanLength: lengths.length === 0 ? 1 : Math.max(1, total / lengths.length),
    continues: Uint8Array.from(continues),
    stretches: Uint32Array.from(stretches),
    terms: () => places.keys(),
    has: (term) => places.has(term),
    visit(term, visit) {
      const found = places.get(term) ?? []
      for (let at = 0; at < found.length; at += 2) {
        const segment = opened.segments[found[at] ?? 0]
        if (segment !== undefined) visitRun(segment, found[at + 1] ?? 0, visit)
      }
    },
    vector(passage, embedder) {
      const segment = opened.segments[lastAtMost(starts, passage)]
      return segment?.embedder === embedder ? segment.vectors.at(passage - segment.first) : null
    },
    cosines({ embedder, unit }) {
      const found = new Float32Array(lengths.length).fill(Number.NaN)
      for (const { first, vectors, ...segment } of opened.segments) {
        if (segment.embedder === embedder) vectors.cosinesInto(found, first, unit)
      }
      return found
    },
  }
}

function open(bytes: Uint8Array, opened: Opened): void {
  if (bytes[0] !== SEGMENT_FORMAT) throw new UnknownSegment(`a segment has the format ${bytes[0] ?? 'nothing'}`)
  try {
    const reader = new ByteReader(bytes, 1)
    const first = opened.lengths.length
    const embedder = reader.text()
    const dims = reader.number()
    const passages = reader.number()
    readPassages(reader, passages, opened)
    readTerms(reader, opened.segments.length, opened.places)
    const vectors = packedVectors(reader.raw(passages * bytesOfVector(dims)), dims)
    opened.segments.push({ first, bytes, embedder, vectors })
  } catch (error) {
    throw new UnknownSegment('a segment cannot be read', error)
  }
}

function readPassages(reader: ByteReader, passages: number, opened: Opened): void {
  const first = opened.nextStretch
  for (let at = 0; at < passages; at += 1) {
    const length = reader.number()
    const stretch = first + reader.number()
    opened.lengths.push(length >>> 1)
    opened.continues.push(length & 1)
    opened.stretches.push(stretch)
    opened.nextStretch = Math.max(opened.nextStretch, stretch + 1)
  }
}

function readTerms(reader: ByteReader, segment: number, places: Map<string, number[]>): void {
  let term = ''
  for (let left = reader.number(); left > 0; left -= 1) {
    term = term.slice(0, reader.number()) + reader.text()
    const known = places.get(term)
    if (known === undefined) places.set(term, [segment, reader.at])
    else known.push(segment, reader.at)
    reader.skip()
  }
}

function visitRun({ bytes, first }: Segment, at: number, visit: (passage: number, count: number) => void): void {
  const reader = new ByteReader(bytes, at)
  const length = reader.number()
  const end = reader.at + length
  let passage = first
  while (reader.at < end) {
    const code = reader.number()
    passage += code >>> 1
    visit(passage, code & 1 ? reader.number() : 1)
  }
}

/** Place of the last number that is not above the value; numbers may be equal where a segment is empty. */
function lastAtMost(sorted: readonly number[], value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) <= value) low = middle + 1
    else high = middle
  }
  return low - 1
}
