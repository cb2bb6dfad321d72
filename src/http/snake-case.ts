import type { Json } from '../lib/json.ts'
import { toJson } from '../lib/to-json.ts'

/** A value as the REST API writes it: JSON with the keys in snake_case at every depth. */
export function snakeCase(value: unknown): Json {
  return rename(toJson(value))
}

function rename(json: Json): Json {
  if (Array.isArray(json)) return json.map(rename)
  if (json === null || typeof json !== 'object') return json
  return Object.fromEntries(Object.entries(json).map(([key, inner]) => [snake(key), rename(inner)]))
}

function snake(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
