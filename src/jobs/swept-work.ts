import { assignWaitingJob } from './assign-waiting.job.ts'
import type { OfShop, SweptJob, WorkRef } from './define-job.ts'
import { deliverWebhooksJob } from './deliver-webhooks.job.ts'
import { escalateTicketJob } from './escalate-ticket.job.ts'
import { fetchMediaJob } from './fetch-media.job.ts'
import { forgetAnswersJob } from './forget-answers.job.ts'
import { forgetEventsJob } from './forget-events.job.ts'
import { forgetGuestJob } from './forget-guest.job.ts'
import { forgetPlaygroundJob } from './forget-playground.job.ts'
import { forgetTurnInputsJob } from './forget-turn-inputs.job.ts'
import { ingestDocumentJob } from './ingest-document.job.ts'
import { numberEventsJob } from './number-events.job.ts'
import { placeNotificationJob } from './place-notification.job.ts'
import { processTurnJob } from './process-turn.job.ts'
import { pruneJob } from './prune.job.ts'
import { pruneTripsJob } from './prune-trips.job.ts'
import type { WorkQueue } from './queue.ts'
import { readMoneyListJob } from './read-money-list.job.ts'
import { reconcilePaymentsJob } from './reconcile-payments.job.ts'
import { runCampaignJob } from './run-campaign.job.ts'
import { runReplayJob } from './run-replay.job.ts'
import { runTripJob } from './run-trip.job.ts'
import { sealAuditJob } from './seal-audit.job.ts'
import { sendMessagesJob } from './send-messages.job.ts'
import { sendOutreachJob } from './send-outreach.job.ts'
import { sendScheduledJob } from './send-scheduled.job.ts'
import { settlePaymentJob } from './settle-payment.job.ts'
import { sweepChannelJob } from './sweep-channel.job.ts'
import { tendImportJob } from './tend-import.job.ts'
import { tendReversalJob } from './tend-reversal.job.ts'
import { tendSharesJob } from './tend-shares.job.ts'
import { tendStretchJob } from './tend-stretch.job.ts'
import { wakeConversationJob } from './wake-conversation.job.ts'
import { watchTripJob } from './watch-trip.job.ts'

/** A swept job with its payload type closed over, so that different jobs fit into one list. */
export interface SweptWork extends Pick<SweptJob<never>, 'name' | 'deadAfter'> {
  due: Pick<SweptJob<never>['due'], 'rows' | 'age' | 'schedule'>
  wake: (queue: WorkQueue, ref: WorkRef) => Promise<void>
}

/** Everything that the sweep looks for. */
export const SWEPT_WORK: readonly SweptWork[] = [
  swept(processTurnJob),
  swept(sendMessagesJob),
  swept(settlePaymentJob),
  swept(placeNotificationJob),
  swept(reconcilePaymentsJob),
  swept(readMoneyListJob),
  swept(tendReversalJob),
  swept(tendSharesJob),
  swept(escalateTicketJob),
  swept(tendStretchJob),
  swept(assignWaitingJob),
  swept(wakeConversationJob),
  swept(sendScheduledJob),
  swept(sendOutreachJob),
  swept(runCampaignJob),
  swept(fetchMediaJob),
  swept(ingestDocumentJob),
  swept(forgetGuestJob),
  swept(runTripJob),
  swept(tendImportJob),
  swept(sealAuditJob),
  swept(forgetAnswersJob),
  swept(numberEventsJob),
  swept(deliverWebhooksJob),
  swept(forgetEventsJob),
  swept(watchTripJob),
  swept(pruneTripsJob),
  swept(forgetTurnInputsJob),
  swept(forgetPlaygroundJob),
  swept(runReplayJob),
  swept(pruneJob),
  swept(sweepChannelJob),
]

function swept<Payload extends OfShop>(job: SweptJob<Payload>): SweptWork {
  const { name, deadAfter, due } = job
  return { name, deadAfter, due, wake: (queue, ref) => queue.enqueue(job, due.payload(ref)) }
}
