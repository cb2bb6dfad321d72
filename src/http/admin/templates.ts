import Router from '@koa/router'
import { z } from 'zod'
import { listTemplates, NewTemplate, saveTemplate, syncTemplates } from '../../domain/templates/index.ts'
import type { StaffAuth } from '../middleware/staff-auth.ts'
import { readJson } from '../read-json.ts'
import { snakeCase } from '../snake-case.ts'

const { name, language, body, category, contentSid } = NewTemplate.shape
const TemplateBody = z.strictObject({
  name,
  language,
  body,
  category: category.default('UTILITY'),
  content_sid: contentSid.default(null),
})

/**
 * The wordings that may open a closed 24-hour window. GET /v1/templates lists them; PUT registers one by name and
 * language and sends it for approval; POST /v1/templates/sync asks what became of the approvals. 401 without a token,
 * 422 for a wording that WhatsApp would refuse, 503 when the provider does not answer.
 */
export function templateRoutes(deps: { staff: StaffAuth }): Router {
  const router = new Router({ prefix: '/v1/templates' })
  router.get('/', async (http) => {
    const ctx = await deps.staff(http)
    http.body = { templates: snakeCase(await listTemplates(ctx)) }
  })
  router.put('/', async (http) => {
    const ctx = await deps.staff(http)
    const { content_sid, ...template } = await readJson(http, TemplateBody)
    http.body = { template: snakeCase(await saveTemplate(ctx, { ...template, contentSid: content_sid })) }
  })
  router.post('/sync', async (http) => {
    const ctx = await deps.staff(http)
    http.body = snakeCase(await syncTemplates(ctx))
  })
  return router
}
