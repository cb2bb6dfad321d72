import { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { LEFT_WORDS, PROBLEM_WORDS } from './problem-words.ts'
import { ImportProblem, LeftBecause } from './schemas.ts'

const Found = z.object({
  problems: z.array(ImportProblem),
  left: z.array(z.object({ row: z.int(), itemSku: z.string(), because: LeftBecause })),
})

export interface ToldProblem {
  row: number
  column: string
  value: string
  code: string
  message: string
  fix: string
}

/** Everything that is wrong with a file, and every item of it that was left as it is, by row. Throws `not_found`. */
export async function listProblems(ctx: Ctx, { importId }: { importId: string }): Promise<ToldProblem[]> {
  const [row] = await ctx.statement`
    SELECT m.problems, coalesce((
      SELECT jsonb_agg(jsonb_build_object('row', c.row, 'itemSku', c.item_sku, 'because', c.reason) ORDER BY c.position)
      FROM catalog_import_changes c
      WHERE c.tenant_id = m.tenant_id AND c.import_id = m.id AND c.state IN ('refused', 'kept')), '[]') AS left
    FROM catalog_imports m WHERE m.tenant_id = ${ctx.tenantId}::uuid AND m.id = ${importId}::uuid`
  if (!row) throw new AppError('not_found', 'there is no such import')
  const { problems, left } = Found.parse(row)
  return [
    ...problems.map((problem) => ({ ...problem, ...PROBLEM_WORDS[problem.code] })),
    ...left.map(({ row, itemSku, because }) => ({
      ...{ row, column: '', value: itemSku, code: because, message: LEFT_WORDS[because], fix: '' },
    })),
  ]
}
