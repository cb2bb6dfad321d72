import { z } from 'zod'
import { defineRoute } from './define-route.ts'
import { ClaimBody, HandBackBody, HandedBackWire, OwnershipWire, ReplyBody, SAID } from './handoff.ts'
import { READERS, STAFF } from './roles.ts'
import { FactWire } from './turns.ts'
import { ById, Instant } from './values.ts'

/** What the assistant was about to say when a person took over. */
export const DraftWire = z.strictObject({
  draft_id: z.uuid(),
  kind: z.string(),
  text: z.string(),
  composed_at: Instant,
  /** Of which turn; `GET /v1/turns/:id` explains it. */
  turn_id: z.uuid().nullable(),
  facts: z.array(FactWire),
})
export type DraftWire = z.infer<typeof DraftWire>

export const listDrafts = defineRoute({
  name: 'listDrafts',
  method: 'GET',
  path: '/v1/conversations/:id/drafts',
  summary: 'What the assistant was about to say when a person took over, and has not said.',
  who: READERS,
  scope: 'inbox:read',
  idempotent: false,
  concerns: 'conversation',
  params: ById,
  answers: { 200: z.strictObject({ drafts: z.array(DraftWire) }) },
  errors: [],
})

export const claimConversation = defineRoute({
  name: 'claimConversation',
  method: 'POST',
  path: '/v1/conversations/:id/claim',
  summary: 'Takes a conversation over from the assistant, or knowingly from a colleague.',
  who: STAFF,
  scope: 'inbox:write',
  idempotent: true,
  concerns: 'conversation',
  params: ById,
  body: ClaimBody,
  answers: { 200: OwnershipWire },
  errors: ['conflict'],
})

export const reply = defineRoute({
  name: 'reply',
  method: 'POST',
  path: '/v1/conversations/:id/reply',
  summary: 'Queues what the owner of the conversation says; once per client id.',
  who: STAFF,
  scope: 'inbox:write',
  idempotent: true,
  concerns: 'conversation',
  params: ById,
  body: ReplyBody,
  answers: SAID,
  errors: ['conflict', 'newer_messages', 'opted_out', 'window_closed'],
})

export const handBack = defineRoute({
  name: 'handBack',
  method: 'POST',
  path: '/v1/conversations/:id/hand-back',
  summary: 'Gives a conversation back to the assistant, with what it must know.',
  who: STAFF,
  scope: 'inbox:write',
  idempotent: true,
  concerns: 'conversation',
  params: ById,
  body: HandBackBody,
  answers: { 200: HandedBackWire },
  errors: ['conflict'],
})

export const CONVERSATION_ROUTES = { listDrafts, claimConversation, reply, handBack }
