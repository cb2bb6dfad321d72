import { z } from 'zod'
import { JsonObject } from '../../lib/json.ts'
import type { TxCtx } from '../context.ts'
import type { TenantSettings } from '../tenancy/index.ts'
import { checkSettings } from './check-settings.ts'
import { SettingsDraft } from './schemas.ts'

/** The draft of the shop as it is now; whoever changes it has locked the settings before. */
export async function findDraft({ tx, tenantId }: TxCtx): Promise<SettingsDraft | null> {
  const rows = await tx.$queryRaw`
    SELECT id, revision AS version, settings, staff_name(tenant_id, author) AS author, updated_at AS "updatedAt"
    FROM settings_versions WHERE tenant_id = ${tenantId}::uuid AND status = 'draft'`
  return z.array(SettingsDraft.extend({ updatedAt: z.coerce.date() })).parse(rows)[0] ?? null
}

/** Settings with everything that they leave to the product. A draft that fitted once may not fit any more. */
export function filledOut(stored: JsonObject): JsonObject {
  const checked = checkSettings(stored)
  return checked.outcome === 'fine' ? asJson(checked.settings) : stored
}

/** The same values, typed as what a column takes. */
export function asJson(settings: TenantSettings): JsonObject {
  return JsonObject.parse(settings)
}
