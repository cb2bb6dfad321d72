import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { SettingsVersionView } from './schemas.ts'

/** The versions of the settings before one, the newest first; `next` is null on the last page. */
export async function listVersions(
  ctx: Ctx,
  { before, limit }: { before: number | null; limit: number },
): Promise<{ versions: SettingsVersionView[]; next: number | null }> {
  const rows = await ctx.statement`
    SELECT version, status, staff_name(tenant_id, author) AS author, note, reason, published_at AS "publishedAt"
    FROM settings_versions
    WHERE tenant_id = ${ctx.tenantId}::uuid AND version < coalesce(${before}::int, 2147483647)
    ORDER BY version DESC LIMIT ${limit + 1}::int`
  const found = z.array(SettingsVersionView.extend({ publishedAt: z.coerce.date().nullable() })).parse(rows)
  const versions = found.slice(0, limit)
  return { versions, next: found.length > limit ? (versions.at(-1)?.version ?? null) : null }
}
