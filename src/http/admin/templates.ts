import Router from '@koa/router'
import { z } from 'zod'
import { listTemplates, NewTemplate, saveTemplate, syncTemplates, TemplateView } from '../../domain/templates/index.ts'
import { answer } from '../answer.ts'
import type { StaffAuth } from '../middleware/staff-auth.ts'
import { readJson } from '../read-json.ts'

const { name, language, body, category, contentSid } = NewTemplate.shape
const TemplateBody = z.strictObject({
  name,
  language,
  body,
  category: category.default('UTILITY'),
  content_sid: contentSid.default(null),
})

const TemplateWire = z.strictObject({
  name: z.string(),
  language: z.string(),
  body: z.string(),
  category: z.string(),
  content_sid: z.string().nullable(),
  status: TemplateView.shape.status,
  reason: z.string().nullable(),
  updated_at: z.iso.datetime(),
})
const TemplateList = z.strictObject({ templates: z.array(TemplateWire) })
const TemplateAnswer = z.strictObject({ template: TemplateWire })
const SyncAnswer = z.strictObject({ checked: z.int(), changed: z.int() })

/**
 * The wordings that may open a closed 24-hour window. GET /v1/templates lists them; PUT registers one by name and
 * language and sends it for approval; POST /v1/templates/sync asks what became of the approvals. 401 without a token,
 * 422 for a wording that WhatsApp would refuse, 503 when the provider does not answer.
 */
export function templateRoutes(deps: { staff: StaffAuth }): Router {
  const router = new Router({ prefix: '/v1/templates' })
  router.get('/', async (http) => {
    const ctx = await deps.staff(http)
    answer(http, TemplateList, { templates: (await listTemplates(ctx)).map(templateWire) })
  })
  router.put('/', async (http) => {
    const ctx = await deps.staff(http)
    const { content_sid, ...template } = await readJson(http, TemplateBody)
    const saved = await saveTemplate(ctx, { ...template, contentSid: content_sid })
    answer(http, TemplateAnswer, { template: templateWire(saved) })
  })
  router.post('/sync', async (http) => {
    const ctx = await deps.staff(http)
    answer(http, SyncAnswer, await syncTemplates(ctx))
  })
  return router
}

function templateWire({ contentSid, updatedAt, ...template }: TemplateView): z.infer<typeof TemplateWire> {
  return { ...template, content_sid: contentSid, updated_at: updatedAt.toISOString() }
}
