import type { TxCtx } from '../context.ts'
import { ON_THE_WAY } from './transitions.ts'

export interface SameBytes {
  documentId: string
  versionId: string
  number: number
}

/**
 * The version of a living document that has these bytes and is what the document says, or is about to; null when there
 * is none. Its document is locked: it is neither deleted nor replaced before the transaction ends.
 */
export async function findSameBytes(ctx: TxCtx, sha256: string): Promise<SameBytes | null> {
  const [found] = await ctx.tx.$queryRaw<SameBytes[]>`
    SELECT v.document_id AS "documentId", v.id AS "versionId", v.number
    FROM knowledge_versions v JOIN knowledge_documents d ON d.tenant_id = v.tenant_id AND d.id = v.document_id
    WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.sha256 = ${sha256} AND d.deleted_at IS NULL
      AND v.status = ANY (${[...ON_THE_WAY, 'published']}::text[])
      AND NOT EXISTS (SELECT FROM knowledge_versions n WHERE n.tenant_id = v.tenant_id AND n.document_id = v.document_id
        AND n.number > v.number AND n.sha256 <> v.sha256 AND n.status = ANY (${[...ON_THE_WAY]}::text[]))
    ORDER BY v.status = 'published' DESC, v.number DESC LIMIT 1 FOR UPDATE OF d`
  return found ?? null
}
