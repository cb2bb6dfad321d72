import { JsonObject } from '../../lib/json.ts'
import { parseJson } from '../../lib/parse-json.ts'

/** Neither survives the way into a jsonb column: a NUL character and half of a surrogate pair. */
const UNSTORABLE = /\\u0000|\\ud[89a-f][0-9a-f]{2}/i

/** The JSON object that a notification's body holds, if it can be stored as it is; else null. */
export function storableObject(text: string): JsonObject | null {
  const parsed = JsonObject.safeParse(parseJson(text))
  return parsed.success && !UNSTORABLE.test(JSON.stringify(parsed.data)) ? parsed.data : null
}
