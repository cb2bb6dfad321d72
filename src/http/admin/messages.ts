import Router from '@koa/router'
import { getOriginByMessage, MessageOrigin } from '../../domain/turns/index.ts'
import { answer } from '../answer.ts'
import type { StaffAuth } from '../middleware/staff-auth.ts'

/** GET /v1/messages/:providerMessageId/origin: what made a message that no turn made, such as a receipt. */
export function messageRoutes(deps: { staff: StaffAuth }): Router {
  const router = new Router({ prefix: '/v1/messages' })
  router.get('/:providerMessageId/origin', async (http) => {
    const ctx = await deps.staff(http)
    answer(http, MessageOrigin, await getOriginByMessage(ctx, http.params.providerMessageId ?? ''))
  })
  return router
}
