import type { Act } from '../reading.ts'

/** Whether acts say nothing of what a message is about: goods or questions that nobody could name. */
export function leavesOpen(acts: readonly Act[]): boolean {
  const told = acts.filter(({ act }) => act !== 'greet')
  return told.length > 0 && told.every(isOpen)
}

function isOpen(act: Act): boolean {
  switch (act.act) {
    case 'unclear':
    case 'not_sold':
      return true
    case 'small_talk':
      return act.kind === 'other'
    case 'ask_shop':
    case 'ask_item':
      return act.topic === 'other'
    case 'search':
    case 'refine':
    case 'recommend':
    case 'compare':
      return act.wanted.itemIds.length + act.wanted.categories.length === 0
    default:
      return false
  }
}
