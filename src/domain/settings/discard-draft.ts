import { isStale } from '../../lib/is-stale.ts'
import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { lockSettings } from '../tenancy/index.ts'
import { type SettingsView, viewSettings } from './get-settings.ts'
import { findDraft } from './internal.ts'

/** Throws the draft away, of the version that was seen. Where there is none nothing is done. */
export async function discardDraft(
  ctx: Ctx,
  { seen }: { seen: number | null },
): Promise<{ outcome: 'gone' } | { outcome: 'stale'; view: SettingsView }> {
  return ctx.transaction(async (ctx) => {
    const { tx, tenantId } = ctx
    await lockSettings(ctx)
    const draft = await findDraft(ctx)
    if (draft === null) return { outcome: 'gone' }
    if (isStale(seen, draft)) return { outcome: 'stale', view: await viewSettings(ctx, 'en') }
    await tx.settingsVersion.deleteMany({ where: { tenantId, id: draft.id } })
    const subject = { subjectType: 'tenant', subjectId: tenantId }
    await recordAudit(ctx, { action: 'settings.draft_discarded', ...subject, data: { draft: draft.version } })
    return { outcome: 'gone' }
  })
}
