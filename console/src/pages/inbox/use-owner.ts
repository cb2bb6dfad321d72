import type { ConversationRow } from '../../../../src/http/contract/inbox-shapes.ts'
import { useActor } from '../../lib/api/me.ts'

/** Whose words the customer gets now: only that one may write. `nobody`: the assistant is silent, and no person has it. */
export function useOwner({ owner }: ConversationRow): 'bot' | 'me' | 'colleague' | 'nobody' {
  const actor = useActor()
  if (owner.kind === 'bot') return 'bot'
  if (owner.user_id === null) return 'nobody'
  return owner.user_id === actor ? 'me' : 'colleague'
}
