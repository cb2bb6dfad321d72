import { z } from 'zod'

/** A value that survives a round trip through JSON and through a jsonb column. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

export const Json: z.ZodType<Json> = z.json()
export const JsonObject: z.ZodType<JsonObject> = z.record(z.string(), z.json())
