import { z } from 'zod'
import { StreamEvent } from '../../domain/trips/schemas/event.ts'
import { defineRoute } from './define-route.ts'
import { REVIEWERS } from './roles.ts'
import { ById, Instant } from './values.ts'

export const streamTrip = defineRoute({
  name: 'streamTrip',
  method: 'GET',
  path: '/v1/trips/:id/stream',
  summary:
    'What a run tells while it runs, as server-sent events, from its first one, behind `Last-Event-ID`, or after `last_ts`. It ends with the run. A comment each second is a sign of life.',
  who: REVIEWERS,
  scope: 'orders:read',
  idempotent: false,
  params: ById,
  query: z.strictObject({ last_ts: Instant.optional() }),
  answers: { 200: { events: { node_event: StreamEvent } } },
  errors: ['busy'],
})
