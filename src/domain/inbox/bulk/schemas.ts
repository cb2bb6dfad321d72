import type { Resolution } from '../../handoff/index.ts'
import type { InboxState } from '../../messaging/schemas.ts'

/** What is done with each of many conversations. */
export type BulkAction =
  | { kind: 'assign'; assigneeId: string }
  | { kind: 'label'; add: readonly string[]; remove: readonly string[] }
  | { kind: 'snooze'; until: Date }
  | { kind: 'resolve'; resolution: Resolution }
  | { kind: 'read' }

/** `unchanged`: it was so before. */
export interface BulkOutcome {
  conversationId: string
  outcome: 'done' | 'unchanged' | 'not_found' | 'conflict'
  /** Of a conflict: why. */
  reason: string | null
}

/** One of them, locked. */
export interface BulkStanding {
  conversationId: string
  inboxState: InboxState
  owner: 'bot' | 'human'
  ownerId: string | null
  ownerName: string | null
  assigneeId: string | null
}

/** Of those that were found, what became of each; those that are left out were done. */
export type BulkRefusals = Map<string, Pick<BulkOutcome, 'outcome' | 'reason'>>
