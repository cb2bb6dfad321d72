import type { Ctx } from '../context.ts'
import { parseTenantSettings } from '../tenancy/index.ts'
import type { ShopInbox } from './save-inbox-settings.ts'

/** How the people of this shop share its inbox, as it is now. Throws `misconfigured`. */
export async function getInboxSettings(ctx: Ctx): Promise<ShopInbox> {
  const { settings, settingsVersion } = await ctx.transaction(({ tx, tenantId }) =>
    tx.tenant.findUniqueOrThrow({ where: { id: tenantId }, select: { settings: true, settingsVersion: true } }),
  )
  return { settings: parseTenantSettings(settings).inbox, version: settingsVersion }
}
