import type { Span } from '../../span.ts'
import { cuesOf } from '../cues-of.ts'
import type { Desk } from '../desk.ts'
import { PARTICLES } from '../particles.ts'

/** One thing was ordered and another came: "I ordered blue but you brought black", "nilisema 42, mmeleta 40". */
export function isOtherThanOrdered(desk: Desk): boolean {
  const came = whatCame(desk)
  if (came.length === 0) return false
  if (desk.says('instead')) return true
  const ordered = desk.left().filter((span) => tellsWish(span, desk))
  if (ordered.length === 0) return false
  const told = desk.of('value', 'size', 'number', 'item', 'category', 'feature', 'measure', 'quantity')
  const kinds = new Set(told.map(({ meaning }) => (meaning.kind === 'size' ? 'number' : meaning.kind)))
  const words = desk.tokens.slice(desk.clause.from, desk.clause.to)
  const apart = [...came, ...ordered].some(
    ({ from, to }) => told.some((one) => one.to <= from) && told.some((one) => one.from >= to),
  )
  return (
    kinds.size < told.length || apart || (told.length > 0 && words.some(({ text }) => PARTICLES.contrasts.has(text)))
  )
}

/** What she has now: where nothing is being ordered, what she points at too, "I said 42, this is 40". */
function whatCame(desk: Desk): Span[] {
  const brought = desk.cues('brought', 'arrived')
  const { asked, cart } = desk.context
  if (brought.length > 0 || asked !== null || cart.length > 0 || desk.clause.question) return brought
  return desk.cues('it').filter(({ to }) => {
    const next = desk.tokens[to]?.text ?? ''
    return PARTICLES.isSo.has(next) || PARTICLES.copula.has(next)
  })
}

const ORDERED: ReadonlySet<string> = new Set(['asked_for', 'my_order', 'had'])
const SAID: ReadonlySet<string> = new Set(['talk', 'tell', 'want', 'choose', 'ask', 'seek', 'order', 'take', 'pay'])

/** What was wanted, told as past: "niliorder", "I asked for", "nilisema", "I said". */
function tellsWish({ from, meaning }: Span, { tokens }: Desk): boolean {
  const cues = cuesOf(meaning)
  if (cues.some((cue) => ORDERED.has(cue))) return true
  if (cues.includes('correction')) return PARTICLES.herself.has(tokens[from]?.text ?? '')
  if (meaning.kind !== 'verb') return false
  const { subject, tense, sense, negative } = meaning.verb
  return (
    (subject === 'i' || subject === 'we') && (tense === 'past' || tense === 'perfect') && !negative && SAID.has(sense)
  )
}
