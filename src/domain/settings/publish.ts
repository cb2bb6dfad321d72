import type { JsonObject } from '../../lib/json.ts'
import { recordAudit } from '../audit/index.ts'
import type { TxCtx } from '../context.ts'
import { type LiveSettings, type TenantSettings, writeSettings } from '../tenancy/index.ts'
import { asJson, filledOut, findDraft } from './internal.ts'
import { mergeSettings } from './merge-settings.ts'
import { settingsChanges } from './settings-changes.ts'

export interface Publication {
  settings: TenantSettings
  /** The draft that becomes the version; null where there was none. */
  draftId: string | null
  note: string | null
  reason: string | null
  /** What beside the changes the audit is told. */
  told?: { rolled_back_to: number }
}

/**
 * The one way in which settings come to hold, in the transaction that has locked them: the version that held is kept, the shop has the
 * new one with its row and its audit, and the draft that somebody else is at is laid upon what holds now. Gives the number of the version.
 */
export async function publish(ctx: TxCtx, live: LiveSettings, publication: Publication): Promise<number> {
  const { tx, tenantId } = ctx
  const { settings, draftId, note, reason, told } = publication
  const version = live.version + 1
  const now = ctx.clock.now()
  await keepPast(ctx, live, now)
  await writeSettings(ctx, { settings, version })
  const row = { status: 'live', version, settings, author: ctx.actor, note, reason, updatedAt: now, publishedAt: now }
  if (draftId === null) await tx.settingsVersion.create({ data: { tenantId, id: ctx.ids.uuid(), ...row } })
  else await tx.settingsVersion.updateMany({ where: { tenantId, id: draftId }, data: row })
  const before = filledOut(live.stored)
  const after = asJson(settings)
  if (draftId === null) await rebaseDraft(ctx, before, after)
  const changes = settingsChanges(before, after).map(({ path, ...change }) => ({ field: path.join('.'), ...change }))
  const data = { version, changes, ...(note !== null && { note }), ...(reason !== null && { reason }), ...told }
  await recordAudit(ctx, { action: 'settings.published', subjectType: 'tenant', subjectId: tenantId, data })
  return version
}

/** What holds until now becomes past; of what came to be otherwise its row is written now. */
async function keepPast(ctx: TxCtx, { stored, version }: LiveSettings, now: Date): Promise<void> {
  await ctx.tx.$executeRaw`
    INSERT INTO settings_versions (tenant_id, id, status, version, settings, updated_at)
    VALUES (${ctx.tenantId}::uuid, ${ctx.ids.uuid()}::uuid, 'past', ${version}::int, ${JSON.stringify(stored)}::jsonb, ${now})
    ON CONFLICT (tenant_id, version) DO UPDATE SET status = 'past', settings = excluded.settings`
}

/** What a draft changes it goes on to change, of what holds now. */
async function rebaseDraft(ctx: TxCtx, before: JsonObject, after: JsonObject): Promise<void> {
  const draft = await findDraft(ctx)
  if (draft === null) return
  const settings = mergeSettings(before, filledOut(draft.settings), after)
  const where = { tenantId: ctx.tenantId, id: draft.id }
  await ctx.tx.settingsVersion.updateMany({ where, data: { settings: settings ?? {}, revision: { increment: 1 } } })
}
