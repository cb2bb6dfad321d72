import { z } from 'zod'
import { Prisma } from '../../../../prisma/generated/client.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { readSettings } from '../../tenancy/index.ts'
import { shelfItems } from '../desk/shelf-items.ts'
import { lockImport, moveImport } from './move-import.ts'
import { planChanges, type Shelf } from './plan-changes.ts'
import { type Draft, readDrafts } from './read-drafts.ts'
import {
  FileRow,
  ImportColumn,
  type ImportCounts,
  ImportMapping,
  type ImportProblem,
  type ImportTarget,
  type PlannedChange,
} from './schemas.ts'

const File = z.object({ columns: z.array(ImportColumn), mapping: ImportMapping, rows: z.array(FileRow) })

/** What there must be to find anything by. */
const NEEDED: readonly ImportTarget[] = ['sku']

/**
 * Tries a file against the shelf as it is now: what would be new, changed and the same, and all that is wrong. Where its columns do not
 * say enough it waits for its mapping. Throws `not_found`, and `conflict` for one that was applied.
 */
export async function checkImport(
  ctx: Ctx,
  { importId, mapping }: { importId: string; mapping?: ImportMapping },
): Promise<void> {
  const { file, currency } = await readFile(ctx, importId)
  const used = mapping ?? file.mapping
  const columns = file.columns.map(({ source }) => source)
  const ready = NEEDED.every((target) => used.includes(target))
  const { drafts, problems } = ready
    ? readDrafts({ columns, mapping: used, rows: file.rows, currency })
    : { drafts: [], problems: [] }
  const { changes, same } = planChanges(drafts, await shelfOf(ctx, drafts))
  problems.sort((a, b) => a.row - b.row)
  const of = (kind: string) => changes.filter((change) => change.kind === kind).length
  const counts = { rows: file.rows.length, new: of('new'), changed: of('changed'), same, problems: problems.length }
  await keep(ctx, importId, { status: ready ? 'checked' : 'mapping', mapping: used, counts, problems, changes })
}

async function readFile(ctx: Ctx, importId: string) {
  return ctx.transaction(async (ctx) => {
    const where = { tenantId_id: { tenantId: ctx.tenantId, id: importId } }
    const row = await ctx.tx.catalogImport.findUnique({
      where,
      select: { columns: true, mapping: true, rows: true },
    })
    if (row === null) throw new AppError('not_found', 'there is no such import')
    if (row.rows === null) throw new AppError('conflict', 'this file was applied: what it wanted is on the shelf')
    const { currency } = await readSettings(ctx)
    return { file: File.parse(row), currency }
  })
}

/** All that a file names, in one statement. */
async function shelfOf(ctx: Ctx, drafts: readonly Draft[]): Promise<Shelf> {
  const items = drafts.map(({ itemSku, variants }) => itemSku ?? variants[0]?.sku ?? '')
  const variants = drafts.flatMap((draft) => draft.variants.map(({ sku }) => sku))
  const found = await shelfItems(
    ctx,
    Prisma.sql`SELECT i.* FROM catalog_items i WHERE i.tenant_id = ${ctx.tenantId}::uuid AND (i.sku = ANY (${items}::text[])
      OR i.id IN (SELECT v.item_id FROM catalog_variants v
        WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.sku = ANY (${variants}::text[])))`,
  )
  return {
    bySku: new Map(found.map((item) => [item.sku, item])),
    byVariant: new Map(found.flatMap((item) => item.variants.map(({ sku }) => [sku, item] as const))),
  }
}

interface Checked {
  status: 'mapping' | 'checked'
  mapping: ImportMapping
  counts: ImportCounts
  problems: ImportProblem[]
  changes: readonly PlannedChange[]
}

async function keep(ctx: Ctx, importId: string, { status, changes, ...checked }: Checked): Promise<void> {
  const rows = JSON.stringify(changes.map((change, position) => ({ ...change, position })))
  await ctx.transaction(async (ctx) => {
    const from = await lockImport(ctx, importId)
    await moveImport(ctx, { importId, from, to: status })
    const { tx, tenantId } = ctx
    await tx.catalogImport.updateMany({ where: { tenantId, id: importId }, data: checked })
    await tx.catalogImportChange.deleteMany({ where: { tenantId, importId } })
    await tx.$executeRaw`
      INSERT INTO catalog_import_changes (tenant_id, import_id, position, kind, row, item_sku, wanted)
      SELECT ${tenantId}::uuid, ${importId}::uuid, n.position, n.kind, n.row, n."itemSku", n.wanted
      FROM jsonb_to_recordset(${rows}::jsonb) AS n(position int, kind text, row int, "itemSku" text, wanted jsonb)`
  })
}
