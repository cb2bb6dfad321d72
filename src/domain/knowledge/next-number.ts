import type { TxCtx } from '../context.ts'

/** The number of a document's next version. The caller holds the lock of the document. */
export async function nextNumber(ctx: TxCtx, documentId: string): Promise<number> {
  const { _max } = await ctx.tx.knowledgeVersion.aggregate({
    where: { tenantId: ctx.tenantId, documentId },
    _max: { number: true },
  })
  return (_max.number ?? 0) + 1
}
