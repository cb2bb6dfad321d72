import { z } from 'zod'
import { isStale } from '../../lib/is-stale.ts'
import { JsonObject } from '../../lib/json.ts'
import { type FieldChange, fieldChanges, recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { InboxSettings } from './inbox-settings.ts'
import { parseTenantSettings } from './parse-tenant-settings.ts'

export interface ShopInbox {
  settings: InboxSettings
  version: number
}

const Row = z.object({ settings: JsonObject, version: z.int() })

/**
 * Says anew how the people of a shop share its inbox, unless somebody has changed the shop's settings since the version that the
 * caller has seen. It holds from the commit on. The same again changes nothing. Throws `misconfigured` where the stored settings cannot be read.
 * @param input.seen null for whatever is there
 */
export async function saveInboxSettings(
  ctx: Ctx,
  { wanted, seen }: { wanted: InboxSettings; seen: number | null },
): Promise<ShopInbox & { outcome: 'saved' | 'stale'; changes: FieldChange[] }> {
  return ctx.transaction(async (ctx) => {
    const { tenantId, tx } = ctx
    const rows = await tx.$queryRaw`
      SELECT settings, settings_version AS version FROM tenants WHERE id = ${tenantId}::uuid FOR NO KEY UPDATE`
    const [{ settings, version }] = z.tuple([Row]).parse(rows)
    const { inbox } = parseTenantSettings(settings)
    if (isStale(seen, { version })) return { outcome: 'stale', settings: inbox, version, changes: [] }
    const after = InboxSettings.parse(wanted)
    const changes = fieldChanges(inbox, after)
    if (changes.length === 0) return { outcome: 'saved', settings: inbox, version, changes }
    const data = { settings: { ...settings, inbox: after }, settingsVersion: version + 1 }
    await tx.tenant.updateMany({ where: { id: tenantId }, data })
    const subject = { subjectType: 'tenant', subjectId: tenantId }
    await recordAudit(ctx, { action: 'settings.inbox_changed', ...subject, data: { changes } })
    return { outcome: 'saved', settings: after, version: version + 1, changes }
  })
}
