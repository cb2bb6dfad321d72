import type { Ctx } from '../../domain/context.ts'
import { compareEffects, type ReplayedConversation, TOLD_BY_HISTORY } from '../../domain/replay/index.ts'
import type { Json } from '../../lib/json.ts'
import type { TurnEngine } from '../turn-engine.ts'
import { playConversation } from './play-conversation.ts'
import { readRecorded, recordedEffect } from './recorded.ts'

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
  const byBot = whole?.turns.findIndex(({ outcome }) => outcome === 'human') ?? 0
  const turns = byBot === -1 ? (whole?.turns ?? []) : (whole?.turns.slice(0, byBot) ?? [])
  if (whole === null || turns.length === 0) return { ...nothing, tookMs: tookMs() }
  const recorded = { ...whole, turns }
  const [withLive, withDraft] = [
    await playConversation(ctx, engine, { recorded, settings: live }),
    await playConversation(ctx, engine, { recorded, settings: draft }),
  ]
  const unlike = turns.map((turn, at) => {
    const effect = withLive[at]
    return effect === undefined ? [] : compareEffects(recordedEffect(turn), effect, TOLD_BY_HISTORY)
  })
  const all = turns.map((turn, at) => ({ turn, one: withLive[at], other: withDraft[at] }))
  const first = all.flatMap(({ turn, one, other }) => {
    const kinds = one && other ? compareEffects(one, other) : []
    if (one === undefined || other === undefined || kinds.length === 0) return []
    const message = turn.messages
      .map(({ body }) => body)
      .join('\n')
      .slice(0, MOST_SHOWN)
    return [{ conversationId, turnId: turn.turnId, kinds, message, language: turn.language, live: one, draft: other }]
  })[0]
  return {
    outcome: first === undefined ? 'same' : 'different',
    turns: turns.length,
    exact: unlike.filter((kinds) => kinds.length === 0).length,
    unlike: unlike.flatMap(([worst]) => (worst === undefined ? [] : [worst])),
    diff: first ?? null,
    tookMs: tookMs(),
  }
}
