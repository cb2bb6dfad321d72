import Router from '@koa/router'
import type { Ctx } from '../../domain/context.ts'
import { staffCtx } from '../middleware/staff-auth.ts'

/** GET /v1/tools: the contracts of the tools as JSON Schema, as they were compiled into this process. */
export function toolRoutes(deps: { ctxFor: (tenantId: string) => Ctx; published: object[] }): Router {
  const router = new Router({ prefix: '/v1/tools' })
  router.get('/', async (http) => {
    await staffCtx(http, deps.ctxFor)
    http.body = { tools: deps.published }
  })
  return router
}
