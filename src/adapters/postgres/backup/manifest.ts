import { z } from 'zod'

/** What a backup says of itself, in `manifest.json`: it is written last, so a backup without one is none. */
export const Manifest = z.strictObject({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** Migrations by name, in their order: the tables are as these have left them. */
  migrations: z.array(z.string()).min(1),
  /** Ids of the keys that sealed what is in it. The secrets are in it as they were sealed, and the keys are not. */
  keys: z.array(z.string().regex(/^[0-9a-f]{8}$/)),
  tables: z.array(z.strictObject({ name: z.string().regex(/^\w+$/), rows: z.int(), sha256: z.string() })),
  sequences: z.array(z.strictObject({ name: z.string().regex(/^\w+$/), last: z.string().regex(/^\d+$/) })),
})
export type Manifest = z.infer<typeof Manifest>

export const MANIFEST = 'manifest.json'

/** The file of a table's rows: one row a line, as PostgreSQL writes a record, in a JSON string. */
export function fileOf(table: string): string {
  return `${table}.jsonl.gz`
}
