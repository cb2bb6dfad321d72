/** A direction in few bytes: each number is `cells[i] * scale`. */
export interface Vector {
  scale: number
  cells: Int8Array
}

/** Loses at most half of one part in 127 of the largest number. A vector of zeros stays one. */
export function quantised(numbers: ArrayLike<number>): Vector {
  const unit = unitOf(numbers)
  const most = unit.reduce((found, value) => Math.max(found, Math.abs(value)), 0)
  const scale = most / 127
  return { scale, cells: Int8Array.from(unit, (value) => (scale === 0 ? 0 : Math.round(value / scale))) }
}

/** The same direction with length 1. */
export function unitOf(numbers: ArrayLike<number>): Float32Array {
  const vector = Float32Array.from(numbers)
  const length = Math.hypot(...vector)
  return length > 0 && Number.isFinite(length) ? vector.map((value) => value / length) : new Float32Array(vector.length)
}

export function cosineOf(one: Vector, other: Vector): number {
  let sum = 0
  for (let at = 0; at < one.cells.length; at += 1) sum += (one.cells[at] ?? 0) * (other.cells[at] ?? 0)
  return sum * one.scale * other.scale
}
