import { canonicalJson } from '../../lib/canonical-json.ts'
import { isObject, type Json } from '../../lib/json.ts'

/**
 * What `mine` changes of `base`, done to what holds now: two people who change different settings both get them. Where both have
 * changed the same, mine stands, and shows as a change of what holds.
 */
export function mergeSettings(base: Json, mine: Json, now: Json): Json {
  if (canonicalJson(base) === canonicalJson(mine)) return now
  if (!isObject(base) || !isObject(mine) || !isObject(now)) return mine
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(now)])]
  return Object.fromEntries(
    keys.map((key) => [key, mergeSettings(base[key] ?? null, mine[key] ?? null, now[key] ?? null)]),
  )
}
