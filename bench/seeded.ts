/** Random numbers that are the same for the same seed: a run can be repeated from the seed it printed. */
export interface Dice {
  /** In 0..1, 1 excluded. */
  next(): number
  below(limit: number): number
  pick<T>(from: readonly T[]): T
}

/** The mulberry32 generator: small, fast, good enough to vary traffic. */
export function seededDice(seed: number): Dice {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    pick(from) {
      const chosen = from[below(from.length)]
      if (chosen === undefined) throw new Error('nothing to pick from')
      return chosen
    },
  }
}
