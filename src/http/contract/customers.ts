import { z } from 'zod'
import { MemoryEntry } from '../../domain/customers/memory/schemas.ts'
import { ConsentView } from '../../domain/customers/schemas.ts'
import { defineRoute } from './define-route.ts'
import { READERS, STAFF } from './roles.ts'
import { ById, Instant } from './values.ts'

const { transactional, marketing, memory } = ConsentView.shape.current.shape
const Entry = ConsentView.shape.trail.element.shape
const { kind, value, dates } = MemoryEntry.shape

/** Where the consents of a customer stand, and the ledger behind it. */
export const ConsentWire = z.strictObject({
  customer_id: z.uuid(),
  current: z.strictObject({
    transactional: z.strictObject({ state: transactional.shape.state, since: Instant.nullable() }),
    marketing: z.strictObject({ state: marketing.shape.state, since: Instant.nullable() }),
    memory: z.strictObject({ state: memory.shape.state, since: Instant.nullable() }),
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
  params: ById,
  answers: { 200: MemoryWire },
  errors: [],
})

export const CUSTOMER_ROUTES = { getConsent, getMemory, forgetMemory }
