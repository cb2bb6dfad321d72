import { z } from 'zod'
import { JsonObject } from '../../lib/json.ts'

/** One field that became another. What is secret says "changed" and no more. */
export const AuditChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })

/** What somebody did, as it was written down. */
export const AuditEntry = z.object({
  id: z.uuid(),
  at: z.date(),
  actor: z.string(),
  /** How the others know her; null for the assistant and for work that nobody started. */
  actorName: z.string().nullable(),
  /** The name of the key that did it in the name of the actor; null where she did it herself. */
  via: z.string().nullable(),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  data: JsonObject,
  ip: z.string().nullable(),
  requestId: z.string().nullable(),
  /** Of all that stands in the row; the hash of its day is made of these. */
  hash: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** What is looked for. */
export interface AuditFilter {
  actor: string | null
  /** An action, or the noun that begins it. */
  action: string | null
  subjectId: string | null
  from: Date | null
  to: Date | null
}

/** Where a page of entries ended. */
export interface AuditPlace {
  at: Date
  id: string
}
