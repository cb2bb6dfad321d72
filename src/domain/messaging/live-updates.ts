/**
 * Says that something has become readable in a conversation: a message left the outbox, its owner changed, a turn ended. It
 * says no more than that: whoever hears it reads the rows. News may get lost, and comes once too often.
 */
export interface LiveUpdates {
  /** False while news cannot arrive: whoever waits looks at the rows now and then. */
  isListening(): boolean
  /** @returns what ends it */
  watch(conversationId: string, onNews: () => void): () => void
}
