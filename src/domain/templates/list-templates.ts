import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { VIEW } from './internal.ts'
import { TemplateView } from './schemas.ts'

/** Every template of the shop with what became of its approval, by name and language. */
export async function listTemplates(ctx: Ctx): Promise<TemplateView[]> {
  const rows = await ctx.transaction(({ tx }) =>
    tx.messageTemplate.findMany({
      where: { tenantId: ctx.tenantId },
      orderBy: [{ name: 'asc' }, { language: 'asc' }],
      select: VIEW,
    }),
  )
  return z.array(TemplateView).parse(rows)
}
