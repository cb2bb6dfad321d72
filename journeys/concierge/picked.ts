import type { TurnState } from '../turn-state.ts'

/** The id behind a thing that can be tapped. */
export function guestChoice(itemId: string): string {
  return `guest:${itemId}`
}

/** The id behind "none of these". */
export const GUEST_NONE = 'guest:none'

/** Whether none of what was asked back is meant. */
export function pickedNone({ pending, acts }: Pick<TurnState, 'pending' | 'acts'>): boolean {
  return pending?.kind === 'guest_pick' && acts.some((act) => act.act === 'choose' && act.id === GUEST_NONE)
}

/** The thing that was picked of those that may have been meant, and what was asked of it; null when none was. */
export function pickedIn({
  pending,
  acts,
}: Pick<TurnState, 'pending' | 'acts'>): { itemId: string; words: string } | null {
  if (pending?.kind !== 'guest_pick') return null
  const ids = acts.flatMap((act) => (act.act === 'choose' ? [act.id] : []))
  const option = pending.options.find(({ itemId }) => ids.includes(guestChoice(itemId)))
  return option === undefined ? null : { itemId: option.itemId, words: pending.words }
}
