import { z } from 'zod'
import type { SweptJob } from './define-job.ts'

export const EndpointRef = z.strictObject({ tenantId: z.uuid(), endpointId: z.uuid() })
export type EndpointRef = z.infer<typeof EndpointRef>

/** Something is to be told to an endpoint. What an endpoint refuses is no failure of this work. */
export const deliverWebhooksJob: SweptJob<EndpointRef> = {
  name: 'deliver-webhooks',
  payload: EndpointRef,
  attempts: 3,
  backoffMs: 1_000,
  key: ({ endpointId }) => endpointId,
  parallel: 'many',
  due: {
    rows: 'webhook_deliveries',
    age: 'due',
    schedule: 'events',
    payload: ({ tenantId, subjectId }) => ({ tenantId, endpointId: subjectId }),
  },
  deadAfter: 175,
}
