import type { TurnState } from '../turn-state.ts'
import { thingSpokenOf } from './thing-spoken-of.ts'

/** The name of the thing that the talk is of, where the message asks of it: who asks of something else is told nothing of it. */
export function thingAskedOf({ guestFocus, guestLeant }: Pick<TurnState, 'guestFocus' | 'guestLeant'>): string | null {
  return guestLeant?.of === 'spoken_of' ? thingSpokenOf({ guestFocus }) : null
}
