import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { readStoredSettings } from './read-stored-settings.ts'
import type { Tenant } from './schemas.ts'

/** The tenant of this ctx with its settings. Throws `misconfigured` when the stored settings cannot be read. */
export async function getTenant(ctx: Ctx): Promise<Tenant> {
  const [row] = await ctx.transaction(
    ({ tx }) =>
      tx.$queryRaw<(Omit<Tenant, 'settings'> & { settings: string })[]>`
        SELECT id, slug, name, settings::text AS settings FROM tenants WHERE id = ${ctx.tenantId}::uuid`,
  )
  if (!row) throw new AppError('not_found', 'there is no such tenant')
  return { ...row, settings: readStoredSettings(row.settings) }
}
