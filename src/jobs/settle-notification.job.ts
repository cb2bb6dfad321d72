import { z } from 'zod'
import type { Job } from './define-job.ts'

export const NotificationRef = z.strictObject({ tenantId: z.uuid(), notificationId: z.uuid() })
export type NotificationRef = z.infer<typeof NotificationRef>

/** Gives one report of money sent by hand its place. */
export const settleNotification: Job<NotificationRef> = {
  name: 'settle-notification',
  payload: NotificationRef,
  attempts: 5,
  backoffMs: 1_000,
  key: ({ notificationId }) => notificationId,
  parallel: 'many',
}
