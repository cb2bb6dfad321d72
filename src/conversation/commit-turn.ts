import { z } from 'zod'
import type { Ctx, TxCtx } from '../domain/context.ts'
import { recordCitations, recordGap } from '../domain/knowledge/index.ts'
import type { Citation, UnansweredQuestion } from '../domain/knowledge/schemas.ts'
import { outboundRows, previewOf } from '../domain/messaging/index.ts'
import type { Reply } from '../domain/messaging/schemas.ts'
import type { TurnOutcome, TurnTrace } from '../domain/turns/schemas.ts'
import type { JsonObject } from '../lib/json.ts'
import type { LoadedTurn } from './load-turn.ts'
import type { CorruptPart } from './turn-engine.ts'

export interface TurnToCommit {
  conversationId: string
  loaded: LoadedTurn
  requestId: string
  outcome: TurnOutcome
  /** The next session; null keeps the stored one. */
  state: JsonObject | null
  /** The language of the answer; null keeps the stored one. */
  language: string | null
  /** Whether her phone asks for her PIN and the chat for nothing; null keeps what is stored. */
  awaitsPin: boolean | null
  corruptParts: CorruptPart[]
  replies: Reply[]
  unanswered: readonly UnansweredQuestion[]
  cited: readonly Citation[]
  trace: TurnTrace
  startedAt: Date
  /** Whether a newer message makes this turn stale (true), or it must be committed all the same (false). */
  yieldsToNewer: boolean
}

/**
 * `superseded`: a newer message came, nothing was written. `lost`: another run of this turn has committed. `committed`:
 * everything was written; `drafted` when a person owns the conversation, so that the replies wait as drafts.
 */
export type CommitOutcome = 'committed' | 'drafted' | 'superseded' | 'lost'

const Fence = z.array(z.object({ owner: z.enum(['bot', 'human']) }))
const Stored = z.array(z.object({ version: z.int() }))

/**
 * The one transaction that ends a turn: next session behind its version, messages handled, trace, outbox. The first
 * statement is the fence: when version, epoch or owner are not as they must be, no row of the turn is written.
 */
export async function commitTurn(ctx: Ctx, turn: TurnToCommit): Promise<CommitOutcome> {
  const { loaded, conversationId } = turn
  const turnId = ctx.ids.uuid()
  const written = hasMore(turn) ? writeWithMore(ctx, turn, turnId) : write(ctx, turn, turnId)
  const [fence] = Fence.parse(await written)
  if (fence) {
    ctx.ports.live.publish(ctx.tenantId, { kind: 'conversation', id: conversationId })
    return fence.owner === 'human' ? 'drafted' : 'committed'
  }
  const stored = await ctx.statement`
    SELECT state_version AS version FROM conversations
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${conversationId}::uuid`
  const [current] = Stored.parse(stored)
  return current?.version === loaded.stateVersion ? 'superseded' : 'lost'
}

type Beside = Pick<TurnToCommit, 'corruptParts' | 'unanswered' | 'cited'>

/** What only some turns leave behind. */
function hasMore({ corruptParts, unanswered, cited }: Beside): boolean {
  return corruptParts.length + unanswered.length + cited.length > 0
}

async function writeWithMore(ctx: Ctx, turn: TurnToCommit, turnId: string): Promise<unknown[]> {
  const { corruptParts, unanswered, cited } = turn
  return ctx.transaction(async (ctx) => {
    const written = await write(ctx, turn, turnId)
    if (written.length === 0) return written
    if (corruptParts.length > 0) await keepCorruptParts(ctx, turn.conversationId, corruptParts)
    if (cited.length > 0) await recordCitations(ctx, turnId, cited)
    for (const question of unanswered) await recordGap(ctx, question)
    return written
  })
}

