import { z } from 'zod'
import { recordAudit } from '../../audit/index.ts'
import type { TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { ImportStatus } from './schemas.ts'

/** From where an import can come to where. A checked one is checked again when its mapping changes. */
const MOVES: Readonly<Record<ImportStatus, readonly ImportStatus[]>> = {
  mapping: ['mapping', 'checked'],
  checked: ['mapping', 'checked', 'applying'],
  applying: ['applied'],
  applied: ['undoing'],
  undoing: ['undone'],
  undone: [],
}

const Locked = z.object({ status: ImportStatus, fileName: z.string(), appliedAt: z.date().nullable() })

/** An import that nobody else moves until the transaction ends. Throws `not_found`. */
export async function lockImport(ctx: TxCtx, importId: string): Promise<z.infer<typeof Locked>> {
  const [row] = await ctx.tx.$queryRaw<unknown[]>`
    SELECT status, file_name AS "fileName", applied_at AS "appliedAt" FROM catalog_imports
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${importId}::uuid FOR UPDATE`
  if (!row) throw new AppError('not_found', 'there is no such import')
  return Locked.parse(row)
}

/** Moves an import that `lockImport` holds, and writes down who did it. Throws `conflict` for a way that there is not. */
export async function moveImport(
  ctx: TxCtx,
  { importId, from, to }: { importId: string; from: { status: ImportStatus; fileName: string }; to: ImportStatus },
): Promise<void> {
  if (!MOVES[from.status].includes(to)) {
    throw new AppError('conflict', `an import that is ${from.status} cannot become ${to}`)
  }
  await ctx.tx.catalogImport.updateMany({
    where: { tenantId: ctx.tenantId, id: importId },
    data: { status: to, movedAt: ctx.clock.now(), version: { increment: 1 } },
  })
  await recordAudit(ctx, {
    ...{ action: `import.${to}`, subjectType: 'import', subjectId: importId },
    data: { name: from.fileName },
  })
}
