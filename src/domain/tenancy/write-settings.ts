import type { TxCtx } from '../context.ts'
import type { TenantSettings } from './schemas.ts'

/** From the commit on the shop has these settings: the next turn begins with them. */
export async function writeSettings(
  { tx, tenantId }: TxCtx,
  { settings, version }: { settings: TenantSettings; version: number },
): Promise<void> {
  await tx.tenant.updateMany({ where: { id: tenantId }, data: { settings, settingsVersion: version } })
}
