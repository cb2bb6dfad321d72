import { createHash } from 'node:crypto'
import type { Ctx, TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { ConversationFile } from './schemas.ts'
import { sendableFile } from './sendable-file.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Of a shop, in any 24 hours. */
const MOST = { files: 1_000, bytes: 1024 * 1024 * 1024 }

/**
 * Keeps a file beside a conversation, to be sent with a reply. Throws as `sendableFile` does, `not_found`, and `limit_exceeded` when
 * the shop has kept too much today.
 */
export async function keepFile(
  ctx: Ctx,
  input: { conversationId: string; name: string; bytes: Uint8Array },
): Promise<ConversationFile> {
  const { conversationId } = input
  const { bytes, ...file } = sendableFile(input)
  return ctx.transaction(async (ctx) => {
    const { tx, tenantId } = ctx
    const there = await tx.conversation.count({ where: { tenantId, id: conversationId } })
    if (there === 0) throw new AppError('not_found', 'there is no such conversation')
    await insistOnRoom(ctx, bytes.byteLength)
    const fileId = ctx.ids.uuid()
    const { name, contentType, sizeBytes } = file
    await tx.conversationFile.create({
      data: {
        ...{ tenantId, id: fileId, conversationId, authorId: ctx.actor, name, contentType, sizeBytes },
        ...{
          sha256: createHash('sha256').update(bytes).digest('hex'),
          bytes: Uint8Array.from(bytes),
          at: ctx.clock.now(),
        },
      },
      select: { id: true },
    })
    return { fileId, ...file }
  })
}

/** Counted one at a time, so that what is sent side by side cannot pass the limit together. */
async function insistOnRoom(ctx: TxCtx, bytes: number): Promise<void> {
  await ctx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`conversation_files ${ctx.tenantId}`}, 0))`
  const used = await ctx.tx.conversationFile.aggregate({
    where: { tenantId: ctx.tenantId, at: { gt: new Date(ctx.clock.now().getTime() - DAY_MS) } },
    _count: { _all: true },
    _sum: { sizeBytes: true },
  })
  if (used._count._all < MOST.files && (used._sum.sizeBytes ?? 0) + bytes <= MOST.bytes) return
  throw new AppError('limit_exceeded', 'the shop has kept as many files as it may in a day')
}
