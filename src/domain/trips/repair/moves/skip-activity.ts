import { backingOf, choiceIdOf, type Mover, targetsOf, withVisit } from '../move-context.ts'

/** Leaves a visit out: the last thing that is tried. */
export const skipActivity: Mover = (context) =>
  targetsOf(context).map((visit) => ({
    draft: withVisit(context.current.draft, visit, null),
    move: {
      move_type: 'skip_activity' as const,
      node_ref: choiceIdOf(context.current, visit),
      old_value: visit.venue,
      new_value: null,
      provenance: backingOf(context.input.book, visit.venue, context.current),
    },
  }))
