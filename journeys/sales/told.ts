import type { TurnPatch } from '../turn-state.ts'

/** After its reply the journey has said everything: should it be called again in this turn, nothing is told twice. */
export const TOLD: TurnPatch = {
  said: [],
  tasks: [],
  asks: false,
  cartChanged: false,
  found: null,
  gone: null,
  unanswered: null,
}
