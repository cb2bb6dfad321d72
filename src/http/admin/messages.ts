import Router from '@koa/router'
import type { Ctx } from '../../domain/context.ts'
import { getOriginByMessage } from '../../domain/turns/index.ts'
import { staffCtx } from '../middleware/staff-auth.ts'

/** GET /v1/messages/:providerMessageId/origin: what made a message that no turn made, such as a receipt. */
export function messageRoutes(deps: { ctxFor: (tenantId: string) => Ctx }): Router {
  const router = new Router({ prefix: '/v1/messages' })
  router.get('/:providerMessageId/origin', async (http) => {
    const ctx = await staffCtx(http, deps.ctxFor)
    http.body = await getOriginByMessage(ctx, http.params.providerMessageId ?? '')
  })
  return router
}
