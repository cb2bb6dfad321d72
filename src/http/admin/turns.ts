import Router from '@koa/router'
import { z } from 'zod'
import { CitedView, listCitations } from '../../domain/knowledge/index.ts'
import { getTurnByMessage, TurnView } from '../../domain/turns/index.ts'
import { answer } from '../answer.ts'
import type { StaffAuth } from '../middleware/staff-auth.ts'

/** The page of a turn reads the trace as it is stored, so its names are those of the trace. */
const { tools, models, ...Turn } = TurnView.shape
const Cited = z.strictObject(CitedView.shape)
const TurnWire = z.strictObject({ ...Turn, toolCalls: tools, modelCalls: models, cited: z.array(Cited) })

/** GET /v1/turns/by-message/:providerMessageId: everything that happened in the turn of one message, and from which passages it told what. */
export function turnRoutes(deps: { staff: StaffAuth }): Router {
  const router = new Router({ prefix: '/v1/turns' })
  router.get('/by-message/:providerMessageId', async (http) => {
    const ctx = await deps.staff(http)
    const { tools, models, ...turn } = await getTurnByMessage(ctx, http.params.providerMessageId ?? '')
    const cited = await listCitations(ctx, { turnId: turn.id })
    answer(http, TurnWire, { ...turn, toolCalls: tools, modelCalls: models, cited })
  })
  return router
}
