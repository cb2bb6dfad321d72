import { recordAudit } from '../../audit/index.ts'
import type { Ctx, TxCtx } from '../../context.ts'
import { checkImport } from './check-import.ts'
import { guessMapping } from './guess-mapping.ts'
import { type FileRow, type ImportColumn, ImportMapping } from './schemas.ts'

/** A file that nobody has applied is forgotten after this. */
const FORGOTTEN_MS = 7 * 24 * 60 * 60 * 1000
/** Among so many of the newest files one with the same header is looked for. */
const REMEMBERED = 100
const SAMPLES = 3
const LONGEST_SAMPLE = 60

const NOTHING = { new: 0, changed: 0, same: 0, problems: 0 }

/**
 * Takes a table in and checks it by the mapping that the shop gave the same columns the last time, or by what their headers say. Nothing
 * on the shelf changes. Run again with the same ids it meets its own rows.
 */
export async function createImport(
  ctx: Ctx,
  { fileName, headers, rows }: { fileName: string; headers: readonly string[]; rows: readonly FileRow[] },
): Promise<{ importId: string }> {
  const importId = ctx.ids.uuid()
  await ctx.transaction(async (ctx) => {
    const { tx, tenantId } = ctx
    const now = ctx.clock.now()
    const forgotten = new Date(now.getTime() - FORGOTTEN_MS)
    await tx.catalogImport.deleteMany({
      where: { tenantId, status: { in: ['mapping', 'checked'] }, createdAt: { lt: forgotten } },
    })
    const columns = headers.map((source, at) => ({ source, samples: samplesOf(rows, at + 1) }))
    const { detected, mapping } = guessMapping(headers)
    const remembered = await rememberedMapping(ctx, columns)
    const { count } = await tx.catalogImport.createMany({
      data: [
        {
          ...{ tenantId, id: importId, fileName, detected, status: 'mapping', columns },
          ...{ mapping: remembered ?? mapping, rows: rows.map((row) => [...row]), rowCount: rows.length },
          ...{ counts: { rows: rows.length, ...NOTHING }, problems: [] },
          ...{ createdBy: ctx.actor, createdAt: now, movedAt: now },
        },
      ],
      skipDuplicates: true,
    })
    if (count === 0) return
    await recordAudit(ctx, {
      ...{ action: 'import.created', subjectType: 'import', subjectId: importId },
      data: { name: fileName, rows: rows.length, detected },
    })
  })
  await checkImport(ctx, { importId })
  return { importId }
}

/** As this shop has mapped the same headers the last time. */
async function rememberedMapping(
  { tx, tenantId }: TxCtx,
  columns: readonly ImportColumn[],
): Promise<ImportMapping | null> {
  const headers = JSON.stringify(columns.map(({ source }) => source))
  const [row] = await tx.$queryRaw<{ mapping: unknown }[]>`
    SELECT m.mapping FROM (
      SELECT i.mapping, i.columns, i.created_at, i.id FROM catalog_imports i
      WHERE i.tenant_id = ${tenantId}::uuid ORDER BY i.created_at DESC, i.id DESC LIMIT ${REMEMBERED}) m
    WHERE jsonb_path_query_array(m.columns, '$[*].source') = ${headers}::jsonb
    ORDER BY m.created_at DESC, m.id DESC LIMIT 1`
  return row === undefined ? null : ImportMapping.parse(row.mapping)
}

function samplesOf(rows: readonly FileRow[], at: number): string[] {
  const found: string[] = []
  for (const row of rows) {
    const text = String(row[at] ?? '').trim()
    if (text !== '' && !found.includes(text)) found.push(text.slice(0, LONGEST_SAMPLE))
    if (found.length === SAMPLES) break
  }
  return found
}
