import Router from '@koa/router'
import { getOutreach, resetOutreach } from '../../domain/outreach/index.ts'
import type { StaffAuth } from '../middleware/staff-auth.ts'
import { snakeCase } from '../snake-case.ts'

/**
 * GET /v1/outreach: what the shop sends unasked and whether its breaker has tripped. POST /v1/outreach/reset lets it go
 * on after somebody has looked why; `outcome` is `not_tripped` when there was nothing to reset.
 */
export function outreachRoutes(deps: { staff: StaffAuth }): Router {
  const router = new Router({ prefix: '/v1/outreach' })
  router.get('/', async (http) => {
    http.body = snakeCase(await getOutreach(await deps.staff(http)))
  })
  router.post('/reset', async (http) => {
    const ctx = await deps.staff(http)
    const outcome = await resetOutreach(ctx)
    http.body = snakeCase({ outcome, ...(await getOutreach(ctx)) })
  })
  return router
}
