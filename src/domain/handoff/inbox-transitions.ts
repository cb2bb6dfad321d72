import { AppError } from '../errors.ts'
import type { InboxState } from '../messaging/schemas.ts'

/** What moves a conversation from one part of the inbox to another. */
export type InboxMove =
  | 'customer_wrote'
  | 'ticket_opened'
  | 'claimed'
  | 'person_replied'
  | 'released'
  | 'person_idle'
  | 'handed_back'
  | 'resolved'
  | 'reopened'
  | 'snoozed'
  | 'time_over'

/** Where a conversation goes that goes back to whoever it waits for, and a move that cannot be made. */
const RESTS = 'rests'
const REFUSED = null

/**
 * What each move makes of each state. The hot statements (a message, a turn, a take-over) write the same in SQL; a test plays
 * every pair against the database.
 */
export const INBOX_TRANSITIONS: Readonly<
  Record<InboxMove, Readonly<Record<InboxState, InboxState | typeof RESTS | typeof REFUSED>>>
> = {
  customer_wrote: { assistant: 'assistant', waiting: 'waiting', person: 'person', snoozed: RESTS, done: RESTS },
  ticket_opened: { assistant: 'waiting', waiting: 'waiting', person: 'person', snoozed: RESTS, done: 'waiting' },
  claimed: { assistant: 'person', waiting: 'person', person: 'person', snoozed: 'person', done: 'person' },
  person_replied: { assistant: REFUSED, waiting: 'person', person: 'person', snoozed: 'person', done: REFUSED },
  released: { assistant: REFUSED, waiting: 'waiting', person: 'waiting', snoozed: 'waiting', done: REFUSED },
  person_idle: { assistant: REFUSED, waiting: REFUSED, person: 'waiting', snoozed: 'waiting', done: REFUSED },
  handed_back: { assistant: REFUSED, waiting: RESTS, person: RESTS, snoozed: RESTS, done: REFUSED },
  resolved: { assistant: REFUSED, waiting: 'done', person: 'done', snoozed: 'done', done: 'done' },
  reopened: { assistant: REFUSED, waiting: REFUSED, person: REFUSED, snoozed: REFUSED, done: 'waiting' },
  snoozed: { assistant: REFUSED, waiting: 'snoozed', person: 'snoozed', snoozed: 'snoozed', done: REFUSED },
  time_over: { assistant: REFUSED, waiting: REFUSED, person: REFUSED, snoozed: RESTS, done: REFUSED },
}

/** For whom a conversation waits when nobody has put it anywhere: who owns it, else whoever owes a promise, else the assistant. */
export function whereItRests({ owner, dueAt }: { owner: 'bot' | 'human'; dueAt: Date | null }): InboxState {
  if (owner === 'human') return 'person'
  return dueAt === null ? 'assistant' : 'waiting'
}

/** The state after a move. Throws `conflict` for one that cannot be made from there. */
export function nextInboxState(
  move: InboxMove,
  from: { inboxState: InboxState; owner: 'bot' | 'human'; dueAt: Date | null },
): InboxState {
  const to = INBOX_TRANSITIONS[move][from.inboxState]
  if (to === REFUSED) throw new AppError('conflict', `a conversation that is "${from.inboxState}" cannot be ${move}`)
  return to === RESTS ? whereItRests(from) : to
}
