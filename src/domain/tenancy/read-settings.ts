import type { TxCtx } from '../context.ts'
import { parseTenantSettings } from './parse-tenant-settings.ts'
import type { TenantSettings } from './schemas.ts'

/** This shop's settings as they are now. Throws `misconfigured`. */
export async function readSettings(ctx: TxCtx): Promise<TenantSettings> {
  const { settings } = await ctx.tx.tenant.findUniqueOrThrow({
    where: { id: ctx.tenantId },
    select: { settings: true },
  })
  return parseTenantSettings(settings)
}
