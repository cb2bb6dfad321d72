import type { Mover } from '../move-context.ts'
import { airportOf, framesAround } from '../other-frames.ts'

/** Lands at another airport that the customer named, with the flights of it. */
export const swapAirport: Mover = ({ input, current }) => {
  const now = airportOf(current.draft, input.book)
  return framesAround(input, current, ({ airport, lodging }) => {
    return airport !== null && airport !== now && (lodging?.lodging_id ?? null) === current.draft.lodging
  }).map(({ frame, draft, provenance }) => ({
    draft,
    move: {
      move_type: 'swap_airport' as const,
      node_ref: 0,
      old_value: now,
      new_value: frame.airport,
      provenance: provenance.flight,
    },
  }))
}
