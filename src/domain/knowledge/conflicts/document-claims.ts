import { z } from 'zod'
import type { Ctx } from '../../context.ts'

/** Reads what the versions state that are told and were not read yet, each once. */
export async function readUnread(ctx: Ctx): Promise<void> {
  const versions = await ctx.statement`
    SELECT v.id FROM knowledge_documents d JOIN knowledge_versions v ON v.tenant_id = d.tenant_id AND v.id = d.current_version_id
    WHERE d.tenant_id = ${ctx.tenantId}::uuid AND NOT v.claims_read ORDER BY v.id`
  for (const { id } of z.array(z.object({ id: z.uuid() })).parse(versions)) {
    const [passages] = await jsonOf(ctx.statement`
      SELECT json_agg(json_build_object('passageId', p.id, 'prefix', p.prefix, 'text', p.text) ORDER BY p.ordinal)::text AS json
      FROM knowledge_passages p WHERE p.tenant_id = ${ctx.tenantId}::uuid AND p.version_id = ${id}::uuid GROUP BY p.version_id`)
    await keepClaims(ctx, id, passages === undefined ? [] : await ctx.ports.claims.claimsIn(passages))
  }
}

/** @param pieces of rows, each for a statement */
async function keepClaims(ctx: Ctx, versionId: string, pieces: readonly string[]): Promise<void> {
  await ctx.transaction(async ({ tx, tenantId }) => {
    // Another process may have read it meanwhile, or its text is gone.
    const { count } = await tx.knowledgeVersion.updateMany({
      where: { tenantId, id: versionId, claimsRead: false, file: { isNot: null } },
      data: { claimsRead: true },
    })
    for (const rows of count > 0 ? pieces : []) {
      await tx.$executeRaw`
        INSERT INTO knowledge_claims (tenant_id, version_id, ordinal, passage_id, claim)
        SELECT ${tenantId}::uuid, ${versionId}::uuid, c.ordinal, c.passage_id, c.claim
        FROM jsonb_to_recordset(${rows}::jsonb) AS c(ordinal int, passage_id uuid, claim jsonb)`
    }
  })
}

/** What everything states that is told now: a document each. */
export async function documentClaims(ctx: Ctx): Promise<string[]> {
  return jsonOf(ctx.statement`
    SELECT json_agg(json_build_object('claim', c.claim, 'passageId', c.passage_id, 'versionId', c.version_id, 'documentId', d.id,
      'prefix', p.prefix) ORDER BY c.ordinal)::text AS json
    FROM knowledge_documents d
    JOIN knowledge_claims c ON c.tenant_id = d.tenant_id AND c.version_id = d.current_version_id
    JOIN knowledge_passages p ON p.tenant_id = c.tenant_id AND p.id = c.passage_id
    WHERE d.tenant_id = ${ctx.tenantId}::uuid AND (d.valid_until IS NULL OR d.valid_until > ${ctx.clock.now()}::timestamptz)
    GROUP BY d.id ORDER BY d.id`)
}

async function jsonOf(rows: Promise<unknown[]>): Promise<string[]> {
  return z
    .array(z.object({ json: z.string() }))
    .parse(await rows)
    .map(({ json }) => json)
}
