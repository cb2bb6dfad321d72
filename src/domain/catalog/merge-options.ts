import { compareOptions } from './option-order.ts'

/** The options of several variants as one: each name with all its values, in the order in which a shop lists them. */
export function mergeOptions(variants: readonly Record<string, string>[]): Record<string, string[]> {
  const values = new Map<string, Set<string>>()
  for (const options of variants) {
    for (const [key, value] of Object.entries(options)) {
      const known = values.get(key)
      if (known) known.add(value)
      else values.set(key, new Set([value]))
    }
  }
  return Object.fromEntries([...values].map(([key, set]) => [key, [...set].sort(compareOptions)]))
}
