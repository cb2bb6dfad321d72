import { z } from 'zod'
import type { Ctx, TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { replyAsPerson } from '../handoff/index.ts'
import { lockInbox, writeInbox } from '../messaging/index.ts'

const Waiting = z.object({
  conversationId: z.uuid(),
  authorId: z.string(),
  text: z.string(),
  createdAt: z.date(),
})
type Waiting = z.infer<typeof Waiting>

/**
 * Sends a message whose time has come, as its author. It goes back to her composer instead when the customer has written since
 * (the words may not fit any more), when she does not own the conversation now, or when the channel is closed. `stale`: it was
 * sent, taken back or put off before.
 */
export async function sendScheduled(
  ctx: Ctx,
  { scheduledId }: { scheduledId: string },
): Promise<{ outcome: 'sent' | 'returned' | 'stale' }> {
  return ctx.transaction(async (ctx) => {
    const waiting = await lockWaiting(ctx, scheduledId)
    if (waiting === null) return { outcome: 'stale' }
    const reason = await refusalOf({ ...ctx, actor: waiting.authorId }, scheduledId, waiting)
    await ctx.tx.scheduledMessage.updateMany({
      where: { tenantId: ctx.tenantId, id: scheduledId },
      data: reason === null ? { status: 'sent' } : { status: 'returned', reason },
    })
    if (reason === null) return { outcome: 'sent' }
    await intoComposer(ctx, waiting)
    await writeInbox(ctx, waiting.conversationId, {})
    return { outcome: 'returned' }
  })
}

async function lockWaiting(ctx: TxCtx, scheduledId: string): Promise<Waiting | null> {
  const [row] = await ctx.tx.$queryRaw<unknown[]>`
    SELECT conversation_id AS "conversationId", author_id AS "authorId", text, created_at AS "createdAt" FROM scheduled_messages
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${scheduledId}::uuid AND status = 'scheduled' AND at <= ${ctx.clock.now()}
    FOR UPDATE`
  return row === undefined ? null : Waiting.parse(row)
}

/** Queues the message, or says why it may not leave. */
async function refusalOf(ctx: TxCtx, scheduledId: string, waiting: Waiting): Promise<string | null> {
  const { conversationId, text, createdAt } = waiting
  const { lastInboundAt } = await lockInbox(ctx, conversationId)
  if (lastInboundAt !== null && lastInboundAt > createdAt) return 'customer_wrote'
  try {
    const said = await replyAsPerson(ctx, {
      conversationId,
      text,
      clientId: `scheduled:${scheduledId}`,
      seen: null,
      fileId: null,
    })
    return said.outcome === 'queued' || said.outcome === 'repeated' ? null : said.outcome
  } catch (error) {
    // She does not own the conversation any more: a refusal, after which nothing was written.
    if (error instanceof AppError && error.code === 'conflict') return 'not_owner'
    throw error
  }
}

/** What she had begun to write meanwhile stays in front of it. */
async function intoComposer(ctx: TxCtx, { conversationId, authorId, text }: Waiting): Promise<void> {
  await ctx.tx.$executeRaw`
    INSERT INTO composer_drafts AS d (tenant_id, conversation_id, author_id, text, version, updated_at)
    VALUES (${ctx.tenantId}::uuid, ${conversationId}::uuid, ${authorId}, ${text}, 1, ${ctx.clock.now()})
    ON CONFLICT (tenant_id, conversation_id, author_id) DO UPDATE SET version = d.version + 1, updated_at = excluded.updated_at,
      text = left(CASE d.text WHEN '' THEN excluded.text ELSE d.text || E'\n' || excluded.text END, 4096)`
}
