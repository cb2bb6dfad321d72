import { z } from 'zod'
import { Json, JsonObject } from '../../lib/json.ts'
import { defineRoute } from './define-route.ts'
import { NextCursor, Page } from './page.ts'
import { REVIEWERS } from './roles.ts'
import { Instant, Text } from './values.ts'

/** What somebody did. */
export const AuditEntryWire = z.strictObject({
  id: z.uuid(),
  at: Instant,
  actor: z.strictObject({ kind: z.enum(['staff', 'bot', 'system', 'nobody']), id: z.string(), name: z.string() }),
  /** The name of the key that did it in the name of the actor. */
  via: z.string().nullable(),
  action: z.string(),
  subject: z.strictObject({ type: z.string(), id: z.string(), label: z.string().nullable() }),
  /** The whole of it in words. */
  sentence: z.string(),
  changes: z.array(z.strictObject({ field: z.string(), before: Json, after: Json })),
  data: JsonObject,
  ip: z.string().nullable(),
  request_id: z.string().nullable(),
  /** Of all that stands in the entry. The seal of its day is made of these. */
  hash: z.string(),
})
export type AuditEntryWire = z.infer<typeof AuditEntryWire>

const Word = Text.min(1).max(100)
const Filter = z.strictObject({
  /** As in `actor.id`. */
  actor: Word.optional(),
  /** An action, or the noun that begins it. */
  action: Word.optional(),
  subject: Word.optional(),
  from: Instant.optional(),
  to: Instant.optional(),
})

export const listAudit = defineRoute({
  name: 'listAudit',
  method: 'GET',
  path: '/v1/audit',
  summary: 'What was done at the shop, by whom and from where, the newest first.',
  who: REVIEWERS,
  scope: 'reports:read',
  idempotent: false,
  query: Page.extend(Filter.shape),
  answers: { 200: z.strictObject({ entries: z.array(AuditEntryWire), next_cursor: NextCursor }) },
  errors: [],
})

export const exportAudit = defineRoute({
  name: 'exportAudit',
  method: 'GET',
  path: '/v1/audit.csv',
  summary: 'The same as a table, of the newest ten thousand that fit.',
  who: REVIEWERS,
  scope: 'reports:read',
  idempotent: false,
  query: Filter,
  answers: { 200: { json: z.never(), csv: { fileName: 'audit.csv' } } },
  errors: [],
})

export const AUDIT_ROUTES = { listAudit, exportAudit } as const
