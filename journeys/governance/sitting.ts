import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { SITTING } from './thresholds.ts'

const HOUR_MS = 3_600_000

/** Counts the messages of the sitting; after a long silence a new one begins and old counts are forgotten. */
export function openSitting(state: TurnState, turn: TurnContext): TurnPatch {
  const since = state.lastTurnAt === null ? null : turn.ctx.clock.now().getTime() - Date.parse(state.lastTurnAt)
  const renewed = since === null || since >= SITTING.silenceHours * HOUR_MS
  const before = renewed ? 0 : state.sittingMessages
  const counted = { sittingMessages: before + turn.messages.length }
  if (!renewed) return counted
  return {
    ...counted,
    casualTurns: 0,
    secretTold: false,
    spamTurns: 0,
    silence: null,
    clarificationLoops: 0,
    frustratedTurns: 0,
    knowledgeMisses: 0,
    guestClarifications: 0,
    guestAsides: 0,
    guestToldMayVary: false,
    guestLines: [],
    guestSummary: null,
  }
}
