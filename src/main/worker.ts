import { registered, startWorkers } from '../adapters/bullmq/workers.ts'
import { systemClock } from '../adapters/system/clock.ts'
import { countFailures } from '../jobs/count-failures.ts'
import type { OfShop, SweptHandler } from '../jobs/define-job.ts'
import { escalateTicketHandler } from '../jobs/escalate-ticket.handler.ts'
import { fetchMediaHandler } from '../jobs/fetch-media.handler.ts'
import { forgetFailuresHandler } from '../jobs/forget-failures.handler.ts'
import { forgetFailuresJob } from '../jobs/forget-failures.job.ts'
import { placeNotificationHandler } from '../jobs/place-notification.handler.ts'
import { processTurnHandler } from '../jobs/process-turn.handler.ts'
import { reconcileJob } from '../jobs/reconcile.job.ts'
import { reconcilePaymentsHandler } from '../jobs/reconcile-payments.handler.ts'
import { sendMessagesHandler } from '../jobs/send-messages.handler.ts'
import { sendOutreachHandler } from '../jobs/send-outreach.handler.ts'
import { settlePaymentHandler } from '../jobs/settle-payment.handler.ts'
import { sweepHandler } from '../jobs/sweep.handler.ts'
import { sweepJob } from '../jobs/sweep.job.ts'
import { sweepChannelHandler } from '../jobs/sweep-channel.handler.ts'
import { SWEPT_WORK } from '../jobs/swept-work.ts'
import { tendStretchHandler } from '../jobs/tend-stretch.handler.ts'
import { buildEngine } from './engine.ts'
import type { Role } from './role.ts'
import type { Runtime } from './runtime.ts'

/** How long work that succeeds after failures still stands among them, at most. */
const FORGET_EVERY_MS = 60_000

/** Works on turns, sends, settlements and sweeps until closed. Work that closing cuts short loses its lock: another worker takes it up. */
export async function startWorker(runtime: Runtime): Promise<Role> {
  const { config, ctxFor, queue, log, db, directory, inbound } = runtime
  const clock = systemClock
  const engine = await buildEngine(runtime)
  const counted = <Payload extends OfShop>(handler: SweptHandler<Payload>) =>
    registered(countFailures(handler, { ctxFor }))
  const { staleMs, channelsEveryMs } = config.sweep
  const looks = { directory, queue, clock, log, ages: { due: 0, stale: staleMs, channel: channelsEveryMs } }
  const sweptBy = (schedule: string) => ({ ...looks, works: SWEPT_WORK.filter(({ due }) => due.schedule === schedule) })
  const handlers = [
    counted(processTurnHandler({ ctxFor, engine, queue, metered: db.metered, staleMs })),
    counted(sendMessagesHandler({ ctxFor, staleMs })),
    counted(placeNotificationHandler({ ctxFor })),
    counted(settlePaymentHandler({ ctxFor })),
    counted(sweepChannelHandler({ ctxFor, inbound, queue })),
    counted(reconcilePaymentsHandler({ ctxFor })),
    counted(escalateTicketHandler({ ctxFor })),
    counted(tendStretchHandler({ ctxFor })),
    counted(sendOutreachHandler({ ctxFor, staleMs })),
    counted(fetchMediaHandler({ ctxFor, inbound, queue })),
    registered(sweepHandler(sweepJob, sweptBy('sweep'))),
    registered(sweepHandler(reconcileJob, sweptBy('reconcile'))),
    registered(forgetFailuresHandler({ ...looks, ctxFor, works: SWEPT_WORK })),
  ]
  await runtime.backend.ready()
  const workers = startWorkers(runtime.backend, handlers, { concurrency: config.concurrency, log })
  await queue.schedule(sweepJob, {}, config.sweep.everyMs)
  await queue.schedule(reconcileJob, {}, config.reconcileEveryMs)
  await queue.schedule(forgetFailuresJob, {}, FORGET_EVERY_MS)
  log.info('worker_started', { concurrency: config.concurrency })
  return { close: (withinMs = config.stopWithinMs) => workers.close(withinMs) }
}
