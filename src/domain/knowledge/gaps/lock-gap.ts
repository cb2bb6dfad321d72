import { z } from 'zod'
import type { TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { GapStatus } from '../schemas.ts'

const Locked = z.object({
  id: z.uuid(),
  question: z.string(),
  language: z.string(),
  status: GapStatus,
  documentId: z.uuid().nullable(),
})
export type LockedGap = z.infer<typeof Locked>

/** A gap, locked until the transaction ends. Throws `not_found`. */
export async function lockGap(ctx: TxCtx, gapId: string): Promise<LockedGap> {
  const [row] = await ctx.tx.$queryRaw<unknown[]>`
    SELECT id, question, language, status, document_id AS "documentId" FROM knowledge_gaps
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${gapId}::uuid FOR UPDATE`
  if (row === undefined) throw new AppError('not_found', 'There is no such question: list them to see which there are.')
  return Locked.parse(row)
}
