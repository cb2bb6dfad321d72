import { HandoffReason } from '../../src/domain/handoff/schemas.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnState } from '../turn-state.ts'

const SAID_CHARS = 600

/** What whoever takes over must know: why, where the conversation stood, and the customer's own words. */
export function ticketFor(
  state: TurnState,
  { text, journeys }: TurnContext,
): { reason: HandoffReason; summary: string; journey: string; step: string } {
  const reason = HandoffReason.catch('human_requested').parse(state.escalationReason)
  const open = state.pending ?? state.suspended
  const journey = open === null ? (journeys.journeyFor(state.intent) ?? state.journey) : journeys.ownerOf(open)
  const failure = state.toolFailure === null ? '' : ` Tool ${state.toolFailure.tool} failed: ${state.toolFailure.code}.`
  const order = state.orderId === null ? '' : ` Order in this conversation: ${state.orderId}.`
  const person = sayLast(state)
  const said = text.trim().slice(0, SAID_CHARS)
  return {
    reason,
    summary: `${WHY[reason]}${failure}${order}${person} The customer wrote: ${said === '' ? '(no text)' : said}`,
    journey,
    step: open?.kind ?? state.intent,
  }
}

function sayLast({ lastHumanStretch: last }: TurnState): string {
  if (last === null) return ''
  const promised = last.promised === null ? '' : ` and promised: ${last.promised}`
  return ` A person had this conversation before (${last.outcome}${promised}).`
}

const WHY: Readonly<Record<HandoffReason, string>> = {
  human_requested: 'The customer asks for a person.',
  dispute: 'The customer disputes a payment, demands money back or complains of a delivery.',
  sensitive: 'The message is about a legal or medical matter.',
  frustration: 'The customer is frustrated and two turns did not help.',
  clarification_loop: 'The bot did not understand three times in a row.',
  tool_errors: 'Two tool calls in a row failed.',
  knowledge_missing: "The shop's documents do not answer the question.",
  payment_review: 'A payment needs to be checked by hand.',
  turn_failed: 'A turn failed and could not be finished.',
  booking_request: 'A guest asks for a booking.',
  emergency: 'A guest reports an emergency: somebody must go there now.',
  self_harm: 'A guest may be a danger to herself: somebody must talk to her now.',
  not_told: 'The customer could not be told of something that happened.',
}
