import Router from '@koa/router'
import { z } from 'zod'
import { JsonObject } from '../../lib/json.ts'
import { answer } from '../answer.ts'
import type { StaffAuth } from '../middleware/staff-auth.ts'

const PublishedTool = z.strictObject({
  name: z.string(),
  access: z.enum(['read', 'write']),
  description: z.string(),
  timeoutMs: z.int(),
  input: JsonObject,
  output: JsonObject,
})
type PublishedTool = z.infer<typeof PublishedTool>
const ToolList = z.strictObject({ tools: z.array(PublishedTool) })

/** GET /v1/tools: the contracts of the tools as JSON Schema, as they were compiled into this process. */
export function toolRoutes(deps: { staff: StaffAuth; published: PublishedTool[] }): Router {
  const router = new Router({ prefix: '/v1/tools' })
  router.get('/', async (http) => {
    await deps.staff(http)
    answer(http, ToolList, { tools: deps.published })
  })
  return router
}
