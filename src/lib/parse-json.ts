import { Json } from './json.ts'

/** The JSON in a text; undefined when it is none. */
export function parseJson(text: string): Json | undefined {
  try {
    const parsed = Json.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
