import type { Mover } from '../move-context.ts'
import { airportOf, framesAround } from '../other-frames.ts'

/** Takes another flight to or from the same airport. */
export const changeFlight: Mover = ({ input, current }) => {
  const { outbound, inbound, lodging } = current.draft
  const now = airportOf(current.draft, input.book)
  return framesAround(input, current, (frame) => {
    const out = (frame.outbound?.flight_id ?? null) !== outbound
    const back = (frame.inbound?.flight_id ?? null) !== inbound
    return frame.airport === now && (frame.lodging?.lodging_id ?? null) === lodging && out !== back
  }).map(({ frame, draft, provenance }) => {
    const out = draft.outbound !== outbound
    return {
      draft,
      move: {
        move_type: 'change_flight' as const,
        node_ref: out ? 0 : current.plan.days.length - 1,
        old_value: out ? outbound : inbound,
        new_value: (out ? frame.outbound : frame.inbound)?.flight_id ?? null,
        provenance: provenance.flight,
      },
    }
  })
}
