/** Twilio's life cycle as a monotone rank: a callback that does not raise the rank is old news. */
const RANK: Record<string, number> = {
  accepted: 0,
  scheduled: 0,
  queued: 1,
  sending: 2,
  sent: 3,
  delivered: 4,
  read: 5,
  failed: 3,
  undelivered: 4,
  canceled: 4,
}

/** How a provider says that a message will not arrive. */
export const FAILED_STATUSES: ReadonlySet<string> = new Set(['failed', 'undelivered', 'canceled'])

/** How far a status says that a message has come, and whether it ended there; null for a status that nobody knows. */
export function deliveryRank(status: string): { rank: number; failed: boolean } | null {
  const rank = RANK[status]
  return rank === undefined ? null : { rank, failed: FAILED_STATUSES.has(status) }
}
