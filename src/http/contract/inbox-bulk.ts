import { z } from 'zod'
import { Resolution } from '../../domain/handoff/schemas.ts'
import { Label } from '../../domain/inbox/schemas.ts'
import { defineRoute } from './define-route.ts'
import { ActorId } from './inbox.ts'
import { LEADS } from './roles.ts'
import { Instant } from './values.ts'

const Labels = z.array(Label).max(20)

/** What is done with each of them. */
export const BulkAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('assign'), user_id: ActorId }),
  z.strictObject({ kind: z.literal('label'), add: Labels.default([]), remove: Labels.default([]) }),
  z.strictObject({ kind: z.literal('snooze'), until: Instant }),
  z.strictObject({ kind: z.literal('resolve'), resolution: Resolution }),
  z.strictObject({ kind: z.literal('read') }),
])
export type BulkAction = z.infer<typeof BulkAction>

export const BulkOutcomeWire = z.strictObject({
  conversation_id: z.uuid(),
  /** `unchanged`: it was so before. `conflict`: a colleague has it, or it does not stand where this can be done. */
  outcome: z.enum(['done', 'unchanged', 'not_found', 'conflict']),
  /** Of a conflict: why. */
  reason: z.string().nullable(),
})
export type BulkOutcomeWire = z.infer<typeof BulkOutcomeWire>

export const changeConversations = defineRoute({
  name: 'changeConversations',
  method: 'POST',
  path: '/v1/conversations/bulk',
  summary: 'Does the same with up to 100 conversations, each with an outcome of its own.',
  who: LEADS,
  scope: 'inbox:write',
  idempotent: true,
  body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(100), action: BulkAction }),
  answers: { 200: z.strictObject({ outcomes: z.array(BulkOutcomeWire) }) },
  errors: [],
})

export const BULK_ROUTES = { changeConversations }
