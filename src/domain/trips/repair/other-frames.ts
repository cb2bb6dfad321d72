import type { FactBook } from '../facts/fact-book.ts'
import { type Frame, framesOf } from '../planner/frames.ts'
import type { Branch, PlanInput } from '../planner/plan-branch.ts'
import type { Draft, Provenance } from '../schemas/index.ts'
import { backingOf } from './move-context.ts'

/** The same visits on another frame. */
export interface OtherFrame {
  frame: Frame
  draft: Draft
  provenance: { flight: Provenance; lodging: Provenance }
}

/** Frames of the trip that a move would take, cheapest first, with what it has decided so far. */
export function framesAround(input: PlanInput, current: Branch, takes: (frame: Frame) => boolean): OtherFrame[] {
  return framesOf(input.intent, input.book)
    .filter(takes)
    .map((frame) => {
      const fallback = backingOf(input.book, '', current)
      return {
        frame,
        draft: {
          ...current.draft,
          tier: frame.tier,
          outbound: frame.outbound?.flight_id ?? null,
          inbound: frame.inbound?.flight_id ?? null,
          lodging: frame.lodging?.lodging_id ?? null,
        },
        provenance: {
          flight: (frame.outbound ?? frame.inbound)?.provenance ?? fallback,
          lodging: frame.lodging?.provenance ?? fallback,
        },
      }
    })
}

/** Where the flights of a draft land; null: nobody flies. */
export function airportOf(draft: Draft, book: FactBook): string | null {
  const outbound = draft.outbound === null ? null : book.flight(draft.outbound)
  const inbound = draft.inbound === null ? null : book.flight(draft.inbound)
  return outbound?.dest ?? inbound?.origin ?? null
}
