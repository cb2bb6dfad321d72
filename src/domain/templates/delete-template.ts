import { isStale } from '../../lib/is-stale.ts'
import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { isLeavingAs } from '../messaging/index.ts'
import { lockTemplate } from './internal.ts'
import type { NewTemplate, TemplateView } from './schemas.ts'

export type DeletedTemplate = { outcome: 'deleted' } | { outcome: 'stale'; current: TemplateView }

/**
 * Forgets a wording in one language: from then on nothing opens a closed window with it. The provider keeps its content, which may be
 * named again. Throws `not_found`, and `conflict` while a message that left as this wording has not arrived for sure: it is known by
 * its words.
 * @param input.seen the version that the caller has seen; null whatever it is
 */
export async function deleteTemplate(
  ctx: Ctx,
  input: Pick<NewTemplate, 'name' | 'language'> & { seen: number | null },
): Promise<DeletedTemplate> {
  const { name, language, seen } = input
  return ctx.transaction(async (ctx) => {
    const current = await lockTemplate(ctx, input)
    if (current === null)
      throw new AppError('not_found', 'There is no such template: list them to see which there are.')
    if (isStale(seen, current)) return { outcome: 'stale', current }
    if (current.contentSid !== null && (await isLeavingAs(ctx, current.contentSid))) {
      throw new AppError('conflict', 'A message with this wording is on its way: try again in a minute.')
    }
    const where = { tenantId_name_language: { tenantId: ctx.tenantId, name, language } }
    const { id } = await ctx.tx.messageTemplate.delete({ where, select: { id: true } })
    const data = { name, language }
    await recordAudit(ctx, { action: 'template.deleted', subjectType: 'template', subjectId: id, data })
    return { outcome: 'deleted' }
  })
}
