import { laneOf } from '../adapters/bullmq/lane.ts'
import { loopLoad } from '../adapters/bullmq/loop-load.ts'
import { threadGate } from '../adapters/bullmq/thread-gate.ts'
import { registered, startWorkers } from '../adapters/bullmq/workers.ts'
import { systemClock } from '../adapters/system/clock.ts'
import { assignWaitingHandler } from '../jobs/assign-waiting.handler.ts'
import { countFailures } from '../jobs/count-failures.ts'
import type { OfShop, SweptHandler } from '../jobs/define-job.ts'
import { deliverWebhooksHandler } from '../jobs/deliver-webhooks.handler.ts'
import { escalateTicketHandler } from '../jobs/escalate-ticket.handler.ts'
import { fetchMediaHandler } from '../jobs/fetch-media.handler.ts'
import { forgetAnswersHandler } from '../jobs/forget-answers.handler.ts'
import { forgetEventsHandler } from '../jobs/forget-events.handler.ts'
import { forgetFailuresHandler } from '../jobs/forget-failures.handler.ts'
import { forgetFailuresJob } from '../jobs/forget-failures.job.ts'
import { forgetGuestHandler } from '../jobs/forget-guest.handler.ts'
import { forgetPlaygroundHandler } from '../jobs/forget-playground.handler.ts'
import { forgetTurnInputsHandler } from '../jobs/forget-turn-inputs.handler.ts'
import { ingestDocumentHandler } from '../jobs/ingest-document.handler.ts'
import { numberEventsHandler } from '../jobs/number-events.handler.ts'
import { placeNotificationHandler } from '../jobs/place-notification.handler.ts'
import { type ProcessTurnDeps, processTurnHandler } from '../jobs/process-turn.handler.ts'
import { pruneHandler } from '../jobs/prune.handler.ts'
import { pruneTripsHandler } from '../jobs/prune-trips.handler.ts'
import { readMoneyListHandler } from '../jobs/read-money-list.handler.ts'
import { reconcileJob } from '../jobs/reconcile.job.ts'
import { reconcilePaymentsHandler } from '../jobs/reconcile-payments.handler.ts'
import { runCampaignHandler } from '../jobs/run-campaign.handler.ts'
import { runReplayHandler } from '../jobs/run-replay.handler.ts'
import { runTripHandler } from '../jobs/run-trip.handler.ts'
import { sealAuditHandler } from '../jobs/seal-audit.handler.ts'
import { sendAtOnce } from '../jobs/send-at-once.ts'
import { sendMessagesHandler } from '../jobs/send-messages.handler.ts'
import { sendOutreachHandler } from '../jobs/send-outreach.handler.ts'
import { sendScheduledHandler } from '../jobs/send-scheduled.handler.ts'
import { settlePaymentHandler } from '../jobs/settle-payment.handler.ts'
import { sweepHandler } from '../jobs/sweep.handler.ts'
import { sweepJob } from '../jobs/sweep.job.ts'
import { sweepChannelHandler } from '../jobs/sweep-channel.handler.ts'
import { SWEPT_WORK } from '../jobs/swept-work.ts'
import { tendImportHandler } from '../jobs/tend-import.handler.ts'
import { tendReversalHandler } from '../jobs/tend-reversal.handler.ts'
import { tendSharesHandler } from '../jobs/tend-shares.handler.ts'
import { tendStretchHandler } from '../jobs/tend-stretch.handler.ts'
import { wakeConversationHandler } from '../jobs/wake-conversation.handler.ts'
import { watchEventsJob } from '../jobs/watch-events.job.ts'
import { watchTripHandler } from '../jobs/watch-trip.handler.ts'
import { buildEngine } from './engine.ts'
import type { Role } from './role.ts'
import type { Runtime } from './runtime.ts'
import { steppedCtx } from './stepped-ctx.ts'
import { warmReading } from './warm-reading.ts'

/** How long work that succeeds after failures still stands among them, at most. */
const FORGET_EVERY_MS = 60_000
/** How late programs hear of a fact, at most, while nothing holds them up. */
const EVENTS_EVERY_MS = 1_000

