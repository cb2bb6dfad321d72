import { z } from 'zod'
import { isWithin } from '../../../lib/ip-networks.ts'
import { sha256 } from '../../../lib/sha256.ts'
import { recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'
import { ShopRole } from '../schemas.ts'

const FoundKey = z.object({
  keyId: z.uuid(),
  name: z.string(),
  scopes: z.array(z.string()),
  allowedIps: z.array(z.string()),
  /** In whose name it works, as she is now; null where it works in its own. */
  person: z.object({ userId: z.uuid(), name: z.string(), role: ShopRole }).nullable(),
})
export type FoundKey = z.infer<typeof FoundKey>

/** Using a key writes its row at most so often. */
const SEEN_EVERY_MS = 60_000

/**
 * The key that a token is of, while it is good and used from where it may be, and whoever it works for is on the team; else null. Who has
 * one elsewhere may have stolen it: that is told in the audit.
 */
export async function findKey(ctx: Ctx, { token }: { token: string }): Promise<FoundKey | null> {
  const now = ctx.clock.now()
  const rows = await ctx.statement`
    WITH k AS (
      SELECT s.id, s.name, s.scopes, s.allowed_ips, s.last_used_at,
        CASE WHEN u.id IS NOT NULL THEN jsonb_build_object('userId', u.id, 'name', u.name, 'role', u.role) END AS person
      FROM staff_tokens s JOIN tenants t ON t.id = s.tenant_id AND t.disabled_at IS NULL
        LEFT JOIN users u ON u.tenant_id = s.tenant_id AND u.id = s.on_behalf_of
          AND u.joined_at IS NOT NULL AND u.disabled_at IS NULL
      WHERE s.tenant_id = ${ctx.tenantId}::uuid AND s.token_hash = ${sha256(token)} AND s.revoked_at IS NULL
        AND (s.expires_at IS NULL OR s.expires_at > ${now})
        AND (s.on_behalf_of IS NULL OR u.id IS NOT NULL)),
    seen AS (
      UPDATE staff_tokens t SET last_used_at = ${now} FROM k
      WHERE t.tenant_id = ${ctx.tenantId}::uuid AND t.id = k.id
        AND (k.last_used_at IS NULL OR k.last_used_at < ${new Date(now.getTime() - SEEN_EVERY_MS)}))
    SELECT id AS "keyId", name, scopes, allowed_ips AS "allowedIps", person FROM k`
  const [key] = z.array(FoundKey).parse(rows)
  if (!key) return null
  if (key.allowedIps.length === 0 || isWithin(ctx.caller?.address ?? null, key.allowedIps)) return key
  const { keyId, name } = key
  await ctx.transaction((ctx) =>
    recordAudit(ctx, { action: 'key.refused', subjectType: 'key', subjectId: keyId, data: { name } }),
  )
  return null
}
