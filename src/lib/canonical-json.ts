import type { Json } from './json.ts'

/** JSON with object keys sorted at every depth, so that equal values give equal text (and equal hashes). */
export function canonicalJson(value: Json): string {
  return JSON.stringify(value, (_key, part: Json) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : part,
  )
}
