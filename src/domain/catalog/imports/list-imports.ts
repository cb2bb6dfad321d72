import { z } from 'zod'
import { Prisma } from '../../../../prisma/generated/client.ts'
import type { Ctx } from '../../context.ts'
import { ImportView } from './schemas.ts'

/** Where a page of the list ended. */
export const ImportCursor = z.tuple([z.coerce.date(), z.uuid()])
export type ImportCursor = z.infer<typeof ImportCursor>

const Listed = ImportView.pick({
  importId: true,
  fileName: true,
  detected: true,
  status: true,
  counts: true,
  createdAt: true,
  appliedAt: true,
})
export type ListedImport = z.infer<typeof Listed>

/** A page of the imports of a shop, the newest first. `next` is null on the last page. */
export async function listImports(
  ctx: Ctx,
  { after, limit }: { after: ImportCursor | null; limit: number },
): Promise<{ imports: ListedImport[]; next: ImportCursor | null }> {
  const behind =
    after === null ? Prisma.sql`true` : Prisma.sql`(m.created_at, m.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
  const rows = await ctx.transaction(
    ({ tx }) => tx.$queryRaw`
      SELECT m.id AS "importId", m.file_name AS "fileName", m.detected, m.status, m.counts, m.created_at AS "createdAt",
        m.applied_at AS "appliedAt"
      FROM catalog_imports m WHERE m.tenant_id = ${ctx.tenantId}::uuid AND ${behind}
      ORDER BY m.created_at DESC, m.id DESC LIMIT ${limit + 1}`,
  )
  const found = z.array(Listed).parse(rows)
  const imports = found.slice(0, limit)
  const last = found.length > limit ? imports.at(-1) : undefined
  return { imports, next: last === undefined ? null : [last.createdAt, last.importId] }
}
