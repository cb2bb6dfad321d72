import { z } from 'zod'

export const OutreachKind = z.enum(['abandoned_cart'])
export type OutreachKind = z.infer<typeof OutreachKind>

/**
 * `planned` waits for its time or stands in the outbox; `sent` left; `suppressed` stood in the outbox and was held back;
 * `skipped` was never composed.
 */
export const OutreachStatus = z.enum(['planned', 'sent', 'suppressed', 'skipped'])
export type OutreachStatus = z.infer<typeof OutreachStatus>

/** Why all outreach of a shop has stopped until staff reset it. */
export const TripReason = z.enum(['too_many', 'opt_outs'])
export type TripReason = z.infer<typeof TripReason>

/** Ids behind the choices of a reminder: the order they belong to travels in them. */
export const REMINDER_CHOICE = /^cart:(go|no):([0-9a-f-]{36})$/
