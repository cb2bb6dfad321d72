import type { z } from 'zod'
import type { JsonObject } from '../../src/lib/json.ts'

/** What one journey remembers between turns. Its fields are its own: no other slice and no common field is called so. */
export interface Slice<Data extends object = object> {
  version: number
  schema: z.ZodType<Data>
  /** The slice of a conversation in which this journey has not acted yet. */
  reset: () => Data
  /** Brings the data of an older version to this one. New fields need no upgrade: they are filled from `reset`. */
  upgrade: (from: number, data: JsonObject) => JsonObject
  /** Whether the customer would miss this data, so that its loss must be told. */
  isMissed: (data: JsonObject) => boolean
}

/** A slice; the first version has nothing to upgrade, and most of what is remembered nobody misses. */
export function defineSlice<Shape extends z.ZodRawShape>(slice: {
  version: number
  schema: z.ZodObject<Shape>
  reset: () => z.output<z.ZodObject<Shape>>
  upgrade?: Slice['upgrade']
  isMissed?: Slice['isMissed']
}): Slice<z.output<z.ZodObject<Shape>>> {
  return { upgrade: (_from, data) => data, isMissed: () => false, ...slice }
}
