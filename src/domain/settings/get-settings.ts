import { z } from 'zod'
import { JsonObject } from '../../lib/json.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { filledOut, findDraft } from './internal.ts'
import { sayChanges } from './say-changes.ts'
import type { SettingChange, SettingsDraft, StaffLanguage } from './schemas.ts'

export interface SettingsView {
  live: { version: number; settings: JsonObject; author: string | null; publishedAt: Date | null }
  /** With what it changes of what holds. */
  draft: (SettingsDraft & { changes: SettingChange[] }) | null
}

const Live = z.object({
  version: z.int(),
  settings: JsonObject,
  author: z.string().nullable(),
  publishedAt: z.coerce.date().nullable(),
})

/** What the shop has set, and what somebody is about to set. */
export async function getSettings(ctx: Ctx, language: StaffLanguage): Promise<SettingsView> {
  return ctx.transaction((ctx) => viewSettings(ctx, language))
}

/** The same within a transaction that changes them. */
export async function viewSettings(ctx: TxCtx, language: StaffLanguage): Promise<SettingsView> {
  const rows = await ctx.tx.$queryRaw`
    SELECT t.settings, t.settings_version AS version, staff_name(t.id, s.author) AS author, s.published_at AS "publishedAt"
    FROM tenants t LEFT JOIN settings_versions s ON s.tenant_id = t.id AND s.version = t.settings_version
    WHERE t.id = ${ctx.tenantId}::uuid`
  const [row] = z.tuple([Live]).parse(rows)
  const live = { ...row, settings: filledOut(row.settings) }
  const found = await findDraft(ctx)
  if (found === null) return { live, draft: null }
  const settings = filledOut(found.settings)
  const changes = sayChanges(live.settings, settings, language, currencyOf(live.settings))
  return { live, draft: { ...found, settings, changes } }
}

export function currencyOf({ currency }: JsonObject): string {
  return typeof currency === 'string' ? currency : 'KES'
}
