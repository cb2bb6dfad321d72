import type { Act, ActName } from '../../src/language/reading.ts'

const PEOPLE_AND_MONEY: ReadonlySet<ActName> = new Set([
  'ask_person',
  'sensitive',
  'refund',
  'ask_payment',
  'claim_paid',
  'misdirected_payment',
  'complain',
])

/** A person, money that has moved, somebody in danger, or who wants to be forgotten: heard in any state, whatever was said before. */
export function isAlwaysHeard(acts: readonly Act[]): boolean {
  return acts.some((act) => PEOPLE_AND_MONEY.has(act.act) || isUrgent(act) || wantsForgotten(act))
}

function wantsForgotten(act: Act): boolean {
  return act.act === 'memory' && act.does === 'forget'
}

/** A life may be in danger. */
export function isUrgent(act: Act): boolean {
  return act.act === 'ask_guest' && (act.guard === 'self_harm' || act.guard === 'emergency')
}