/** All rows of the turn, or none. */
async function write(ctx: Ctx, turn: TurnToCommit, turnId: string): Promise<unknown[]> {
  const { loaded, conversationId } = turn
  const messageIds = turn.loaded.messages.map((message) => message.id)
  const rows = turn.replies.flatMap((reply) =>
    outboundRows(ctx, {
      author: 'bot',
      kind: reply.kind,
      text: reply.text,
      menu: reply.menu,
      media: reply.media ?? null,
      dedupeKey: null,
      epoch: loaded.epoch,
    }),
  )
  const shown = lastShown(turn.replies)
  const outbox = JSON.stringify(rows.map((row, place) => ({ ...row, place })))
  const now = ctx.clock.now()
  return ctx.statement`
    WITH fence AS (
      UPDATE conversations v SET
        state = coalesce(${turn.state === null ? null : JSON.stringify(turn.state)}::jsonb, v.state),
        language = coalesce(${turn.language}, v.language),
        awaits_pin = coalesce(${turn.awaitsPin}::boolean, v.awaits_pin),
        state_version = v.state_version + 1, updated_at = ${now}, version = v.version + 1,
        unread_since = CASE WHEN v.owner = 'bot' AND v.epoch = ${loaded.epoch} AND ${turn.outcome !== 'failed'} THEN NULL ELSE v.unread_since END,
        (last_message_at, last_from, last_preview) = (SELECT
          CASE WHEN s.leaves THEN ${now} ELSE v.last_message_at END, CASE WHEN s.leaves THEN 'bot' ELSE v.last_from END,
          CASE WHEN s.leaves THEN ${shown?.preview ?? null} ELSE v.last_preview END
          FROM (SELECT ${shown !== null} AND (${shown?.always ?? false} OR (v.owner = 'bot' AND ${loaded.epoch} >= v.fenced_epoch)) AS leaves) s)
      WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.id = ${conversationId}::uuid AND v.state_version = ${loaded.stateVersion}
        AND (v.epoch = ${loaded.epoch} OR NOT ${turn.yieldsToNewer} OR v.owner = 'human')
      RETURNING v.tenant_id, v.id, v.owner, v.fenced_epoch),
    turn AS (
      INSERT INTO turns (tenant_id, id, conversation_id, request_id, epoch, outcome, trace, started_at, duration_ms)
      SELECT f.tenant_id, ${turnId}::uuid, f.id, ${turn.requestId}::uuid, ${loaded.epoch}, ${turn.outcome},
        ${JSON.stringify(turn.trace)}::jsonb, ${turn.startedAt}, ${now.getTime() - turn.startedAt.getTime()}::int
      FROM fence f RETURNING id),
    -- The conversation as it was before this statement: what the turn began from.
    begun AS (
      INSERT INTO turn_inputs (tenant_id, turn_id, state, language, at)
      SELECT f.tenant_id, ${turnId}::uuid, v.state, v.language, ${turn.startedAt}
      FROM fence f JOIN conversations v ON v.tenant_id = f.tenant_id AND v.id = f.id),
    handled AS (
      UPDATE inbound_messages i SET turn_id = ${turnId}::uuid FROM fence f
      WHERE i.tenant_id = f.tenant_id AND i.id = ANY(${messageIds}::uuid[]) AND i.turn_id IS NULL RETURNING i.id),
    outbox AS (
      INSERT INTO outbound_messages
        (tenant_id, id, conversation_id, turn_id, author, kind, epoch, body, menu, media, status, reason, not_before, created_at)
      SELECT f.tenant_id, o.id, f.id, ${turnId}::uuid, o.author, o.kind, o.epoch, o.body,
        CASE WHEN jsonb_typeof(o.menu) = 'object' THEN o.menu END,
        CASE WHEN jsonb_typeof(o.media) = 'object' THEN o.media END,
        CASE WHEN o.kind <> 'consent' AND (f.owner = 'human' OR o.epoch < f.fenced_epoch) THEN 'draft' ELSE 'queued' END,
        CASE WHEN o.kind <> 'consent' AND (f.owner = 'human' OR o.epoch < f.fenced_epoch) THEN 'taken_over' END,
        ${now}, ${now}
      FROM fence f, jsonb_to_recordset(${outbox}::jsonb)
        AS o(id uuid, author text, kind text, epoch int, body text, menu jsonb, media jsonb, place int)
      ORDER BY o.place RETURNING id)
    SELECT owner FROM fence`
}

/** What the list of conversations shows of a turn: its last message; `always` where that leaves whoever owns the conversation. */
function lastShown(replies: readonly Reply[]): { preview: string; always: boolean } | null {
  const last = replies.at(-1)
  return last === undefined ? null : { preview: previewOf(last), always: last.kind === 'consent' }
}

async function keepCorruptParts(ctx: TxCtx, conversationId: string, parts: readonly CorruptPart[]): Promise<void> {
  await ctx.tx.corruptState.createMany({
    data: parts.map(({ part, stored, problem }) => ({
      tenantId: ctx.tenantId,
      id: ctx.ids.uuid(),
      conversationId,
      part,
      state: { stored },
      problem: problem.slice(0, 2_000),
      at: ctx.clock.now(),
    })),
  })
}
