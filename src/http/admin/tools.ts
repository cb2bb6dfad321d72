import Router from '@koa/router'
import type { StaffAuth } from '../middleware/staff-auth.ts'

/** GET /v1/tools: the contracts of the tools as JSON Schema, as they were compiled into this process. */
export function toolRoutes(deps: { staff: StaffAuth; published: object[] }): Router {
  const router = new Router({ prefix: '/v1/tools' })
  router.get('/', async (http) => {
    await deps.staff(http)
    http.body = { tools: deps.published }
  })
  return router
}
