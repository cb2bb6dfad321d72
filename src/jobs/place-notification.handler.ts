import type { Ctx } from '../domain/context.ts'
import { openUnsettledReview, settleNotification } from '../domain/payments/index.ts'
import type { SweptHandler } from './define-job.ts'
import { type NotificationRef, placeNotificationJob } from './place-notification.job.ts'

export function placeNotificationHandler(deps: { ctxFor: (tenantId: string) => Ctx }): SweptHandler<NotificationRef> {
  return {
    job: placeNotificationJob,
    async run({ tenantId, notificationId }) {
      await settleNotification(deps.ctxFor(tenantId), { notificationId })
      return null
    },
    async died(ctx, { notificationId }) {
      await openUnsettledReview(ctx, { subjectId: notificationId })
      return 'stays'
    },
  }
}
