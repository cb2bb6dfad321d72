import type { Wake } from '../domain/context.ts'
import { deliverWebhooksJob } from './deliver-webhooks.job.ts'
import { ingestDocumentJob } from './ingest-document.job.ts'
import { placeNotificationJob } from './place-notification.job.ts'
import { processTurnJob } from './process-turn.job.ts'
import type { WorkQueue } from './queue.ts'
import { runCampaignJob } from './run-campaign.job.ts'
import { runReplayJob } from './run-replay.job.ts'
import { runTripJob } from './run-trip.job.ts'
import { sendMessagesJob } from './send-messages.job.ts'
import { settlePaymentJob } from './settle-payment.job.ts'
import { SWEPT_WORK } from './swept-work.ts'
import { tendImportJob } from './tend-import.job.ts'
import { tendSharesJob } from './tend-shares.job.ts'

/** Puts the work that committed rows ask for on its queues. */
export async function wakeJobs(queue: WorkQueue, tenantId: string, wakes: readonly Wake[]): Promise<void> {
  await Promise.all(wakes.map((wake) => wakeJob(queue, tenantId, wake)))
}

async function wakeJob(queue: WorkQueue, tenantId: string, wake: Wake): Promise<void> {
  const options = { delayMs: 'afterMs' in wake ? (wake.afterMs ?? 0) : 0 }
  switch (wake.work) {
    case 'turn':
      return queue.enqueue(processTurnJob, { tenantId, conversationId: wake.conversationId }, options)
    case 'sends':
      return queue.enqueue(sendMessagesJob, { tenantId, conversationId: wake.conversationId }, options)
    case 'payment':
      return queue.enqueue(settlePaymentJob, { tenantId, attemptId: wake.attemptId }, options)
    case 'notification':
      return queue.enqueue(placeNotificationJob, { tenantId, notificationId: wake.notificationId }, options)
    case 'shares':
      return queue.enqueue(tendSharesJob, { tenantId, planId: wake.planId }, options)
    case 'ingestion':
      return queue.enqueue(ingestDocumentJob, { tenantId, versionId: wake.versionId }, options)
    case 'trip':
      return queue.enqueue(runTripJob, { tenantId, runId: wake.runId }, options)
    case 'import':
      return queue.enqueue(tendImportJob, { tenantId, importId: wake.importId }, options)
    case 'campaign':
      return queue.enqueue(runCampaignJob, { tenantId, campaignId: wake.campaignId }, options)
    case 'replay':
      return queue.enqueue(runReplayJob, { tenantId, replayId: wake.replayId }, options)
    case 'webhooks':
      return queue.enqueue(deliverWebhooksJob, { tenantId, endpointId: wake.endpointId }, options)
    case 'failed':
      return SWEPT_WORK.find(({ name }) => name === wake.name)?.wake(queue, { tenantId, subjectId: wake.subjectId })
  }
}
