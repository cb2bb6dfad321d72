import type { Clock, Ctx, Ids, Log, RateLimiter } from '../../domain/context.ts'
import type { InboundLog } from '../../domain/messaging/index.ts'
import type { LiveUpdates } from '../../domain/messaging/live-updates.ts'
import type { WorkQueue } from '../../jobs/queue.ts'
import type { WebChannels } from './web-channels.ts'

/** What the chat on the web stands on. */
export interface ChatDeps {
  channels: WebChannels
  inbound: InboundLog
  queue: WorkQueue
  live: LiveUpdates
  limiter: RateLimiter
  ctxFor: (tenantId: string) => Ctx
  clock: Clock
  ids: Ids
  log: Log
  /** Our own proxies, whose word about the sender counts. */
  trustedProxies: readonly string[]
  /** How long one answer is waited for. */
  timeoutMs: number
  /** Ends every stream, so that none holds up the process when it stops. */
  stopping: AbortSignal
}
