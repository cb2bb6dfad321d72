import { Redis } from 'ioredis'
import { sentences } from '../../prompts/copy/sentences.ts'
import { type QueueBackend, queueBackend } from '../adapters/bullmq/backend.ts'
import { type BullWorkQueue, bullWorkQueue } from '../adapters/bullmq/work-queue.ts'
import { mpesaStkProvider } from '../adapters/mpesa/mpesa-stk-provider.ts'
import { memoryTokenStore } from '../adapters/mpesa/token-store.ts'
import { type Directory, postgresDirectory, postgresInboundLog } from '../adapters/postgres/directory.ts'
import { postgresLimiter } from '../adapters/postgres/limiter.ts'
import { connectTenantDb, type TenantDb } from '../adapters/postgres/tenant-db.ts'
import { redisLimiter } from '../adapters/redis/limiter.ts'
import { systemClock } from '../adapters/system/clock.ts'
import { randomIds } from '../adapters/system/ids.ts'
import { jsonLog } from '../adapters/system/log.ts'
import { aesVault } from '../adapters/system/vault.ts'
import { twilioChannel } from '../adapters/twilio/twilio-channel.ts'
import type { Config } from '../config/config.ts'
import type { Ctx, Ids, Log, Ports } from '../domain/context.ts'
import type { InboundLog } from '../domain/messaging/index.ts'

/** Everything a role is built from: clients, ports and the makers of ctx. */
export interface Runtime {
  config: Config
  publicBaseUrl: string
  db: TenantDb
  directory: Directory
  inbound: InboundLog
  backend: QueueBackend
  queue: BullWorkQueue
  ports: Ports
  log: Log
  ids: Ids
  ctxFor: (tenantId: string, requestId?: string, customerId?: string | null) => Ctx
  close: () => Promise<void>
}

/** No turn, callback or send takes longer; what is still waiting then gives up and is run again. */
const WORK_LIMIT_MS = 60_000

/** Connects to what the configuration names. Nothing runs yet: the roles are started on top of it. */
export function buildRuntime(config: Config, database: { appUrl: string; secretKey: string }): Runtime {
  const log = jsonLog(config.logLevel)
  const clock = systemClock
  const ids = randomIds
  const db = connectTenantDb({ url: database.appUrl, pool: config.database.pool })
  const backend = queueBackend(
    config.redisUrl ? { kind: 'redis', url: config.redisUrl } : { kind: 'postgres', url: database.appUrl },
    config.queuePrefix,
  )
  const redis = config.redisUrl ? connectRedis(config.redisUrl) : null
  const ports: Ports = {
    channel: twilioChannel({ ...config.twilio, timeoutMs: 10_000 }),
    stk: mpesaStkProvider({ baseUrl: config.mpesaBaseUrl, clock, tokenStore: memoryTokenStore() }),
    limiter: redis ? redisLimiter(redis, config.queuePrefix, clock, log) : postgresLimiter(db, clock),
    sentences,
    vault: aesVault([database.secretKey]),
  }
  const publicBaseUrl = config.publicBaseUrl ?? `http://${config.host}:${config.port}`
  const queue = bullWorkQueue(backend, log)
  return {
    config,
    publicBaseUrl,
    db,
    directory: postgresDirectory(db),
    inbound: postgresInboundLog(db),
    backend,
    queue,
    ports,
    log,
    ids,
    ctxFor: (tenantId, requestId = ids.uuid(), customerId = null) => ({
      tenantId,
      requestId,
      conversationId: null,
      customerId,
      actor: customerId === null ? 'system' : 'bot',
      clock,
      ids,
      log,
      ports,
      publicBaseUrl,
      signal: AbortSignal.timeout(WORK_LIMIT_MS),
      tx: (run) => db.transaction(tenantId, run),
    }),
    close: async () => {
      await queue.close()
      await backend.close()
      redis?.disconnect()
      await db.close()
    },
  }
}

/** The limiter's own connection: it answers at once or not at all. */
function connectRedis(url: string): Redis {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, connectTimeout: 2_000 })
  redis.on('error', () => undefined)
  return redis
}
