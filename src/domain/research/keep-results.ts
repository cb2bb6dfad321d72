import type { Ctx } from '../context.ts'
import type { FoundPage } from './schemas.ts'

/** Keeps what the source gave, for who asks the same within the hour. What may be told of it is decided when it is told. */
export async function keepResults(ctx: Ctx, searchId: string, pages: readonly FoundPage[]): Promise<void> {
  await ctx.transaction(({ tx, tenantId }) =>
    tx.webSearch.update({
      where: { tenantId_id: { tenantId, id: searchId } },
      data: { answered: true, results: [...pages] },
      select: { id: true },
    }),
  )
}
