export const LIVE_KINDS = ['conversation', 'order', 'payment_review', 'presence', 'notification', 'trip'] as const

/** What has changed for whoever looks at it: which thing, and nothing of what is in it. The rows are what is true. */
export interface LiveNews {
  kind: (typeof LIVE_KINDS)[number]
  id: string
  /** Of a presence: who does what. It is in no row, and over when nobody says it again. */
  presence?: { actor: string; doing: 'viewing' | 'typing' }
  /** Of a notification: the one person whom it is for. */
  reader?: string
}

/**
 * Carries news between the processes of an installation, never before the commit of what it tells of. News may get lost, come
 * twice, and come together: whoever hears it reads the rows, and who was away reads everything that is on the screen.
 */
export interface LiveBus {
  /** Goes out within a tenth of a second, once for what was told several times. Never throws, and never waits. */
  publish(tenantId: string, news: LiveNews): void
  /**
   * @param onNews `gap`: news of a while has been lost
   * @returns what ends it
   */
  watch(tenantId: string, onNews: (news: LiveNews | 'gap') => void): () => void
}
