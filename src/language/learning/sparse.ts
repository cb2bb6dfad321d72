/** Hashed features of one text: table rows and their weights, of the same length. */
export interface Features {
  slots: Uint32Array
  values: Float32Array
}

/** Row of a named feature in a table of `size` rows, a power of two (FNV-1a, folded). */
export function slotOf(name: string, size: number): number {
  let value = 0x811c9dc5
  for (let at = 0; at < name.length; at += 1) value = Math.imul(value ^ name.charCodeAt(at), 0x01000193)
  return (value ^ (value >>> 15)) & (size - 1)
}

/** Features by name, hashed into a table of `size` rows and scaled to length 1, so that long texts weigh as short ones. */
export function featuresOf(named: ReadonlyMap<string, number>, size: number): Features {
  const rows = new Map<number, number>()
  for (const [name, weight] of named) {
    const slot = slotOf(name, size)
    rows.set(slot, (rows.get(slot) ?? 0) + weight)
  }
  let squares = 0
  for (const weight of rows.values()) squares += weight * weight
  const length = Math.sqrt(squares) || 1
  return {
    slots: Uint32Array.from(rows.keys()),
    values: Float32Array.from(rows.values(), (weight) => weight / length),
  }
}
