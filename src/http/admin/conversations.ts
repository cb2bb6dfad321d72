import Router from '@koa/router'
import { claimConversation, listDrafts } from '../../domain/handoff/index.ts'
import { readJson } from '../read-json.ts'
import { snakeCase } from '../snake-case.ts'
import { type HandoffDeps, ownershipAnswer, sayAsPerson, takeBack } from './handoff-answers.ts'
import { ClaimBody, HandBackBody, ReplyBody } from './handoff-bodies.ts'
import { idIn } from './id-in.ts'

/**
 * Conversations that a person takes over without a ticket, for a staff token: claim, drafts, reply, hand back. The same
 * refusals as for tickets.
 */
export function conversationRoutes(deps: HandoffDeps): Router {
  const router = new Router({ prefix: '/v1/conversations' })
  const conversation = (http: { params: Record<string, string> }) => idIn(http.params.id, 'conversation')
  router.get('/:id/drafts', async (http) => {
    const ctx = await deps.staff(http)
    http.body = { drafts: snakeCase(await listDrafts(ctx, { conversationId: conversation(http) })) }
  })
  router.post('/:id/claim', async (http) => {
    const ctx = await deps.staff(http)
    const { take_from: takeFrom = null } = await readJson(http, ClaimBody)
    http.body = ownershipAnswer(await claimConversation(ctx, { conversationId: conversation(http), takeFrom }))
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
