import { z } from 'zod'
import { loadSession } from '../../journeys/session.ts'
import type { ConversationState } from '../../journeys/state.ts'

const Scoped = z.object({ common: z.object({ tenantId: z.uuid(), conversationId: z.uuid() }) })

/** A stored session as the next turn would read it; throws when any part of it cannot be read. */
export function sessionOf(stored: unknown): ConversationState {
  const ctx = Scoped.parse(stored).common
  const { session, corrupt } = loadSession({ ctx, storedState: z.json().parse(stored) })
  if (corrupt.length > 0) throw new Error(JSON.stringify(corrupt))
  return session
}
