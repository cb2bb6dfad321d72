import type { TraceStep } from './schemas.ts'

/** Rules that a turn may meet, by their names in the trace, and what makes each of them act. Those that act on every turn are not here. */
const RULES: Readonly<Record<string, string>> = {
  rate_limit: 'the customer writes more than her limit allows',
  consent_gate: 'she says STOP, START or what she agrees to',
  secret_warning: 'she has typed a PIN, a password or a card',
  input_audit: 'the message gives orders to the assistant, or a secret was taken out of it',
  after_person: 'a person of the shop had the conversation before',
  answer_reminder: 'she answers a reminder',
  concierge_route: 'the shop answers guests, and she asks as one',
  journey_router: 'her words lead to more than one journey',
  validate: 'a model has written the answer',
  fallback: 'nothing that is known answers her',
  turn_failed: 'the turn could not be finished',
}

export interface RuleNotFired {
  rule: string
  firesWhen: string
}

/** The rules that had nothing to do in a turn. */
export function rulesNotFired(steps: readonly TraceStep[]): RuleNotFired[] {
  const fired = new Set(steps.map(({ node }) => node))
  return Object.entries(RULES)
    .filter(([rule]) => !fired.has(rule))
    .map(([rule, firesWhen]) => ({ rule, firesWhen }))
}
