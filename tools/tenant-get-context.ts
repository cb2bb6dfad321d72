import { z } from 'zod'
import { getTenant, TenantSettings } from '../src/domain/tenancy/index.ts'
import { defineTool } from './define-tool.ts'

export const tenantGetContext = defineTool({
  name: 'tenant_get_context',
  access: 'read',
  description:
    'Name and settings of the shop: persona, languages, opening hours, payment methods, handoff promise. The only source of these facts.',
  input: {},
  output: z.strictObject({ tenant: z.strictObject({ name: z.string(), settings: TenantSettings }) }),
  run: async (ctx) => {
    const { name, settings } = await getTenant(ctx)
    return { tenant: { name, settings } }
  },
})
