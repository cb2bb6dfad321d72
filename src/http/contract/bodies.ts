import type { z } from 'zod'

/** A form with one file beside its fields. */
export interface Form {
  fields: z.ZodObject
  /** The largest file, in bytes. */
  mostBytes: number
}

/**
 * A body that comes in one of several kinds, which the handler tells apart by `kind`. `data` is JSON read by its schema, `json`
 * any JSON at all and `csv` a table: both are read by the verb, which says what is wrong where.
 */
export interface Kinds {
  data?: z.ZodType
  form?: Form
  json?: true
  csv?: true
  /** The largest body that is no form, in bytes. */
  mostBytes: number
}

/** Most bodies are JSON of one schema, of 64 KiB at most. */
export type Body = z.ZodType | { kinds: Kinds }

/** Server-sent events: what the data of each is, by the name of the event. */
export interface Events {
  events: Readonly<Record<string, z.ZodType>>
}

/** JSON, or the same as a table where the query asks for one. */
export interface Table {
  json: z.ZodType
  csv: { fileName: string }
}

/** Most answers are JSON of one schema. */
export type Answer = z.ZodType | Events | Table