/** Works on turns, sends, settlements and sweeps until closed. Work that closing cuts short loses its lock: another worker takes it up. */
export async function startWorker(runtime: Runtime): Promise<Role> {
  const { config, ctxFor, queue, log, directory, inbound } = runtime
  const clock = systemClock
  const engine = await buildEngine(runtime)
  const offline = await buildEngine(runtime, { offline: true })
  warmReading()
  const counted = <Payload extends OfShop>(handler: SweptHandler<Payload>) =>
    registered(countFailures(handler, { ctxFor }))
  const { staleMs, channelsEveryMs } = config.sweep
  const looks = { directory, queue, clock, log, ages: { due: 0, stale: staleMs, channel: channelsEveryMs } }
  const sweptBy = (schedule: string) => ({ ...looks, works: SWEPT_WORK.filter(({ due }) => due.schedule === schedule) })
  const gate = threadGate(loopLoad)
  const turnCtxFor: ProcessTurnDeps['ctxFor'] = (tenantId, requestId, customerId) =>
    steppedCtx(ctxFor(tenantId, requestId, customerId), () => gate.step(laneOf({ tenantId })))
  const sends = sendAtOnce({ ctxFor, queue, staleMs, most: config.concurrency })
  const handlers = [
    counted(processTurnHandler({ ctxFor: turnCtxFor, engine, queue, sends })),
    counted(sendMessagesHandler({ ctxFor, staleMs })),
    counted(placeNotificationHandler({ ctxFor })),
    counted(settlePaymentHandler({ ctxFor })),
    counted(sweepChannelHandler({ ctxFor, inbound, queue })),
    counted(reconcilePaymentsHandler({ ctxFor })),
    counted(readMoneyListHandler({ ctxFor })),
    counted(tendReversalHandler({ ctxFor })),
    counted(tendSharesHandler({ ctxFor })),
    counted(escalateTicketHandler({ ctxFor })),
    counted(tendStretchHandler({ ctxFor })),
    counted(assignWaitingHandler({ ctxFor })),
    counted(wakeConversationHandler({ ctxFor })),
    counted(sendScheduledHandler({ ctxFor })),
    counted(sendOutreachHandler({ ctxFor, staleMs })),
    counted(runCampaignHandler({ ctxFor })),
    counted(fetchMediaHandler({ ctxFor, inbound, queue })),
    counted(ingestDocumentHandler({ ctxFor })),
    counted(runTripHandler({ ctxFor })),
    counted(tendImportHandler({ ctxFor })),
    counted(forgetGuestHandler({ ctxFor })),
    counted(sealAuditHandler({ ctxFor })),
    counted(forgetAnswersHandler({ ctxFor })),
    counted(numberEventsHandler({ ctxFor })),
    counted(deliverWebhooksHandler({ ctxFor })),
    counted(forgetEventsHandler({ ctxFor })),
    counted(watchTripHandler({ ctxFor })),
    counted(pruneTripsHandler({ ctxFor })),
    counted(forgetTurnInputsHandler({ ctxFor })),
    counted(forgetPlaygroundHandler({ ctxFor })),
    counted(runReplayHandler({ ctxFor, engine: offline })),
    counted(pruneHandler({ ctxFor, directory, clock })),
    registered(sweepHandler(sweepJob, sweptBy('sweep'))),
    registered(sweepHandler(reconcileJob, sweptBy('reconcile'))),
    registered(sweepHandler(watchEventsJob, sweptBy('events'))),
    registered(forgetFailuresHandler({ ...looks, ctxFor, works: SWEPT_WORK })),
  ]
  await runtime.backend.ready()
  const workers = startWorkers(runtime.backend, handlers, { concurrency: config.concurrency, gate, log })
  await queue.schedule(sweepJob, {}, config.sweep.everyMs)
  await queue.schedule(reconcileJob, {}, config.reconcileEveryMs)
  await queue.schedule(watchEventsJob, {}, EVENTS_EVERY_MS)
  await queue.schedule(forgetFailuresJob, {}, FORGET_EVERY_MS)
  log.info('worker_started', { concurrency: config.concurrency })
  return {
    async close(withinMs = config.stopWithinMs) {
      const endsAt = performance.now() + withinMs
      // Turns first: what they commit is still sent.
      await workers.close(withinMs)
      await sends.close(Math.max(0, endsAt - performance.now()))
    },
  }
}
