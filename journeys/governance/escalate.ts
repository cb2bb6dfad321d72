import type { HandoffReason } from '../../src/domain/handoff/schemas.ts'
import type { SensitiveTopic } from '../../src/llm/offline/types.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnState } from '../turn-state.ts'
import { complainsOfDelivery, threatensReversal } from './delivery-complaint.ts'
import { asksForPerson } from './talk-rules.ts'
import { ESCALATION, INTENT } from './thresholds.ts'

const REASON_OF: Readonly<Record<SensitiveTopic, HandoffReason>> = {
  dispute: 'dispute',
  refund: 'dispute',
  chargeback: 'dispute',
  legal: 'sensitive',
  medical: 'sensitive',
}

/** Why a person must take this message over at once; null when the bot may go on. */
export function findEscalation(state: TurnState, { llm, tenant }: TurnContext): HandoffReason | null {
  const wantsPerson = state.intent === 'human_request' && state.intentConfidence >= INTENT.run
  if (wantsPerson || asksForPerson(state.message)) return 'human_requested'
  const topic = llm.engine.detectSensitive(state.message)
  const { sensitiveTopics } = tenant.settings.compliance
  const answeredHere = (topic === 'legal' || topic === 'medical') && !sensitiveTopics.includes(topic)
  if (topic !== null && !answeredHere) return REASON_OF[topic]
  if (complainsOfDelivery(state.message) || threatensReversal(state.message)) return 'dispute'
  return state.frustratedTurns >= ESCALATION.frustratedTurns ? 'frustration' : null
}
