import { JsonObject } from '../../lib/json.ts'
import { parseJson } from '../../lib/parse-json.ts'

/** Neither survives the way into a jsonb column: a NUL character and half of a surrogate pair. */
const UNSTORABLE = /\\u0000|\\ud[89a-f][0-9a-f]{2}/i

/** The JSON object that a notification's body holds, if it can be stored as it is; else null. */
export function storableObject(text: string): JsonObject | null {
  if (isTooDeep(text)) return null
  const parsed = JsonObject.safeParse(parseJson(text))
  return parsed.success && !UNSTORABLE.test(JSON.stringify(parsed.data)) ? parsed.data : null
}

/** No provider nests deeper than five. What does exhausts whoever walks it: us, or the database. */
const DEEPEST = 32

/** Brackets in texts count too, which only makes odd bodies odder. */
function isTooDeep(text: string): boolean {
  let depth = 0
  for (const sign of text) {
    if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') depth -= 1
    if (depth > DEEPEST) return true
  }
  return false
}
