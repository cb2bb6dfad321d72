import { z } from 'zod'
import { breathe } from '../../../lib/breathe.ts'
import type { Ctx, TxCtx } from '../../context.ts'
import { termsOf } from '../search/terms.ts'
import { Claim, type Stated } from './claim.ts'
import { readClaims } from './read-claims.ts'

/** Reading figures takes a while: so many passages at a time, a few milliseconds each. */
const AT_A_TIME = 10

const Unread = z.object({
  versionId: z.uuid(),
  passages: z.array(z.object({ passageId: z.uuid(), prefix: z.string(), text: z.string() })),
})
const Row = z.object({
  claim: Claim,
  passageId: z.uuid(),
  versionId: z.uuid(),
  documentId: z.uuid(),
  prefix: z.string(),
})

/** Reads what the versions state that are told and were not read yet, each once. */
export async function readUnread(ctx: Ctx): Promise<void> {
  const versions = await ctx.statement`
    SELECT v.id FROM knowledge_documents d JOIN knowledge_versions v ON v.tenant_id = d.tenant_id AND v.id = d.current_version_id
    WHERE d.tenant_id = ${ctx.tenantId}::uuid AND NOT v.claims_read ORDER BY v.id`
  for (const { id } of z.array(z.object({ id: z.uuid() })).parse(versions)) {
    const [row] = await ctx.statement`
      SELECT p.version_id AS "versionId",
        jsonb_agg(jsonb_build_object('passageId', p.id, 'prefix', p.prefix, 'text', p.text) ORDER BY p.ordinal) AS passages
      FROM knowledge_passages p WHERE p.tenant_id = ${ctx.tenantId}::uuid AND p.version_id = ${id}::uuid GROUP BY p.version_id`
    await keepClaims(ctx, row === undefined ? { versionId: id, passages: [] } : Unread.parse(row))
  }
}

async function keepClaims(ctx: Ctx, { versionId, passages }: z.infer<typeof Unread>): Promise<void> {
  const found: ReturnType<typeof readClaims> = []
  for (let from = 0; from < passages.length; from += AT_A_TIME) {
    found.push(...readClaims(passages.slice(from, from + AT_A_TIME), ctx.ports.figures))
    await breathe()
  }
  await ctx.transaction(async ({ tx, tenantId }) => {
    // Another process may have read it meanwhile, or its text is gone.
    const { count } = await tx.knowledgeVersion.updateMany({
      where: { tenantId, id: versionId, claimsRead: false, file: { isNot: null } },
      data: { claimsRead: true },
    })
    const rows = found.map(({ passageId, ...claim }, ordinal) => ({ tenantId, versionId, ordinal, passageId, claim }))
    if (count > 0) await tx.knowledgeClaim.createMany({ data: rows })
  })
}

/** What a passage stands under, with and without the title of its document. */
function placeOf(prefix: string): Pick<Stated, 'around' | 'headings'> {
  const [, ...headings] = prefix.split(' > ')
  return { around: termsOf(prefix), headings: termsOf(headings.join(' ')) }
}

/** What everything states that is told now. */
export async function documentClaims(ctx: TxCtx): Promise<Stated[]> {
  const rows = await ctx.tx.$queryRaw<unknown[]>`
    SELECT c.claim, c.passage_id AS "passageId", c.version_id AS "versionId", d.id AS "documentId", p.prefix
    FROM knowledge_documents d
    JOIN knowledge_claims c ON c.tenant_id = d.tenant_id AND c.version_id = d.current_version_id
    JOIN knowledge_passages p ON p.tenant_id = c.tenant_id AND p.id = c.passage_id
    WHERE d.tenant_id = ${ctx.tenantId}::uuid AND (d.valid_until IS NULL OR d.valid_until > ${ctx.clock.now()}::timestamptz)
    ORDER BY d.id, c.ordinal`
  return z
    .array(Row)
    .parse(rows)
    .map(({ claim, passageId, versionId, documentId, prefix }) => ({
      ...claim,
      ...{ owner: documentId, versionId, source: passageId, ...placeOf(prefix) },
      subject: [...claim.head, ...claim.tail].join(' '),
    }))
}
