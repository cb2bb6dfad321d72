import Router from '@koa/router'
import { z } from 'zod'
import { getTurnByMessage, TurnView } from '../../domain/turns/index.ts'
import { answer } from '../answer.ts'
import type { StaffAuth } from '../middleware/staff-auth.ts'

/** The page of a turn reads the trace as it is stored, so its names are those of the trace. */
const { tools, models, ...Turn } = TurnView.shape
const TurnWire = z.strictObject({ ...Turn, toolCalls: tools, modelCalls: models })

/** GET /v1/turns/by-message/:providerMessageId: everything that happened in the turn of one message. */
export function turnRoutes(deps: { staff: StaffAuth }): Router {
  const router = new Router({ prefix: '/v1/turns' })
  router.get('/by-message/:providerMessageId', async (http) => {
    const ctx = await deps.staff(http)
    const { tools, models, ...turn } = await getTurnByMessage(ctx, http.params.providerMessageId ?? '')
    answer(http, TurnWire, { ...turn, toolCalls: tools, modelCalls: models })
  })
  return router
}
