import { z } from 'zod'
import { CannedTexts } from '../../domain/inbox/schemas.ts'
import { defineRoute } from './define-route.ts'
import { READERS, STAFF } from './roles.ts'
import { ById, Instant } from './values.ts'

const Shortcut = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/)

/** A sentence that people use again, by language. */
export const CannedWire = z.strictObject({
  canned_id: z.uuid(),
  shared: z.boolean(),
  shortcut: z.string(),
  texts: CannedTexts,
  version: z.int(),
  updated_at: Instant,
})
export type CannedWire = z.infer<typeof CannedWire>

const ANSWER = z.strictObject({ canned: CannedWire })
const write = { who: STAFF, scope: 'inbox:write', idempotent: true } as const

export const listCanned = defineRoute({
  name: 'listCanned',
  method: 'GET',
  path: '/v1/canned',
  summary: 'The shared replies and those of the one who asks.',
  who: READERS,
  scope: 'inbox:read',
  idempotent: false,
  answers: { 200: z.strictObject({ canned: z.array(CannedWire) }) },
  errors: [],
})

export const createCanned = defineRoute({
  ...write,
  name: 'createCanned',
  method: 'POST',
  path: '/v1/canned',
  summary: 'Keeps a reply for oneself or, as manager or owner, for everybody.',
  body: z.strictObject({ shortcut: Shortcut, texts: CannedTexts, shared: z.boolean().default(false) }),
  answers: { 201: ANSWER },
  errors: ['conflict'],
})

export const changeCanned = defineRoute({
  ...write,
  name: 'changeCanned',
  method: 'PUT',
  path: '/v1/canned/:id',
  summary: 'Changes a reply, of the version that was read.',
  params: ById,
  body: z.strictObject({ shortcut: Shortcut, texts: CannedTexts, version: z.int().min(1) }),
  answers: { 200: ANSWER },
  errors: ['conflict'],
})

export const deleteCanned = defineRoute({
  ...write,
  name: 'deleteCanned',
  method: 'DELETE',
  path: '/v1/canned/:id',
  summary: 'Forgets a reply.',
  params: ById,
  answers: { 200: z.strictObject({ canned_id: z.uuid() }) },
  errors: [],
})

export const fillCanned = defineRoute({
  name: 'fillCanned',
  method: 'GET',
  path: '/v1/canned/:id/filled',
  summary:
    'A reply in the language of a customer with its slots filled from rows; what none fills is named and not to be sent.',
  who: STAFF,
  scope: 'inbox:read',
  idempotent: false,
  params: ById,
  query: z.strictObject({ conversation_id: z.uuid() }),
  answers: {
    200: z.strictObject({ text: z.string(), language: z.string(), unresolved: z.array(z.string()) }),
  },
  errors: [],
})

export const CANNED_ROUTES = { listCanned, createCanned, changeCanned, deleteCanned, fillCanned }
