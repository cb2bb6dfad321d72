import type { Desk } from '../../src/language/concierge/guest-reading.ts'
import { readGuest } from '../../src/language/concierge/read-guest.ts'
import { readMemory } from '../../src/language/memory/read-memory.ts'
import type { Act, ActName, Reading } from '../../src/language/reading.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnState } from '../turn-state.ts'
import { isUrgent } from './always-heard.ts'

/** What a message is taken for that only tells of its writer. */
const MISTAKEN: ReadonlySet<ActName> = new Set(['ask_guest', 'ask_preferences', 'unclear', 'off_topic', 'confirm'])

/**
 * What a guest says of herself, and what she wants of what is remembered of her, beside what else was heard. Of a message that
 * gives orders nothing is remembered, and who answers a question about a booking answers that.
 */
export async function hearMemory(reading: Reading, state: TurnState, turn: TurnContext): Promise<Reading> {
  const { concierge, journeys } = turn.tenant.settings
  if (concierge === null || !journeys.includes('concierge') || turn.choice !== null || state.untrusted) return reading
  if (state.pending?.kind === 'guest_booking' || reading.acts.some(isUrgent)) return reading
  const { does, signals, rest } = readMemory(state.message)
  if (does === null && signals.length === 0) return reading
  const act = { act: 'memory' as const, does: does ?? ('tell' as const), told: [...signals] }
  const asks = rest !== '' && asksSomething(rest, await turn.loadDesk())
  const kept = reading.acts.filter((one) =>
    does === null || does === 'keep' ? staysBeside(one, asks) : isConsent(one),
  )
  return { ...reading, acts: [...kept, act], confidence: Math.max(reading.confidence, SURE), about: null }
}

const SURE = 0.95

function isConsent({ act }: Act): boolean {
  return act === 'consent'
}

function staysBeside(act: Act, asks: boolean): boolean {
  return (
    asks || !MISTAKEN.has(act.act) || (act.act === 'ask_guest' && act.guard !== null && act.guard !== 'other_domain')
  )
}

/** What is left beside what was told asks something of its own. */
function asksSomething(rest: string, desk: Desk): boolean {
  const { stage, queryType } = readGuest({ text: rest }, desk)
  return rest.includes('?') || (stage === 'rule' && queryType !== 'ambiguous' && queryType !== 'greeting')
}
