import { z } from 'zod'

/** What a line states in figures, and of what. */
export const Claim = z.strictObject({
  kind: z.enum(['price', 'hours', 'time', 'percent', 'duration', 'phone', 'count']),
  /** What its line is of, as stems: the name in front, and what is said closer behind a comma. */
  head: z.array(z.string()),
  tail: z.array(z.string()),
  /** Figures of other kinds that say which one is meant: of 60 minutes, for up to 3. */
  qualifiers: z.array(z.string()),
  /** Any of these is what it states. */
  values: z.array(z.string()),
  /** The line, as it is written. */
  quote: z.string(),
})
export type Claim = z.infer<typeof Claim>

/** A claim and what holds it: a passage of a version of a document, or a row. */
export interface Stated extends Claim {
  /** The document or the item. */
  owner: string
  /** Null for a row. */
  versionId: string | null
  /** The passage or the item. */
  source: string
  /** What it is of, as staff read it. */
  subject: string
  /** Stems of all that it stands under: title and headings of a passage, the name of an item; and of the headings alone. */
  around: string[]
  headings: string[]
}
