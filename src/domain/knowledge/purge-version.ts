import type { Ctx, TxCtx } from '../context.ts'
import { forgetCut } from './write-cut.ts'

/** Forgets bytes and text of a version that have been kept long enough; its row stays. Again, or too early, it changes nothing. */
export async function purgeVersion(ctx: Ctx, { versionId }: { versionId: string }): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const due = await ctx.tx.$queryRaw<unknown[]>`
      SELECT FROM knowledge_versions WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${versionId}::uuid
        AND purge_at <= ${ctx.clock.now()}::timestamptz FOR UPDATE`
    if (due.length > 0) await purgeVersions(ctx, [versionId])
  })
}

/** The same at once, in the caller's transaction, which holds the locks of their rows or of their document. */
export async function purgeVersions(ctx: TxCtx, versionIds: readonly string[]): Promise<void> {
  const { tenantId } = ctx
  const of = { tenantId, versionId: { in: [...versionIds] } }
  await forgetCut(ctx, versionIds)
  await ctx.tx.knowledgeFile.deleteMany({ where: of })
  await ctx.tx.knowledgeVersion.updateMany({ where: { tenantId, id: of.versionId }, data: { purgeAt: null } })
}
