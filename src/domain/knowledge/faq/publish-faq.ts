import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { publishVersion } from '../publish-version.ts'

/**
 * Publishes the draft of an entry, because a person wants it: from then on it is told, and the open questions that it answers are
 * closed. Again it changes nothing. Throws `not_found`, `conflict` where there is nothing to publish.
 * @param how as for any version that is published
 */
export async function publishFaq(
  ctx: Ctx,
  { documentId }: { documentId: string },
  how: Parameters<typeof publishVersion>[2] = {},
): ReturnType<typeof publishVersion> {
  const [draft] = await ctx.transaction(({ tx, tenantId }) =>
    tx.knowledgeVersion.findMany({
      where: { tenantId, documentId, OR: [{ status: 'ready', held: true }, { status: 'published' }] },
      orderBy: { number: 'desc' },
      select: { number: true },
      take: 1,
    }),
  )
  if (draft === undefined)
    throw new AppError('not_found', 'There is no draft of this id: list the FAQ to see what it has.')
  return publishVersion(ctx, { documentId, number: draft.number }, how)
}
