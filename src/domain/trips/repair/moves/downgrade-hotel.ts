import { Tier } from '../../schemas/index.ts'
import type { Mover } from '../move-context.ts'
import { framesAround } from '../other-frames.ts'

/** Sleeps a tier lower, or two: the flights stay. */
export const downgradeHotel: Mover = ({ input, current }) => {
  const now = current.draft.lodging === null ? null : input.book.lodging(current.draft.lodging)
  if (now === null) return []
  const rank = (tier: Tier): number => Tier.options.indexOf(tier)
  return framesAround(input, current, ({ lodging, outbound, inbound }) => {
    const sameFlights =
      (outbound?.flight_id ?? null) === current.draft.outbound && (inbound?.flight_id ?? null) === current.draft.inbound
    return sameFlights && lodging !== null && rank(lodging.tier) < rank(now.tier)
  }).map(({ frame, draft, provenance }) => ({
    draft,
    move: {
      move_type: 'downgrade_hotel' as const,
      node_ref: 0,
      old_value: now.lodging_id,
      new_value: frame.lodging?.lodging_id ?? null,
      provenance: provenance.lodging,
    },
  }))
}
