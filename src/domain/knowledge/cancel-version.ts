import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { cancelUnfinished } from './cancel-unfinished.ts'
import { lockDocument } from './lock-document.ts'

/**
 * Gives up what is being read of a document, or waits for a confirmation; what is told goes on being told. Whoever is at work on
 * it finds its claim lost. Throws `not_found`, `conflict` when there is nothing to cancel.
 */
export async function cancelVersion(ctx: Ctx, { documentId }: { documentId: string }): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockDocument(ctx, documentId)
    if ((await cancelUnfinished(ctx, documentId)) === 0) {
      throw new AppError('conflict', 'No version of this document is under way: there is nothing to cancel.')
    }
  })
}
