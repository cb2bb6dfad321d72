import type { PaymentMethod } from '../../lib/payment-method.ts'
import { findCues } from '../cues/match-cues.ts'
import { PACKS } from '../packs/index.ts'
import { tokenise } from '../text/tokenise.ts'

/** Told apart from the plainest last: "a prompt on M-PESA" is a prompt, "M-PESA paybill" a paybill. */
const METHODS = {
  paybill: 'c2b',
  card: 'card',
  prompt: 'stk',
  mpesa: 'stk',
} as const satisfies Record<string, PaymentMethod>

/** The way to pay that a message names by itself; null when it names none, or more than one. */
export function methodNamed(message: string): PaymentMethod | null {
  const cues = findCues(tokenise(message), PACKS).flatMap(({ meaning }) =>
    meaning.kind === 'cue' && !meaning.negated ? [meaning.cue] : [],
  )
  const named = Object.entries(METHODS).flatMap(([cue, method]) =>
    cue !== 'mpesa' && cues.includes(cue) ? [method] : [],
  )
  const methods = new Set(named.length === 0 && cues.includes('mpesa') ? [METHODS.mpesa] : named)
  const [only] = methods
  return methods.size === 1 && only !== undefined ? only : null
}
