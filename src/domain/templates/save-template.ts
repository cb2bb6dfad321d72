import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { shopAccount } from '../messaging/index.ts'
import { VIEW } from './internal.ts'
import { type NewTemplate, TemplateView } from './schemas.ts'

/**
 * Registers the wording of a template in one language, in place of the one before. A new wording is sent for approval;
 * the same again is not, so that repeating this changes nothing. Throws what the provider answers.
 */
export async function saveTemplate(ctx: Ctx, template: NewTemplate): Promise<TemplateView> {
  const { name, language, body, category } = template
  const key = { tenantId_name_language: { tenantId: ctx.tenantId, name, language } }
  const known = await ctx.transaction(({ tx }) => tx.messageTemplate.findUnique({ where: key, select: VIEW }))
  const isSame = known?.body === body && known.category === category
  if (known && isSame && (template.contentSid === null || template.contentSid === known.contentSid)) {
    return TemplateView.parse(known)
  }
  const approval = await askApproval(ctx, template)
  const row = { body, category, ...approval, updatedAt: ctx.clock.now() }
  return ctx.transaction(async (ctx) => {
    const saved = await ctx.tx.messageTemplate.upsert({
      where: key,
      create: { tenantId: ctx.tenantId, id: ctx.ids.uuid(), name, language, createdAt: row.updatedAt, ...row },
      update: row,
      select: { id: true, ...VIEW },
    })
    const { id, ...view } = saved
    await recordAudit(ctx, {
      action: 'template.saved',
      subjectType: 'template',
      subjectId: id,
      data: { name, language, status: view.status },
    })
    return TemplateView.parse(view)
  })
}

async function askApproval(ctx: Ctx, { contentSid, ...wording }: NewTemplate) {
  const account = await shopAccount(ctx)
  if (contentSid === null) {
    const { contentId, status } = await ctx.ports.channels[account.kind].submitTemplate(account, wording)
    return { contentSid: contentId, status, reason: null }
  }
  return { contentSid, ...(await ctx.ports.channels[account.kind].templateStatus(account, contentSid)) }
}
