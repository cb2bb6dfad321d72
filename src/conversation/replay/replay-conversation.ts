import type { Ctx } from '../../domain/context.ts'
import {
  compareEffects,
  type ReplayDiff,
  type ReplayedConversation,
  TOLD_BY_HISTORY,
  type TurnEffect,
} from '../../domain/replay/index.ts'
import type { Json } from '../../lib/json.ts'
import type { TurnEngine } from '../turn-engine.ts'
import { BROKEN, playConversation } from './play-conversation.ts'
import { type RecordedConversation, type RecordedTurn, readRecorded, recordedEffect } from './recorded.ts'

const MOST_SHOWN = 500

/**
 * Plays one conversation with what holds and with a draft, and says how both came out. What holds is played too, never taken from
 * history: the shop has moved on since, and the draft is not to blame for that. After the first difference her words answered something
 * else, so only that turn is told. One in which a person spoke, or that cannot be played within a transaction, is not comparable.
 */
export async function replayConversation(
  ctx: Ctx,
  engine: TurnEngine,
  { conversationId, live, draft }: { conversationId: string; live: Json; draft: Json },
): Promise<ReplayedConversation> {
  const from = performance.now()
  const tookMs = () => Math.round(performance.now() - from)
  const nothing = { outcome: 'not_comparable', turns: 0, exact: 0, unlike: [], diff: null } as const
  const whole = await readRecorded(ctx, conversationId)
  const turns = beforeAnyPerson(whole?.turns ?? [])
  if (whole === null || turns.length === 0) return { ...nothing, tookMs: tookMs() }
  const recorded = { ...whole, turns }
  const withLive = await playConversation(ctx, engine, { recorded, settings: live })
  if (withLive.includes(BROKEN)) return { ...nothing, tookMs: tookMs() }
  const withDraft = await playConversation(ctx, engine, { recorded, settings: draft })
  const unlike = turns.map((turn, at) => {
    const effect = withLive[at]
    return effect === undefined ? [] : compareEffects(recordedEffect(turn), effect, TOLD_BY_HISTORY)
  })
  const diff = firstDifference(recorded, withLive, withDraft)
  return {
    outcome: diff === null ? 'same' : 'different',
    turns: turns.length,
    exact: unlike.filter((kinds) => kinds.length === 0).length,
    unlike: unlike.flatMap(([worst]) => (worst === undefined ? [] : [worst])),
    diff,
    tookMs: tookMs(),
  }
}

/** What the assistant answered before a person took over. */
function beforeAnyPerson(turns: readonly RecordedTurn[]): RecordedTurn[] {
  const persons = turns.findIndex(({ outcome }) => outcome === 'human')
  return persons === -1 ? [...turns] : turns.slice(0, persons)
}

/** The first turn that comes out otherwise with the draft, and how; null where none does. */
function firstDifference(
  { conversationId, turns }: RecordedConversation,
  withLive: readonly TurnEffect[],
  withDraft: readonly TurnEffect[],
): ReplayDiff | null {
  for (const [at, { turnId, messages, language }] of turns.entries()) {
    const [live, draft] = [withLive[at], withDraft[at]]
    const kinds = live && draft ? compareEffects(live, draft) : []
    if (!live || !draft || kinds.length === 0) continue
    const message = messages.map(({ body }) => body).join('\n')
    return { conversationId, turnId, kinds, message: message.slice(0, MOST_SHOWN), language, live, draft }
  }
  return null
}
