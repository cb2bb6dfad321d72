import { cuesOf } from '../cues-of.ts'
import type { Desk } from '../desk.ts'
import { PARTICLES } from '../particles.ts'
import { unheardIn } from '../unheard.ts'

/** "Lipa", "pay now": said by itself it is a wish, whatever there is to pay. */
const PLAIN: ReadonlySet<string> = new Set(['pay', 'checkout', 'want', 'yes', 'it', 'money', 'can_i'])

export function onlyPays(desk: Desk): boolean {
  const silent = desk
    .left()
    .every(
      ({ meaning }) =>
        meaning.kind === 'filler' || meaning.kind === 'when' || cuesOf(meaning).some((cue) => PLAIN.has(cue)),
    )
  return silent && unheardIn(desk).length === 0
}

/** "How can I pay", which is one phrase of ours, and no wish to pay now. */
export function asksHow({ clause, tokens, says }: Desk): boolean {
  return (
    clause.question || says('how') || tokens.slice(clause.from, clause.to).some(({ text }) => PARTICLES.asks.has(text))
  )
}

/** A smaller number counts something. */
const LEAST_SUM = 50

/** "500 now and 500 at the end of the month": sums for different days are asked about, whatever verb they are told with. */
export function paysInParts(desk: Desk): boolean {
  const sums = desk.clause.spans.filter(
    ({ meaning }) => meaning.kind === 'price' || (meaning.kind === 'number' && meaning.value >= LEAST_SUM),
  )
  return sums.length > 1 && desk.says('pay', 'checkout') && (desk.of('when').length > 0 || desk.says('pause'))
}

/** "If you bring it, does he pay there?": paid at the door, whoever pays; "do I pay for delivery?" asks for its fee. */
export function paysAtDoor(desk: Desk): boolean {
  if (!desk.clause.question || desk.says('how_much', 'total', 'when', 'how_long', 'arrive_when')) return false
  const brought = desk.cues('delivery', 'bring_me', 'arrive')[0]
  return brought !== undefined && desk.cues('pay').some(({ from }) => from >= brought.to)
}
