import Router from '@koa/router'
import { z } from 'zod'
import { claimConversation, unsaidDrafts } from '../../domain/handoff/index.ts'
import type { Draft } from '../../domain/messaging/index.ts'
import { answer } from '../answer.ts'
import { readJson } from '../read-json.ts'
import { type HandoffDeps, OwnershipWire, ownershipWire, sayAsPerson, takeBack } from './handoff-answers.ts'
import { ClaimBody, HandBackBody, ReplyBody } from './handoff-bodies.ts'
import { idIn } from './id-in.ts'

const DraftWire = z.strictObject({
  draft_id: z.uuid(),
  kind: z.string(),
  text: z.string(),
  composed_at: z.iso.datetime(),
})
const DraftList = z.strictObject({ drafts: z.array(DraftWire) })

/**
 * Conversations that a person takes over without a ticket, for a staff token: claim, drafts, reply, hand back. The same
 * refusals as for tickets.
 */
export function conversationRoutes(deps: HandoffDeps): Router {
  const router = new Router({ prefix: '/v1/conversations' })
  const conversation = (http: { params: Record<string, string> }) => idIn(http.params.id, 'conversation')
  router.get('/:id/drafts', async (http) => {
    const ctx = await deps.staff(http)
    const drafts = await unsaidDrafts(ctx, { conversationId: conversation(http) })
    answer(http, DraftList, { drafts: drafts.map(draftWire) })
  })
  router.post('/:id/claim', async (http) => {
    const ctx = await deps.staff(http)
    const { take_from: takeFrom = null } = await readJson(http, ClaimBody)
    const taken = await claimConversation(ctx, { conversationId: conversation(http), takeFrom })
    answer(http, OwnershipWire, ownershipWire(taken))
  })
  router.post('/:id/reply', async (http) => {
    const ctx = await deps.staff(http)
    await sayAsPerson(http, ctx, { conversationId: conversation(http), ...(await readJson(http, ReplyBody)) })
  })
  router.post('/:id/hand-back', async (http) => {
    const ctx = await deps.staff(http)
    const { summary } = await readJson(http, HandBackBody)
    await takeBack(http, ctx, { conversationId: conversation(http), summary })
  })
  return router
}

function draftWire({ draftId, kind, text, composedAt }: Draft): z.infer<typeof DraftWire> {
  return { draft_id: draftId, kind, text, composed_at: composedAt.toISOString() }
}
