import { z } from 'zod'

/** A value that survives a round trip through JSON and through a jsonb column. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

// Looked through by hand: zod's own schema tries a union at every leaf, which cost more than reading the row.
export const Json: z.ZodType<Json> = z.custom<Json>(isJson, 'it is no JSON')
export const JsonObject: z.ZodType<JsonObject> = z.custom<JsonObject>(isJsonObject, 'it is no JSON object')

function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  return Array.isArray(value) ? value.every(isJson) : isJsonObject(value)
}

function isJsonObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const kind: unknown = Object.getPrototypeOf(value)
  return (kind === Object.prototype || kind === null) && Object.values(value).every(isJson)
}

/** A JSON value that has fields. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
