import type { TxCtx } from '../../context.ts'
import type { Citation } from '../schemas.ts'

/**
 * Keeps from which passages the sentences of a turn were taken, in the transaction that ends the turn. A passage that is gone by now
 * has nothing to name.
 */
export async function recordCitations(ctx: TxCtx, turnId: string, citations: readonly Citation[]): Promise<void> {
  await ctx.tx.$executeRaw`
    INSERT INTO cited_passages (tenant_id, turn_id, ordinal, sentence, passage_id, version_id)
    SELECT p.tenant_id, ${turnId}::uuid, n.ordinal, n.sentence, p.id, p.version_id
    FROM unnest(${citations.map(({ sentence }) => sentence)}::text[], ${citations.map(({ passageId }) => passageId)}::uuid[])
      WITH ORDINALITY AS n(sentence, passage_id, ordinal)
    JOIN knowledge_passages p ON p.tenant_id = ${ctx.tenantId}::uuid AND p.id = n.passage_id`
}
