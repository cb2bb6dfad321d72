import { say } from '../../prompts/copy/index.ts'
import { speaksOfHealth } from '../../src/language/concierge/speaks-of-health.ts'
import { addReply } from '../replies.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnState } from '../turn-state.ts'
import { contactLines } from './contacts.ts'
import type { GuestAsk } from './scratch.ts'

/** A question of the house that health is beside, as of a massage while pregnant, is answered, and never without this caution. */
export function warnOfHealth(ask: GuestAsk | null, { responseLanguage }: TurnState, turn: TurnContext): void {
  if (ask === null || ask.guard !== null || !speaksOfHealth(ask.words)) return
  const contacts = contactLines(turn, responseLanguage, ['medical'])
  addReply(turn, say('guest_health_beside', responseLanguage, { contacts }), { kind: 'owed' })
}
