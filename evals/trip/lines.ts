import { z } from 'zod'
import { AppointmentsData, AppointmentsIntent } from '../../src/domain/trips/schemas/appointments.ts'
import { RouteData, RouteIntent } from '../../src/domain/trips/schemas/route.ts'
import { SlotIntent } from '../../src/domain/trips/schemas/slot.ts'
import { TourData, TourIntent } from '../../src/domain/trips/schemas/tour.ts'
import { TripQuestionLine } from './plan-line.ts'

const Id = z.union([z.string(), z.number()])

/** One line of the input, by what is to be planned. */
export const TripLine = z.discriminatedUnion('kind', [
  z.strictObject({ id: Id, kind: z.literal('tour'), intent: TourIntent, data: TourData }),
  z.strictObject({ id: Id, kind: z.literal('route'), intent: RouteIntent, data: RouteData }),
  z.strictObject({ id: Id, kind: z.literal('appointments'), intent: AppointmentsIntent, data: AppointmentsData }),
  z.strictObject({ id: Id, kind: z.literal('slot'), intent: SlotIntent }),
  TripQuestionLine,
])
export type TripLine = z.infer<typeof TripLine>

/** What is read of a line that may otherwise be anything, so that its answer can be told apart. */
export const LineHead = z.object({ id: Id.nullable().catch(null), kind: z.string().nullable().catch(null) })
