import { z } from 'zod'
import { NoticeName } from '../../domain/messaging/schemas.ts'
import { NewTemplate, TemplateView } from '../../domain/templates/schemas.ts'
import { defineRoute } from './define-route.ts'
import { DryRun } from './dry-run.ts'
import { LEADS, READERS } from './roles.ts'
import { Instant, Nothing } from './values.ts'

const { name, language, body, category, contentSid } = NewTemplate.shape

export const TemplateWire = z.strictObject({
  name: z.string(),
  language,
  body: z.string(),
  category: z.string(),
  content_sid: z.string().nullable(),
  status: TemplateView.shape.status,
  reason: z.string().nullable(),
  updated_at: Instant,
  version: z.int(),
})
export type TemplateWire = z.infer<typeof TemplateWire>

/** What the product tells by itself under the name of a template, and what stands for {{1}}, {{2}} and so on. */
export const NoticeWire = z.strictObject({ name: NoticeName, slots: z.array(z.string()) })
export type NoticeWire = z.infer<typeof NoticeWire>

export const listTemplates = defineRoute({
  name: 'listTemplates',
  method: 'GET',
  path: '/v1/templates',
  summary:
    'The wordings that may open a closed 24-hour window, where their approvals stand, and which of them the product uses by itself.',
  who: READERS,
  scope: 'outreach:read',
  idempotent: false,
  answers: { 200: z.strictObject({ templates: z.array(TemplateWire), notices: z.array(NoticeWire) }) },
  errors: [],
})

export const saveTemplate = defineRoute({
  name: 'saveTemplate',
  method: 'PUT',
  path: '/v1/templates',
  apart: true,
  summary: 'Registers a wording by name and language and sends it for approval.',
  who: LEADS,
  scope: 'outreach:write',
  idempotent: true,
  query: DryRun,
  body: z.strictObject({
    name,
    language,
    body,
    category: category.default('UTILITY'),
    content_sid: contentSid.default(null),
  }),
  answers: { 200: z.strictObject({ template: TemplateWire }) },
  errors: ['misconfigured', 'conflict', 'stale_version', 'provider_unavailable'],
})

export const syncTemplates = defineRoute({
  name: 'syncTemplates',
  method: 'POST',
  path: '/v1/templates/sync',
  apart: true,
  summary: 'Asks the provider what became of the approvals.',
  who: LEADS,
  scope: 'outreach:write',
  idempotent: true,
  body: Nothing,
  answers: { 200: z.strictObject({ checked: z.int(), changed: z.int() }) },
  errors: ['misconfigured', 'provider_unavailable'],
})

export const deleteTemplate = defineRoute({
  name: 'deleteTemplate',
  method: 'DELETE',
  path: '/v1/templates/:name/:language',
  summary: 'Forgets a wording in one language, of the version that `If-Match` names.',
  who: LEADS,
  scope: 'outreach:write',
  idempotent: true,
  params: z.strictObject({ name, language }),
  query: DryRun,
  answers: { 200: z.strictObject({ name, language, outcome: z.literal('deleted') }) },
  errors: ['conflict', 'stale_version'],
})

export const TEMPLATE_ROUTES = { listTemplates, saveTemplate, syncTemplates, deleteTemplate }
