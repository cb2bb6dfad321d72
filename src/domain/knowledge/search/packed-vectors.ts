import type { Vector } from './vector.ts'

/** Vectors as a segment holds them, one behind the other. */
export interface PackedVectors {
  /** Null where there is none. */
  at(place: number): Vector | null
  /** Writes the cosine of each to a vector of length 1, from a place on. */
  cosinesInto(found: Float32Array, from: number, unit: Float32Array): void
}

const SCALE_BYTES = 4

/** 0 when nothing was embedded. */
export function bytesOfVector(dims: number): number {
  return dims === 0 ? 0 : dims + SCALE_BYTES
}

export function packedVectors(bytes: Uint8Array, dims: number): PackedVectors {
  const size = bytesOfVector(dims)
  const count = size === 0 ? 0 : bytes.length / size
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const cells = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
  return {
    at(place) {
      if (place >= count) return null
      const from = place * size
      return { scale: view.getFloat32(from, true), cells: cells.subarray(from + SCALE_BYTES, from + size) }
    },
    cosinesInto(found, from, unit) {
      for (let place = 0; place < count; place += 1) {
        const start = place * size
        found[from + place] = product(unit, cells, start + SCALE_BYTES) * view.getFloat32(start, true)
      }
    },
  }
}

/** All that a search over many passages does with vectors: four sums, so that none waits for the other. */
function product(unit: Float32Array, cells: Int8Array, from: number): number {
  let [one, two, three, four] = [0, 0, 0, 0]
  let at = 0
  for (; at + 3 < unit.length; at += 4) {
    one += (unit[at] ?? 0) * (cells[from + at] ?? 0)
    two += (unit[at + 1] ?? 0) * (cells[from + at + 1] ?? 0)
    three += (unit[at + 2] ?? 0) * (cells[from + at + 2] ?? 0)
    four += (unit[at + 3] ?? 0) * (cells[from + at + 3] ?? 0)
  }
  for (; at < unit.length; at += 1) one += (unit[at] ?? 0) * (cells[from + at] ?? 0)
  return one + two + three + four
}
