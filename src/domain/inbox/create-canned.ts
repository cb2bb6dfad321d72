import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { cannedTexts } from './canned-texts.ts'
import type { CannedReply, CannedTexts } from './schemas.ts'

/** Keeps a reply, for oneself or for everybody. Throws `conflict` when its shortcut is taken there. */
export async function createCanned(
  ctx: Ctx,
  input: { shortcut: string; texts: CannedTexts; shared: boolean },
): Promise<CannedReply> {
  const { shared, shortcut, texts } = input
  const reply = {
    ...{
      cannedId: ctx.ids.uuid(),
      ownerId: shared ? null : ctx.actor,
      shortcut,
      version: 1,
      updatedAt: ctx.clock.now(),
    },
    texts: cannedTexts(ctx, texts),
  }
  return ctx.transaction(async ({ tx }) => {
    const { cannedId: id, ...row } = reply
    const { count } = await tx.cannedReply.createMany({
      data: { tenantId: ctx.tenantId, id, ...row },
      skipDuplicates: true,
    })
    if (count === 0) throw new AppError('conflict', `the shortcut "${shortcut}" is taken`)
    return reply
  })
}
