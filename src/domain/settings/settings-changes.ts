import { canonicalJson } from '../../lib/canonical-json.ts'
import { isObject, type Json, type JsonObject } from '../../lib/json.ts'

/** Where a value becomes another; a step into a list is the id of what stands there. */
export interface Difference {
  path: readonly string[]
  before: Json
  after: Json
}

/** What is another in `after`, setting by setting. Things of a list that have ids are compared with themselves; other lists as a whole. */
export function settingsChanges(before: Json, after: Json, path: readonly string[] = []): Difference[] {
  if (canonicalJson(before) === canonicalJson(after)) return []
  const [was, is] = [partsOf(before), partsOf(after)]
  if (was === null || is === null) return [{ path, before, after }]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) =>
    settingsChanges(was[key] ?? null, is[key] ?? null, [...path, key]),
  )
}

function partsOf(value: Json): JsonObject | null {
  if (isObject(value)) return value
  if (!Array.isArray(value)) return null
  const named = value.map((one) => (isObject(one) && typeof one.id === 'string' ? ([one.id, one] as const) : null))
  return named.every((one) => one !== null) ? Object.fromEntries(named) : null
}
