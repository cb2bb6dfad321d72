import { registered, startWorkers } from '../adapters/bullmq/workers.ts'
import { systemClock } from '../adapters/system/clock.ts'
import { escalateTicketHandler } from '../jobs/escalate-ticket.handler.ts'
import { fetchMediaHandler } from '../jobs/fetch-media.handler.ts'
import { processTurnHandler } from '../jobs/process-turn.handler.ts'
import { reconcileHandler } from '../jobs/reconcile.handler.ts'
import { reconcile } from '../jobs/reconcile.job.ts'
import { reconcilePaymentsHandler } from '../jobs/reconcile-payments.handler.ts'
import { sendMessagesHandler } from '../jobs/send-messages.handler.ts'
import { sendOutreachHandler } from '../jobs/send-outreach.handler.ts'
import { settleNotificationHandler } from '../jobs/settle-notification.handler.ts'
import { settlePaymentHandler } from '../jobs/settle-payment.handler.ts'
import { sweepHandler } from '../jobs/sweep.handler.ts'
import { sweep } from '../jobs/sweep.job.ts'
import { sweepChannelHandler } from '../jobs/sweep-channel.handler.ts'
import { tendStretchHandler } from '../jobs/tend-stretch.handler.ts'
import { buildEngine } from './engine.ts'
import type { Role } from './role.ts'
import type { Runtime } from './runtime.ts'

/** How long running work may take to finish at shutdown; then its locks expire and another worker takes it up. */
const FINISH_WITHIN_MS = 15_000

/** Works on turns, sends, settlements and sweeps until closed. */
export async function startWorker(runtime: Runtime): Promise<Role> {
  const { config, ctxFor, queue, log, db, directory, inbound } = runtime
  const clock = systemClock
  const engine = await buildEngine(runtime)
  const handlers = [
    registered(processTurnHandler({ ctxFor, engine, queue, metered: db.metered, staleMs: config.sweep.staleMs })),
    registered(sendMessagesHandler({ ctxFor, staleMs: config.sweep.staleMs })),
    registered(settleNotificationHandler({ ctxFor, queue })),
    registered(settlePaymentHandler({ ctxFor, queue })),
    registered(sweepHandler({ directory, queue, clock, log, ...config.sweep })),
    registered(sweepChannelHandler({ ctxFor, inbound, queue })),
    registered(reconcileHandler({ directory, queue, clock })),
    registered(reconcilePaymentsHandler({ ctxFor, queue })),
    registered(escalateTicketHandler({ ctxFor, queue })),
    registered(tendStretchHandler({ ctxFor, queue })),
    registered(sendOutreachHandler({ ctxFor, staleMs: config.sweep.staleMs })),
    registered(fetchMediaHandler({ ctxFor, inbound, queue })),
  ]
  await runtime.backend.ready()
  const workers = startWorkers(runtime.backend, handlers, { concurrency: config.concurrency, log })
  await queue.schedule(sweep, {}, config.sweep.everyMs)
  await queue.schedule(reconcile, {}, config.reconcileEveryMs)
  log.info('worker_started', { concurrency: config.concurrency })
  return { close: () => workers.close(FINISH_WITHIN_MS) }
}
