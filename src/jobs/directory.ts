/** Finds unfinished work of all tenants. Gives ids and nothing else; each piece is then done under its own tenant. */
export interface WorkDirectory {
  dueTurns(before: Date, limit: number): Promise<{ tenantId: string; conversationId: string }[]>
  dueSends(before: Date, limit: number): Promise<{ tenantId: string; conversationId: string }[]>
  duePayments(now: Date, limit: number): Promise<{ tenantId: string; attemptId: string }[]>
  duePaymentEvents(before: Date, limit: number): Promise<{ tenantId: string; attemptId: string }[]>
  dueTickets(now: Date, limit: number): Promise<{ tenantId: string; ticketId: string }[]>
  dueChannels(before: Date, limit: number): Promise<{ tenantId: string; channelId: string }[]>
}
