import type { Act } from '../../src/language/reading.ts'
import type { Stop, TurnPatch, TurnState } from '../turn-state.ts'
import type { JourneyId } from './journey-parts.ts'

/** The turn goes on at another journey with what this one found, together with what was said to it anyway. */
export function goOn(state: Pick<TurnState, 'agenda'>, to: JourneyId, acts: readonly Act[]): TurnPatch {
  const agenda = state.agenda ?? []
  const planned = agenda.find((stop) => stop.to === to)
  const stop: Stop = { to, because: 'intent', acts: [...acts, ...(planned?.acts ?? [])] }
  return { agenda: [...agenda.filter((one) => one !== planned), stop] }
}
