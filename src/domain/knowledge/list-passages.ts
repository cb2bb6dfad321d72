import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'

const ListedPassage = z.object({
  passageId: z.uuid(),
  ordinal: z.int(),
  prefix: z.string(),
  text: z.string(),
  page: z.int(),
  section: z.int(),
})
export type ListedPassage = z.infer<typeof ListedPassage>

/**
 * What a version of a document was cut into, in its order: the one that is told, or one by its number. `next` is the ordinal
 * to go on after, null on the last page. Throws `not_found`.
 */
export async function listPassages(
  ctx: Ctx,
  input: { documentId: string; number: number | null; after: number | null; limit: number },
): Promise<{ number: number; passages: ListedPassage[]; next: number | null }> {
  const { documentId, number, after, limit } = input
  return ctx.transaction(async ({ tx, tenantId }) => {
    const [version] = await tx.$queryRaw<{ id: string; number: number }[]>`
      SELECT v.id, v.number FROM knowledge_documents d
      JOIN knowledge_versions v ON v.tenant_id = d.tenant_id AND v.document_id = d.id
      WHERE d.tenant_id = ${tenantId}::uuid AND d.id = ${documentId}::uuid AND d.deleted_at IS NULL
        AND CASE WHEN ${number}::int IS NULL THEN v.id = d.current_version_id ELSE v.number = ${number}::int END`
    if (version === undefined) throw new AppError('not_found', 'Nothing of it is told, or there is no such version.')
    const rows = await tx.$queryRaw<unknown[]>`
      SELECT id AS "passageId", ordinal, prefix, text, page, section FROM knowledge_passages
      WHERE tenant_id = ${tenantId}::uuid AND version_id = ${version.id}::uuid AND ordinal > ${after ?? -1}::int
      ORDER BY ordinal LIMIT ${limit + 1}::int`
    const passages = z.array(ListedPassage).parse(rows)
    const page = passages.slice(0, limit)
    const next = passages.length > limit ? (page.at(-1)?.ordinal ?? null) : null
    return { number: version.number, passages: page, next }
  })
}
