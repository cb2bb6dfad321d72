import type { Clock, Log } from '../domain/context.ts'
import type { JobHandler } from './define-job.ts'
import type { WorkDirectory } from './directory.ts'
import { escalateTicket } from './escalate-ticket.job.ts'
import { fetchMedia } from './fetch-media.job.ts'
import { processTurn } from './process-turn.job.ts'
import type { WorkQueue } from './queue.ts'
import { sendMessages } from './send-messages.job.ts'
import { sendOutreach } from './send-outreach.job.ts'
import { settleNotification } from './settle-notification.job.ts'
import { settlePayment } from './settle-payment.job.ts'
import { type Nothing, sweep } from './sweep.job.ts'
import { sweepChannel } from './sweep-channel.job.ts'
import { tendStretch } from './tend-stretch.job.ts'

const BATCH = 200

export function sweepHandler(deps: {
  directory: WorkDirectory
  queue: WorkQueue
  clock: Clock
  log: Log
  staleMs: number
  channelsEveryMs: number
}): JobHandler<Nothing> {
  const { directory, queue } = deps
  return {
    job: sweep,
    async run() {
      const now = deps.clock.now()
      const stale = new Date(now.getTime() - deps.staleMs)
      const [turns, sends, payments, events, notifications, tickets, media, channels, stretches, outreach] =
        await Promise.all([
          directory.dueTurns(stale, BATCH),
          directory.dueSends(stale, BATCH),
          directory.duePayments(now, BATCH),
          directory.duePaymentEvents(stale, BATCH),
          directory.duePaymentNotifications(now, BATCH),
          directory.dueTickets(now, BATCH),
          directory.dueMedia(stale, BATCH),
          directory.dueChannels(new Date(now.getTime() - deps.channelsEveryMs), BATCH),
          directory.dueStretches(now, BATCH),
          directory.dueOutreach(now, BATCH),
        ])
      const work = [
        ...turns.map((ref) => queue.enqueue(processTurn, ref)),
        ...sends.map((ref) => queue.enqueue(sendMessages, ref)),
        ...[...payments, ...events].map((ref) => queue.enqueue(settlePayment, ref)),
        ...notifications.map((ref) => queue.enqueue(settleNotification, ref)),
        ...tickets.map((ref) => queue.enqueue(escalateTicket, ref)),
        ...media.map((ref) => queue.enqueue(fetchMedia, ref)),
        ...channels.map((ref) => queue.enqueue(sweepChannel, ref)),
        ...stretches.map((ref) => queue.enqueue(tendStretch, ref)),
        ...outreach.map((ref) => queue.enqueue(sendOutreach, ref)),
      ]
      await Promise.all(work)
      const found = {
        turns: turns.length,
        sends: sends.length,
        payments: payments.length,
        events: events.length,
        notifications: notifications.length,
        tickets: tickets.length,
        stretches: stretches.length,
        outreach: outreach.length,
        media: media.length,
      }
      if (Object.values(found).some((count) => count > 0)) deps.log.info('sweep', found)
      return null
    },
  }
}
