/** Values in the memory of this process, of which those stay that were used last. */
export interface LastUsed<Key, Value> {
  /** Null for what is not kept. What is found was used just now. */
  find(key: Key): Value | null
  /** Keeps a value in place of what its key had, and makes room for it. */
  keep(key: Key, value: Value): void
  forget(key: Key): void
}

/**
 * Keeps values up to `room`: so many of them, or so much as they weigh together. Those go that were used longest ago; the
 * latest stays, however heavy it is. A value weighs what it weighed when it was kept.
 */
export function lastUsed<Key, Value>({
  room,
  weightOf = () => 1,
}: {
  room: number
  weightOf?: (value: Value) => number
}): LastUsed<Key, Value> {
  // A map keeps its entries in the order in which they were put there.
  const kept = new Map<Key, { value: Value; weight: number }>()
  let weight = 0
  const forget = (key: Key) => {
    weight -= kept.get(key)?.weight ?? 0
    kept.delete(key)
  }
  return {
    find(key) {
      const known = kept.get(key)
      if (known === undefined) return null
      kept.delete(key)
      kept.set(key, known)
      return known.value
    },
    keep(key, value) {
      forget(key)
      const one = { value, weight: weightOf(value) }
      kept.set(key, one)
      weight += one.weight
      for (const oldest of kept.keys()) {
        if (weight <= room || oldest === key) return
        forget(oldest)
      }
    },
    forget,
  }
}
