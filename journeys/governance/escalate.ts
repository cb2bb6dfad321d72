import type { HandoffReason } from '../../src/domain/handoff/schemas.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnState } from '../turn-state.ts'
import { ESCALATION } from './thresholds.ts'

/** Why a person must take this message over at once; null when the bot may go on. */
export function findEscalation(
  { reading, frustratedTurns }: Pick<TurnState, 'reading' | 'frustratedTurns'>,
  { tenant }: Pick<TurnContext, 'tenant'>,
): HandoffReason | null {
  const acts = reading?.acts ?? []
  if (acts.some(({ act }) => act === 'ask_person')) return 'human_requested'
  const { sensitiveTopics } = tenant.settings.compliance
  if (acts.some((act) => act.act === 'sensitive' && sensitiveTopics.includes(act.topic))) return 'sensitive'
  return frustratedTurns >= ESCALATION.frustratedTurns ? 'frustration' : null
}
