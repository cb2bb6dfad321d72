import type { TxCtx } from '../context.ts'
import { moveVersion } from './move-version.ts'
import { VersionStatus } from './schemas.ts'
import { ON_THE_WAY } from './transitions.ts'

/** Cancels every version of a document that is not published yet, in the caller's transaction; says how many. */
export async function cancelUnfinished(ctx: TxCtx, documentId: string): Promise<number> {
  const rows = await ctx.tx.$queryRaw<{ versionId: string; number: number; status: string }[]>`
    SELECT id AS "versionId", number, status FROM knowledge_versions
    WHERE tenant_id = ${ctx.tenantId}::uuid AND document_id = ${documentId}::uuid AND status = ANY (${[...ON_THE_WAY]}::text[])
    ORDER BY number FOR UPDATE`
  for (const { status, ...row } of rows) {
    await moveVersion(ctx, { ...row, documentId, status: VersionStatus.parse(status) }, 'cancelled')
  }
  return rows.length
}
