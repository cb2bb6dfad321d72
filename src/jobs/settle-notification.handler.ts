import type { Ctx } from '../domain/context.ts'
import { settleNotification as settle } from '../domain/payments/index.ts'
import type { JobHandler } from './define-job.ts'
import type { WorkQueue } from './queue.ts'
import { sendMessages } from './send-messages.job.ts'
import { type NotificationRef, settleNotification } from './settle-notification.job.ts'

export function settleNotificationHandler(deps: {
  ctxFor: (tenantId: string) => Ctx
  queue: WorkQueue
}): JobHandler<NotificationRef> {
  return {
    job: settleNotification,
    async run({ tenantId, notificationId }) {
      const { told, conversationId, againInMs } = await settle(deps.ctxFor(tenantId), { notificationId })
      if (told && conversationId !== null) await deps.queue.enqueue(sendMessages, { tenantId, conversationId })
      return againInMs === null ? null : { againInMs }
    },
  }
}
