import { isStale } from '../../lib/is-stale.ts'
import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { shopAccount } from '../messaging/index.ts'
import { lockTemplate, VIEW } from './internal.ts'
import { type NewTemplate, TemplateStatus, TemplateView } from './schemas.ts'

interface Saving {
  /** The version that the caller changes; 0 when she has seen none, null whatever it is. */
  seen?: number | null
  /** Nobody is asked for an approval: it is taken as one that waits. */
  rehearsal?: boolean
}

export type SavedTemplate =
  | { outcome: 'saved'; template: TemplateView }
  | { outcome: 'stale'; current: TemplateView | null }

/**
 * Registers the wording of a template in one language, in place of the one before, unless somebody has changed that meanwhile. A
 * new wording is sent for approval; the same again is not, so that repeating this changes nothing. Throws what the provider answers.
 */
export async function saveTemplate(ctx: Ctx, template: NewTemplate, how: Saving = {}): Promise<SavedTemplate> {
  const { seen = null, rehearsal = false } = how
  const known = await ctx.transaction((ctx) => lockTemplate(ctx, template))
  if (isStale(seen, known)) return { outcome: 'stale', current: known }
  if (known && isSame(template, known)) return { outcome: 'saved', template: known }
  const approval = rehearsal
    ? { contentSid: template.contentSid, status: TemplateStatus.enum.pending, reason: null }
    : await askApproval(ctx, template)
  return ctx.transaction(async (ctx) => {
    const current = await lockTemplate(ctx, template)
    if (isStale(seen, current)) return { outcome: 'stale', current }
    return { outcome: 'saved', template: await write(ctx, template, approval) }
  })
}

function isSame({ body, category, contentSid }: NewTemplate, known: TemplateView): boolean {
  const isSameContent = contentSid === null || contentSid === known.contentSid
  return known.body === body && known.category === category && isSameContent
}

type Approval = Pick<TemplateView, 'contentSid' | 'status' | 'reason'>

async function write(ctx: TxCtx, template: NewTemplate, approval: Approval): Promise<TemplateView> {
  const { tenantId } = ctx
  const { name, language, body, category } = template
  const row = { body, category, ...approval, updatedAt: ctx.clock.now() }
  const { id, ...view } = await ctx.tx.messageTemplate.upsert({
    where: { tenantId_name_language: { tenantId, name, language } },
    create: { tenantId, id: ctx.ids.uuid(), name, language, createdAt: row.updatedAt, ...row },
    update: { ...row, version: { increment: 1 } },
    select: { id: true, ...VIEW },
  })
  const data = { name, language, status: view.status }
  await recordAudit(ctx, { action: 'template.saved', subjectType: 'template', subjectId: id, data })
  return TemplateView.parse(view)
}

async function askApproval(ctx: Ctx, { contentSid, ...wording }: NewTemplate) {
  const account = await shopAccount(ctx)
  if (contentSid === null) {
    const { contentId, status } = await ctx.ports.channels[account.kind].submitTemplate(account, wording)
    return { contentSid: contentId, status, reason: null }
  }
  return { contentSid, ...(await ctx.ports.channels[account.kind].templateStatus(account, contentSid)) }
}
