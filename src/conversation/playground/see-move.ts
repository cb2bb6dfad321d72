import { z } from 'zod'
import type { Ctx } from '../../domain/context.ts'
import { listCitations } from '../../domain/knowledge/index.ts'
import { SessionReply, SessionStanding, type StepOutcome } from '../../domain/playground/index.ts'
import { getTurn } from '../../domain/turns/index.ts'
import type { StagedConversation } from '../replay/stage-conversation.ts'

const Ids = z.array(z.object({ id: z.uuid() }))

/** What has left since the last look: of a turn, or said by the product itself. It counts as sent. */
export async function takeReplies(ctx: Ctx, { conversationId }: StagedConversation): Promise<SessionReply[]> {
  const rows = await ctx.statement`
    WITH taken AS (
      UPDATE outbound_messages o SET status = 'sent', sent_at = created_at
      WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.conversation_id = ${conversationId}::uuid AND o.status = 'queued'
      RETURNING o.seq, o.id, o.kind, o.body, o.menu, o.media)
    SELECT id, kind, body, menu, media FROM taken ORDER BY seq`
  return z.array(SessionReply).parse(rows)
}

/** All of what a move came to, but whether what was before it drifted. */
export async function seeMove(
  ctx: Ctx,
  staged: StagedConversation,
  { beginsTurn }: { beginsTurn: boolean },
): Promise<Omit<StepOutcome, 'drifted'>> {
  const replies = await takeReplies(ctx, staged)
  const seen = { replies, standing: await standingOf(ctx, staged), broken: false }
  const turnId = beginsTurn ? await newestTurn(ctx, staged) : null
  if (turnId === null) return { ...seen, turn: null, cited: [] }
  const turn = await getTurn(ctx, { turnId })
  // The clock of the chat stands while a turn runs: how long it took is what its phases did.
  const durationMs = Math.round(turn.phasesMs.load + turn.phasesMs.graph)
  return { ...seen, turn: { ...turn, durationMs }, cited: await listCitations(ctx, { turnId }) }
}

async function newestTurn(ctx: Ctx, { conversationId }: StagedConversation): Promise<string | null> {
  const rows = await ctx.statement`
    SELECT id FROM turns WHERE tenant_id = ${ctx.tenantId}::uuid AND conversation_id = ${conversationId}::uuid
    ORDER BY epoch DESC LIMIT 1`
  return Ids.parse(rows)[0]?.id ?? null
}

async function standingOf(ctx: Ctx, { conversationId }: StagedConversation): Promise<SessionStanding> {
  const where = { tenantId: ctx.tenantId, conversationId }
  return ctx.transaction(async ({ tx }) => {
    const orders = await tx.order.findMany({
      where,
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: {
        ...{ reference: true, status: true, totalMinor: true, currency: true },
        attempts: { select: { method: true, status: true }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
      },
    })
    const tickets = await tx.handoffTicket.findMany({ where, select: { reason: true }, orderBy: { createdAt: 'asc' } })
    return SessionStanding.parse({ orders, tickets: tickets.map(({ reason }) => reason) })
  })
}
