import type { TxCtx } from '../context.ts'
import type { SettingProblem, SettingsDraft } from './schemas.ts'

/** What a draft may not hold without a reason: its newest replay showed that customers would pay or agree otherwise. */
export async function grave({ tx, tenantId }: TxCtx, { id, version }: SettingsDraft): Promise<SettingProblem[]> {
  const [found] = await tx.$queryRaw<{ grave: boolean }[]>`
    SELECT r.kinds ?| ARRAY['money', 'consent'] AS grave FROM replays r
    WHERE r.tenant_id = ${tenantId}::uuid AND r.draft_id = ${id}::uuid AND r.draft_version = ${version}::int
    ORDER BY r.created_at DESC LIMIT 1`
  if (found?.grave !== true) return []
  const message = 'The replay shows money or consent coming out otherwise: say why it is meant.'
  return [{ path: 'reason', code: 'custom', message }]
}
