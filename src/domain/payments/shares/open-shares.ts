import type { Share, Sharing } from './read-sharing.ts'

/** Whether a share still has something to pay. */
export function isOpen({ status }: Pick<Share, 'status'>): boolean {
  return status === 'waiting' || status === 'prompted' || status === 'part_paid'
}

/** The shares that still have something to pay. */
export function openShares({ shares }: Pick<Sharing, 'shares'>): Share[] {
  return shares.filter(isOpen)
}

/** What is left of a share to pay. */
export function restOf({ amountMinor, paidMinor }: Pick<Share, 'amountMinor' | 'paidMinor'>): number {
  return Math.max(0, amountMinor - paidMinor)
}

/** What the order needs that is nobody's share: who was to pay it has dropped out, or its money went back. */
export function unassignedOf(sharing: Pick<Sharing, 'shares' | 'dueMinor'>): number {
  return Math.max(0, sharing.dueMinor - openShares(sharing).reduce((sum, share) => sum + restOf(share), 0))
}
