import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { insistOnOwner } from '../handoff/index.ts'
import { writeInbox } from '../messaging/index.ts'
import { listScheduled, type Scheduled } from './list-scheduled.ts'

const LONGEST_MS = 30 * 24 * 60 * 60 * 1000
const MOST = 20

/**
 * Keeps a message to be sent later by the person who owns the conversation; a secret in it is not kept. Everything is asked again
 * when its time has come. Throws `not_found`, `conflict` for whoever does not own the conversation, and `invalid_input` for a
 * time that is past or months away, and for one message too many.
 */
export async function scheduleMessage(
  ctx: Ctx,
  { conversationId, text, at }: { conversationId: string; text: string; at: Date },
): Promise<Scheduled> {
  const ahead = at.getTime() - ctx.clock.now().getTime()
  if (ahead <= 0 || ahead > LONGEST_MS) throw new AppError('invalid_input', 'at must be within the next 30 days')
  return ctx.transaction(async (ctx) => {
    await insistOnOwner(ctx, conversationId)
    if ((await listScheduled(ctx, { conversationId })).length >= MOST) {
      throw new AppError('invalid_input', `no more than ${MOST} messages can wait in one conversation`)
    }
    const kept = { text: ctx.ports.secrets.read(text).text, at, authorId: ctx.actor }
    const scheduledId = ctx.ids.uuid()
    await ctx.tx.scheduledMessage.create({
      data: { tenantId: ctx.tenantId, id: scheduledId, conversationId, ...kept, createdAt: ctx.clock.now() },
      select: { id: true },
    })
    await writeInbox(ctx, conversationId, {})
    return { scheduledId, ...kept }
  })
}
