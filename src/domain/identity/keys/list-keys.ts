import { z } from 'zod'
import type { Ctx } from '../../context.ts'

/** An API key without its secret, which is shown once and never again. */
export const ApiKey = z.object({
  keyId: z.uuid(),
  name: z.string(),
  scopes: z.array(z.string()),
  allowedIps: z.array(z.string()),
  createdAt: z.date(),
  createdBy: z.string().nullable(),
  expiresAt: z.date().nullable(),
  lastUsedAt: z.date().nullable(),
  revokedAt: z.date().nullable(),
  replacedBy: z.uuid().nullable(),
  /** In whose name it works, and what she is called. */
  onBehalfOf: z.uuid().nullable(),
  onBehalfOfName: z.string().nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

const MOST = 500

/** The keys of a shop, the newest first; those that are revoked or past too, because their names stand in the history. */
export async function listKeys(ctx: Ctx): Promise<ApiKey[]> {
  const rows = await ctx.statement`
    SELECT id AS "keyId", name, scopes, allowed_ips AS "allowedIps", created_at AS "createdAt",
      staff_name(tenant_id, created_by) AS "createdBy", expires_at AS "expiresAt", last_used_at AS "lastUsedAt",
      revoked_at AS "revokedAt", replaced_by AS "replacedBy",
      on_behalf_of AS "onBehalfOf", staff_name(tenant_id, 'staff:' || on_behalf_of) AS "onBehalfOfName"
    FROM staff_tokens WHERE tenant_id = ${ctx.tenantId}::uuid ORDER BY created_at DESC, id LIMIT ${MOST}::int`
  return z.array(ApiKey).parse(rows)
}
