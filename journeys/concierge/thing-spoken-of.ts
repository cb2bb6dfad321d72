import type { TurnState } from '../turn-state.ts'

/** The name of the thing that the talk is of; null of a document, whose title tells a guest nothing. */
export function thingSpokenOf({ guestFocus }: Pick<TurnState, 'guestFocus'>): string | null {
  return guestFocus === null || guestFocus.part === guestFocus.name ? null : guestFocus.name
}
