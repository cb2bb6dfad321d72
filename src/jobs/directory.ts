/** Finds unfinished work of all tenants. Gives ids and nothing else; each piece is then done under its own tenant. */
export interface WorkDirectory {
  dueTurns(before: Date, limit: number): Promise<{ tenantId: string; conversationId: string }[]>
  dueSends(before: Date, limit: number): Promise<{ tenantId: string; conversationId: string }[]>
  duePayments(now: Date, limit: number): Promise<{ tenantId: string; attemptId: string }[]>
  duePaymentEvents(before: Date, limit: number): Promise<{ tenantId: string; attemptId: string }[]>
  /** One attempt of each tenant that has payments to reconcile. */
  dueReconciliations(before: Date, limit: number): Promise<{ tenantId: string; attemptId: string }[]>
  dueStretches(now: Date, limit: number): Promise<{ tenantId: string; stretchId: string }[]>
  dueOutreach(now: Date, limit: number): Promise<{ tenantId: string; orderId: string }[]>
  duePaymentNotifications(now: Date, limit: number): Promise<{ tenantId: string; notificationId: string }[]>
  dueTickets(now: Date, limit: number): Promise<{ tenantId: string; ticketId: string }[]>
  dueMedia(before: Date, limit: number): Promise<{ tenantId: string; messageId: string }[]>
  dueChannels(before: Date, limit: number): Promise<{ tenantId: string; channelId: string }[]>
}
