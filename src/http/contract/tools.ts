import { z } from 'zod'
import { JsonObject } from '../../lib/json.ts'
import { defineRoute } from './define-route.ts'
import { READERS } from './roles.ts'

/** A tool of the assistant as it was compiled into the process. */
export const PublishedTool = z.strictObject({
  name: z.string(),
  access: z.enum(['read', 'write']),
  description: z.string(),
  timeoutMs: z.int(),
  input: JsonObject,
  output: JsonObject,
})
export type PublishedTool = z.infer<typeof PublishedTool>

export const listTools = defineRoute({
  name: 'listTools',
  method: 'GET',
  path: '/v1/tools',
  summary: 'The contracts of the tools that the assistant works with, as JSON Schema.',
  who: READERS,
  scope: 'settings:read',
  idempotent: false,
  answers: { 200: z.strictObject({ tools: z.array(PublishedTool) }) },
  errors: [],
})

export const TOOL_ROUTES = { listTools }
