import { z } from 'zod'
import { watchTrip } from '../src/domain/trips/index.ts'
import { defineTool } from './define-tool.ts'

export const tripWatch = defineTool({
  name: 'trip_watch',
  access: 'write',
  description:
    'Has a planned trip of this customer looked at again until it begins, and counts as her consent to that: only when she asks for it. Changes nothing of the trip.',
  input: { trip_id: z.uuid() },
  output: z.strictObject({ outcome: z.enum(['watching', 'no_trip', 'too_late', 'no_consent']) }),
  run: async (ctx, { trip_id }) => ({
    outcome:
      ctx.customerId === null ? 'no_trip' : await watchTrip(ctx, { tripId: trip_id, customerId: ctx.customerId }),
  }),
})
