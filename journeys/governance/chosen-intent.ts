import type { Act } from '../../src/language/reading.ts'
import type { Registry } from '../core/registry.ts'
import { intentChoice } from '../menus.ts'
import type { Pending } from '../pending.ts'
import type { Stop } from '../turn-state.ts'

/** The journey that was chosen from a menu, with what was said before to it; null when nothing was chosen. */
export function chosenIntent(acts: readonly Act[], pending: Pending | null, journeys: Registry): Stop | null {
  const ids = acts.flatMap((act) => (act.act === 'choose' ? [act.id] : []))
  const intent = journeys.intents.find((one) => ids.includes(intentChoice(one)))
  const to = intent === undefined ? null : journeys.journeyFor(intent)
  if (to === null) return null
  const before = pending?.kind === 'clarify_intent' ? pending.acts : []
  return { to, because: 'menu', acts: before.filter((act) => journeys.ownerOfAct(act, null) === to) }
}
