import { z } from 'zod'
import { type Json, JsonObject } from '../../src/lib/json.ts'

const VERSION = 2

/** The session as it lies in its row: what all journeys share, and a slice of each journey with a version of its own. */
const StoredSession = z.object({
  version: z.literal(VERSION),
  common: JsonObject,
  slices: JsonObject,
})
type StoredSession = z.infer<typeof StoredSession>

/** The first form: all fields of all journeys side by side. */
const FlatSession = z.looseObject({ schemaVersion: z.literal(1) })

/** A slice as it is stored; the flat form counts as version 1 of each. */
export const StoredSlice = z.object({ version: z.int().min(1), data: JsonObject })

export function writeStored(common: JsonObject, slices: JsonObject): JsonObject {
  return { version: VERSION, common, slices }
}

/** The stored session in today's form, whichever it was written in; null when it is none. */
export function readStored(stored: Json, sliceNames: readonly string[]): StoredSession | null {
  if (FlatSession.safeParse(stored).success) {
    const flat = JsonObject.parse(stored)
    const slices = Object.fromEntries(sliceNames.map((name) => [name, { version: 1, data: flat }]))
    return { version: VERSION, common: flat, slices }
  }
  return StoredSession.safeParse(stored).data ?? null
}
