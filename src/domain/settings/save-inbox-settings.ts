import { isStale } from '../../lib/is-stale.ts'
import { type FieldChange, fieldChanges } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { InboxSettings, lockSettings, parseTenantSettings } from '../tenancy/index.ts'
import { publish } from './publish.ts'

export interface ShopInbox {
  settings: InboxSettings
  version: number
}

/**
 * Says anew how the people of a shop share its inbox, unless somebody has changed the shop's settings since the version that the
 * caller has seen. It is published at once. The same again changes nothing. Throws `misconfigured` where the stored settings cannot be read.
 * @param input.seen null for whatever is there
 */
export async function saveInboxSettings(
  ctx: Ctx,
  { wanted, seen }: { wanted: InboxSettings; seen: number | null },
): Promise<ShopInbox & { outcome: 'saved' | 'stale'; changes: FieldChange[] }> {
  return ctx.transaction(async (ctx) => {
    const live = await lockSettings(ctx)
    const { version } = live
    const settings = parseTenantSettings(live.stored)
    const { inbox } = settings
    if (isStale(seen, { version })) return { outcome: 'stale', settings: inbox, version, changes: [] }
    const after = InboxSettings.parse(wanted)
    const changes = fieldChanges(inbox, after)
    if (changes.length === 0) return { outcome: 'saved', settings: inbox, version, changes }
    const publication = { settings: { ...settings, inbox: after }, draftId: null, note: null, reason: null }
    return { outcome: 'saved', settings: after, version: await publish(ctx, live, publication), changes }
  })
}
