import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { lockInbox, writeInbox } from '../messaging/index.ts'
import { readSettings, staffName } from '../tenancy/index.ts'
import { askRating } from './csat/ask-rating.ts'
import { handBack } from './hand-back.ts'
import { nextInboxState } from './inbox-transitions.ts'
import { promiseAt } from './promise.ts'
import type { Resolution, StretchWords, SurveyAsked } from './schemas.ts'
import { summariseStretch } from './summarise-stretch.ts'

/**
 * Says how the matter of a conversation ended: its tickets end so too, and who had it gives it back to the bot without a word to
 * the customer. What was promised keeps a time: when she writes again, a person is looked for. Saying it of what is done changes
 * nothing. With `csat` she is asked how the person helped her. Throws `not_found`, and `conflict` for a colleague's conversation and for one that waits for nobody.
 */
export async function resolveConversation(
  ctx: Ctx,
  input: { conversationId: string; summary: StretchWords & { outcome: Resolution }; csat: boolean },
): Promise<SurveyAsked | null> {
  const { conversationId } = input
  const words = (text: string) => ctx.ports.secrets.read(text).text
  const { outcome, note, promised } = input.summary
  const summary = { outcome, note: words(note), promised: promised === null ? null : words(promised) }
  return ctx.transaction(async (ctx) => {
    const standing = await lockInbox(ctx, conversationId)
    if (standing.inboxState === 'done') return input.csat ? 'no_person' : null
    const inboxState = nextInboxState('resolved', standing)
    if (standing.owner === 'human') {
      if (standing.ownerId !== ctx.actor) {
        throw new AppError('conflict', `${await staffName(ctx, standing.ownerId)} has this conversation`)
      }
      const stretchId = await handBack(ctx, { conversationId, summary })
      if (outcome === 'solved') await summariseStretch(ctx, { stretchId, note: summary.note })
    }
    const [ticketId = null] = await endTickets(ctx, conversationId, summary)
    const dueAt = promised === null ? null : promiseAt(await readSettings(ctx), ctx.clock.now())
    await writeInbox(ctx, conversationId, { inboxState, dueAt, snoozedUntil: null, assigneeId: null })
    await recordAudit(ctx, {
      action: 'conversation.resolved',
      subjectType: 'conversation',
      subjectId: conversationId,
      data: { resolution: outcome, promised: promised !== null },
    })
    if (!input.csat) return null
    if (standing.owner !== 'human') return 'no_person'
    return askRating(ctx, { conversationId, ticketId, personId: ctx.actor })
  })
}

async function endTickets(
  ctx: TxCtx,
  conversationId: string,
  { outcome, note }: { outcome: Resolution; note: string },
): Promise<string[]> {
  const ended = await ctx.tx.$queryRaw<{ id: string }[]>`
    UPDATE handoff_tickets SET status = 'resolved', resolution = ${outcome}, resolution_note = ${note},
      resolved_by = ${ctx.actor}, closed_at = ${ctx.clock.now()}
    WHERE tenant_id = ${ctx.tenantId}::uuid AND conversation_id = ${conversationId}::uuid AND status IN ('open', 'claimed')
    RETURNING id`
  const facts = ended.map(({ id }) => ({
    action: 'ticket.resolved',
    subjectType: 'ticket',
    subjectId: id,
    data: { resolution: outcome },
  }))
  await recordAudit(ctx, ...facts)
  return ended.map(({ id }) => id)
}
