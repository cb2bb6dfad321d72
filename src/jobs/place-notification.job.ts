import { z } from 'zod'
import type { SweptJob } from './define-job.ts'

export const NotificationRef = z.strictObject({ tenantId: z.uuid(), notificationId: z.uuid() })
export type NotificationRef = z.infer<typeof NotificationRef>

/** Makes something of one thing that a provider told: gives money sent by hand its place, or ends what was asked for. */
export const placeNotificationJob: SweptJob<NotificationRef> = {
  name: 'place-notification',
  payload: NotificationRef,
  attempts: 5,
  backoffMs: 1_000,
  key: ({ notificationId }) => notificationId,
  parallel: 'many',
  due: {
    rows: 'payment_notifications',
    age: 'due',
    schedule: 'sweep',
    payload: ({ tenantId, subjectId }) => ({ tenantId, notificationId: subjectId }),
  },
  deadAfter: 32,
}
