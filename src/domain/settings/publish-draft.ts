import { isStale } from '../../lib/is-stale.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { lockSettings } from '../tenancy/index.ts'
import { checkSettings } from './check-settings.ts'
import { type SettingsView, viewSettings } from './get-settings.ts'
import { grave } from './grave.ts'
import { asJson, filledOut, findDraft } from './internal.ts'
import { publish } from './publish.ts'
import type { SettingProblem, StaffLanguage } from './schemas.ts'
import { unconfirmed } from './unconfirmed.ts'

export interface PublishInput {
  /** Of the draft, as it was seen. */
  version: number
  note: string | null
  /** The name of the shop, where something dangerous changes. */
  confirm: string | null
  /** Why, where a replay showed money or consent coming out otherwise. */
  reason: string | null
  language: StaffLanguage
}

export type Published =
  | { outcome: 'published' | 'stale'; view: SettingsView }
  | { outcome: 'wrong'; problems: SettingProblem[] }

/**
 * Lets a draft hold: from the commit on every turn begins with it. All of it is one transaction. Throws `conflict` for a draft that
 * changes nothing, `not_found` where there is none.
 */
export async function publishDraft(ctx: Ctx, input: PublishInput): Promise<Published> {
  const { version, note, confirm, reason, language } = input
  return ctx.transaction(async (ctx) => {
    const live = await lockSettings(ctx)
    const draft = await findDraft(ctx)
    if (draft === null) throw new AppError('not_found', 'there is no draft to publish')
    if (isStale(version, draft)) return { outcome: 'stale', view: await viewSettings(ctx, language) }
    const checked = checkSettings(draft.settings)
    if (checked.outcome === 'wrong') return checked
    const { settings } = checked
    const problems = unconfirmed(filledOut(live.stored), asJson(settings), { name: live.name, confirm })
    const unexplained = reason === null ? await grave(ctx, draft) : []
    if (problems.length + unexplained.length > 0) return { outcome: 'wrong', problems: [...problems, ...unexplained] }
    await publish(ctx, live, { settings, draftId: draft.id, note, reason })
    return { outcome: 'published', view: await viewSettings(ctx, language) }
  })
}
