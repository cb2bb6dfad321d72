import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { checkImport } from './check-import.ts'
import { getImport } from './get-import.ts'
import type { ImportMapping } from './schemas.ts'

/** Says what each column of a file is taken for, and checks it by that; the next file with these headers is read the same way. */
export async function mapImport(
  ctx: Ctx,
  { importId, mapping }: { importId: string; mapping: ImportMapping },
): Promise<void> {
  const { columns } = await getImport(ctx, { importId })
  if (mapping.length !== columns.length) {
    throw new AppError('invalid_input', `mapping: say something of each of the ${columns.length} columns`)
  }
  const used = mapping.filter((target) => target !== null)
  const twice = used.find((target, at) => used.indexOf(target) !== at)
  if (twice !== undefined) throw new AppError('invalid_input', `mapping: two columns are taken for ${twice}`)
  await checkImport(ctx, { importId, mapping })
}
