import type { Json } from './json.ts'

/** The value as it reads back after it was written as JSON: absent keys left out, dates as text. */
export function toJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value ?? null))
}
