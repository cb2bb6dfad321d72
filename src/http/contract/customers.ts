import { z } from 'zod'
import { MemoryEntry } from '../../domain/customers/memory/schemas.ts'
import { ConsentView } from '../../domain/customers/schemas.ts'
import { Label } from '../../domain/inbox/schemas.ts'
import { SpokenLang } from '../../lib/languages.ts'
import { defineRoute } from './define-route.ts'
import { CustomerPanelWire } from './inbox-shapes.ts'
import { NextCursor, Page } from './page.ts'
import { LEADS, READERS, STAFF } from './roles.ts'
import { ById, Instant, Nothing, Text } from './values.ts'

const { transactional, marketing, memory, tripWatch } = ConsentView.shape.current.shape
const Entry = ConsentView.shape.trail.element.shape
const { kind, value, dates } = MemoryEntry.shape

/** Where the consents of a customer stand, and the ledger behind it. */
export const ConsentWire = z.strictObject({
  customer_id: z.uuid(),
  current: z.strictObject({
    transactional: z.strictObject({ state: transactional.shape.state, since: Instant.nullable() }),
    marketing: z.strictObject({ state: marketing.shape.state, since: Instant.nullable() }),
    memory: z.strictObject({ state: memory.shape.state, since: Instant.nullable() }),
    trip_watch: z.strictObject({ state: tripWatch.shape.state, since: Instant.nullable() }),
  }),
  trail: z.array(
    z.strictObject({
      purpose: Entry.purpose,
      action: Entry.action,
      source: z.string(),
      wording_version: z.string(),
      at: Instant,
    }),
  ),
})
export type ConsentWire = z.infer<typeof ConsentWire>

export const getConsent = defineRoute({
  name: 'getConsent',
  method: 'GET',
  path: '/v1/customers/:id/consent',
  summary: 'Where the consents of a customer stand, and the whole ledger behind it.',
  who: READERS,
  scope: 'inbox:read',
  idempotent: false,
  concerns: 'customer',
  params: ById,
  answers: { 200: ConsentWire },
  errors: [],
})

/** What is remembered of a customer, each with the message that said it. */
export const MemoryWire = z.strictObject({
  customer_id: z.uuid(),
  /** Null: she was never asked. */
  consent: z.boolean().nullable(),
  entries: z.array(z.strictObject({ kind, value, dates, message_id: z.uuid(), at: Instant })),
})
export type MemoryWire = z.infer<typeof MemoryWire>

export const getMemory = defineRoute({
  name: 'getMemory',
  method: 'GET',
  path: '/v1/customers/:id/memory',
  summary: 'What is remembered of a customer, each with the message that said it.',
  who: READERS,
  scope: 'inbox:read',
  idempotent: false,
  concerns: 'customer',
  params: ById,
  answers: { 200: MemoryWire },
  errors: [],
})

export const forgetMemory = defineRoute({
  name: 'forgetMemory',
  method: 'DELETE',
  path: '/v1/customers/:id/memory',
  summary: 'Forgets at once what is remembered of a customer and withdraws her consent, for who asks staff for that.',
  who: STAFF,
  scope: 'inbox:write',
  idempotent: true,
  concerns: 'customer',
  params: ById,
  answers: { 200: MemoryWire },
  errors: [],
})

/** A customer in the list. */
export const CustomerRow = z.strictObject({
  customer_id: z.uuid(),
  name: z.string().nullable(),
  /** Masked for whom it is not meant; null of a visitor without one. */
  phone: z.string().nullable(),
  language: z.string().nullable(),
  tags: z.array(z.string()),
  opted_out: z.boolean(),
  orders: z.int(),
  conversation_id: z.uuid().nullable(),
  last_seen_at: Instant,
  version: z.int(),
})
export type CustomerRow = z.infer<typeof CustomerRow>

export const listCustomers = defineRoute({
  name: 'listCustomers',
  method: 'GET',
  path: '/v1/customers',
  summary: 'Customers, who was here last first; with `q` those whose name, number or tag begins with it.',
  who: READERS,
  scope: 'inbox:read',
  idempotent: false,
  query: Page.extend({ q: Text.trim().min(1).max(100).optional() }),
  answers: { 200: z.strictObject({ customers: z.array(CustomerRow), next_cursor: NextCursor }) },
  errors: [],
})

export const updateCustomer = defineRoute({
  name: 'updateCustomer',
  method: 'PATCH',
  path: '/v1/customers/:id',
  summary:
    'Changes how a customer is called, spoken to and sorted, and what staff note of her, of the version that `If-Match` names.',
  who: STAFF,
  scope: 'inbox:write',
  idempotent: true,
  concerns: 'customer',
  params: ById,
  body: z.strictObject({
    name: Text.trim().min(1).max(100).nullable().optional(),
    /** Null: the one that she writes in. */
    language: SpokenLang.nullable().optional(),
    tags: z.array(Label).max(20).optional(),
    notes: Text.trim().min(1).max(2_000).nullable().optional(),
  }),
  answers: { 200: z.strictObject({ customer: CustomerPanelWire }) },
  errors: ['stale_version'],
})

/** The proof that a customer was erased. */
export const ErasureWire = z.strictObject({
  customer_id: z.uuid(),
  erased_by: z.string(),
  erased_at: Instant,
  /** Rows that were emptied or deleted, by table. */
  counts: z.record(z.string(), z.int()),
  hash: z.string(),
})
export type ErasureWire = z.infer<typeof ErasureWire>

export const eraseCustomer = defineRoute({
  name: 'eraseCustomer',
  method: 'POST',
  path: '/v1/customers/:id/erase',
  summary:
    'Takes out who a customer was and what was said with her, for good; `name` is what the shop knows her by. Orders and receipts stay under a pseudonym, and a STOP of hers still holds.',
  who: ['owner'],
  stepUp: true,
  scope: 'inbox:write',
  idempotent: true,
  concerns: 'customer',
  params: ById,
  body: z.strictObject({ name: Text.max(200) }),
  answers: { 200: z.strictObject({ erasure: ErasureWire }) },
  errors: ['conflict'],
})

export const getErasure = defineRoute({
  name: 'getErasure',
  method: 'GET',
  path: '/v1/customers/:id/erasure',
  summary: 'The proof that a customer was erased: what, when and by whom; null for one who was not.',
  who: READERS,
  scope: 'inbox:read',
  idempotent: false,
  concerns: 'customer',
  params: ById,
  answers: { 200: z.strictObject({ erasure: ErasureWire.nullable() }) },
  errors: [],
})

export const exportCustomer = defineRoute({
  name: 'exportCustomer',
  method: 'POST',
  path: '/v1/customers/:id/export',
  summary:
    'An address where all that is known of a customer, with her files, can be taken once within a day, as tar.gz.',
  who: LEADS,
  stepUp: true,
  scope: 'inbox:write',
  idempotent: true,
  concerns: 'customer',
  params: ById,
  body: Nothing,
  answers: { 201: z.strictObject({ url: z.string(), expires_at: Instant }) },
  errors: [],
})

export const CUSTOMER_ROUTES = {
  ...{ listCustomers, updateCustomer, getConsent, getMemory, forgetMemory, eraseCustomer, getErasure },
  exportCustomer,
}
