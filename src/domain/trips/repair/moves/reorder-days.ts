import { addDays } from '../../../../lib/calendar.ts'
import { inOrder } from '../../planner/draft.ts'
import { hoursWithin } from '../../planner/visit-hours.ts'
import type { Visit } from '../../schemas/index.ts'
import { backingOf, choiceIdOf, type MoveContext, type Mover, type Proposal, targetsOf } from '../move-context.ts'

/** Exchanges what two days hold, or two visits of different days. Days with a locked visit stay as they are. */
export const reorderDays: Mover = function* (context) {
  const targets = targetsOf(context)
  yield* wholeDays(context, targets)
  for (const visit of targets) yield* singleVisits(context, visit)
}

function* wholeDays({ input, current }: MoveContext, targets: readonly Visit[]): Generator<Proposal> {
  const { visits } = current.draft
  const isFree = (day: number): boolean => visits.every((visit) => visit.day !== day || !visit.locked)
  const days = [...new Set(targets.map(({ day }) => day))].filter(isFree)
  for (const day of days) {
    for (const other of current.plan.days.keys()) {
      if (other === day || !isFree(other)) continue
      const moved = visits.map((visit) => {
        const to = visit.day === day ? other : visit.day === other ? day : visit.day
        return to === visit.day ? visit : { ...visit, day: to, others: [] }
      })
      const first = targets.find((visit) => visit.day === day)
      if (!first) continue
      yield {
        draft: { ...current.draft, visits: inOrder(moved) },
        move: {
          move_type: 'reorder_days',
          node_ref: day,
          old_value: addDays(input.intent.date_window.start, day),
          new_value: addDays(input.intent.date_window.start, other),
          provenance: backingOf(input.book, first.venue, current),
        },
      }
    }
  }
}

function* singleVisits({ input, current }: MoveContext, visit: Visit): Generator<Proposal> {
  for (const other of current.draft.visits) {
    if (other === visit || other.locked || other.day === visit.day || other.kind !== visit.kind) continue
    const [here, there] = [standing(input, visit, other), standing(input, other, visit)]
    if (!here || !there) continue
    const moved = current.draft.visits.map((each) => (each === visit ? there : each === other ? here : each))
    yield {
      draft: { ...current.draft, visits: inOrder(moved) },
      move: {
        move_type: 'reorder_days',
        node_ref: choiceIdOf(current, visit),
        old_value: visit.venue,
        new_value: other.venue,
        provenance: backingOf(input.book, other.venue, current),
      },
    }
  }
}

/** The second venue at the hours of the first visit. */
function standing({ book, intent }: MoveContext['input'], at: Visit, of: Visit): Visit | null {
  const place = book.attraction(of.venue)
  const day = { date: addDays(intent.date_window.start, at.day), tz: intent.date_window.tz }
  const hours = place && hoursWithin(book, place, day, at)
  return hours ? { ...of, ...hours, day: at.day, others: [] } : null
}
