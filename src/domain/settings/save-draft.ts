import { isStale } from '../../lib/is-stale.ts'
import type { JsonObject } from '../../lib/json.ts'
import type { Ctx } from '../context.ts'
import { lockSettings } from '../tenancy/index.ts'
import { checkSettings } from './check-settings.ts'
import { type SettingsView, viewSettings } from './get-settings.ts'
import { findDraft } from './internal.ts'
import type { SettingProblem, StaffLanguage } from './schemas.ts'

export type SavedDraft =
  | { outcome: 'saved' | 'stale'; view: SettingsView }
  | { outcome: 'wrong'; problems: SettingProblem[] }

/**
 * Writes the draft of the shop anew, unless somebody has written it since the version that the caller has seen. Nothing of it holds
 * before it is published.
 * @param input.seen 0 where no draft was seen, null for whatever is there
 */
export async function saveDraft(
  ctx: Ctx,
  { settings, seen, language }: { settings: JsonObject; seen: number | null; language: StaffLanguage },
): Promise<SavedDraft> {
  const checked = checkSettings(settings)
  if (checked.outcome === 'wrong') return checked
  return ctx.transaction(async (ctx) => {
    const { tx, tenantId } = ctx
    await lockSettings(ctx)
    const draft = await findDraft(ctx)
    if (isStale(seen, draft)) return { outcome: 'stale', view: await viewSettings(ctx, language) }
    const row = { settings: checked.settings, author: ctx.actor, updatedAt: ctx.clock.now() }
    if (draft === null)
      await tx.settingsVersion.create({ data: { tenantId, id: ctx.ids.uuid(), status: 'draft', ...row } })
    else
      await tx.settingsVersion.updateMany({
        where: { tenantId, id: draft.id },
        data: { ...row, revision: { increment: 1 } },
      })
    return { outcome: 'saved', view: await viewSettings(ctx, language) }
  })
}
