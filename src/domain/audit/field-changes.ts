import { canonicalJson } from '../../lib/canonical-json.ts'
import type { Json, JsonObject } from '../../lib/json.ts'

/** One field that becomes another. */
export type FieldChange = { field: string; before: Json; after: Json }

/** What becomes another, field by field, of those that are given anew. */
export function fieldChanges(before: JsonObject, given: JsonObject): FieldChange[] {
  return Object.entries(given)
    .map(([field, after]) => ({ field, before: before[field] ?? null, after }))
    .filter((one) => canonicalJson(one.before) !== canonicalJson(one.after))
}
