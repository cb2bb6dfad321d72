/** When an attempt is looked at again, or that it is closed. Closed it may still be looked at: until its ticket or its receipt exists. */
export interface NextLook {
  closedAt: Date | null
  nextQueryAt: Date | null
}

/** A person is called for the attempt: it is looked at again until the ticket exists. */
export const TICKET_SECONDS = 30

/** How long a payment that only a question has confirmed may stay without its receipt before somebody is alarmed. */
export const RECEIPT_ALARM_SECONDS = 1_800
