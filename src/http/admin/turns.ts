import Router from '@koa/router'
import { getTurnByMessage } from '../../domain/turns/index.ts'
import type { StaffAuth } from '../middleware/staff-auth.ts'

/** GET /v1/turns/by-message/:providerMessageId: everything that happened in the turn of one message. */
export function turnRoutes(deps: { staff: StaffAuth }): Router {
  const router = new Router({ prefix: '/v1/turns' })
  router.get('/by-message/:providerMessageId', async (http) => {
    const ctx = await deps.staff(http)
    const { tools, models, ...turn } = await getTurnByMessage(ctx, http.params.providerMessageId ?? '')
    http.body = { ...turn, toolCalls: tools, modelCalls: models }
  })
  return router
}
