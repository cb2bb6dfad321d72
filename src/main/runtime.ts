import { Redis } from 'ioredis'
import { tripAnswers } from '../../journeys/trip/trip-answer.ts'
import { sentences } from '../../prompts/copy/sentences.ts'
import { argon2Hasher } from '../adapters/argon2/password-hasher.ts'
import { type QueueBackend, queueBackend } from '../adapters/bullmq/backend.ts'
import { type BullWorkQueue, bullWorkQueue } from '../adapters/bullmq/work-queue.ts'
import { childExtractor } from '../adapters/extract/child-extractor.ts'
import { type ProcessFigures, processFigures } from '../adapters/figures/process-figures.ts'
import { gatherWrites } from '../adapters/gather-writes.ts'
import { httpWebhookSender } from '../adapters/http-webhook/http-webhook-sender.ts'
import { type JwtAccessTokens, jwtAccessTokens } from '../adapters/jwt/jwt-access-tokens.ts'
import { signingKeyStore } from '../adapters/jwt/signing-keys.ts'
import { postgresLive } from '../adapters/live-postgres/postgres-live.ts'
import { redisLiveBus } from '../adapters/live-redis/redis-live-bus.ts'
import { mpesaC2bProvider } from '../adapters/mpesa/mpesa-c2b-provider.ts'
import { mpesaProbe } from '../adapters/mpesa/mpesa-probe.ts'
import { mpesaReceiptProvider } from '../adapters/mpesa/mpesa-receipt-provider.ts'
import { mpesaStkProvider } from '../adapters/mpesa/mpesa-stk-provider.ts'
import { pesapalCardProvider } from '../adapters/pesapal/pesapal-card-provider.ts'
import { pesapalProbe } from '../adapters/pesapal/pesapal-probe.ts'
import { postgresDeliveryLog } from '../adapters/postgres/delivery-log.ts'
import { type Directory, postgresDirectory } from '../adapters/postgres/directory.ts'
import { postgresInboundStore } from '../adapters/postgres/inbound-store.ts'
import { postgresLimiter } from '../adapters/postgres/limiter.ts'
import { connectTenantDb, type TenantDb } from '../adapters/postgres/tenant-db.ts'
import { postgresTokenStore } from '../adapters/postgres/token-store.ts'
import { redisLimiter } from '../adapters/redis/limiter.ts'
import { type Resilience, resilience } from '../adapters/resilience.ts'
import { searxngResearchSource } from '../adapters/searxng/searxng-research-source.ts'
import { systemClock } from '../adapters/system/clock.ts'
import { hmacFileLinks } from '../adapters/system/file-links.ts'
import { randomIds } from '../adapters/system/ids.ts'
import { jsonLog } from '../adapters/system/log.ts'
import { hmacMenuSigner } from '../adapters/system/menu-signer.ts'
import { noTranscriber } from '../adapters/system/no-transcriber.ts'
import { hmacShareLinks } from '../adapters/system/share-links.ts'
import { aesVault } from '../adapters/system/vault.ts'
import { knockWebhook } from '../adapters/twilio/knock-webhook.ts'
import { twilioChannel } from '../adapters/twilio/twilio-channel.ts'
import { twilioProbe } from '../adapters/twilio/twilio-probe.ts'
import { webChannel } from '../adapters/web/web-channel.ts'
import type { Config } from '../config/config.ts'
import { holdsCanary } from '../domain/canaries/index.ts'
import type { Ctx, Ids, Log, Ports } from '../domain/context.ts'
import { toldDeliveryLog, toldInboundLog } from '../domain/live/index.ts'
import { type DeliveryLog, guardedInboundLog, type InboundLog } from '../domain/messaging/index.ts'
import type { LiveUpdates } from '../domain/messaging/live-updates.ts'
import { PLATFORM_TENANT } from '../domain/tenancy/schemas.ts'
import { transactions } from '../domain/transactions.ts'
import { wakeJobs } from '../jobs/wake-jobs.ts'
import { wordInstructionReader } from './instruction-reader.ts'
import { productTripSources } from './product-trip-sources.ts'
import { searchKit } from './search-kit.ts'
import { wordSecretReader } from './secret-reader.ts'
import { builtGuestReader, builtSubjectReader } from './subject-reader.ts'
import { threadCutter } from './thread-cutter.ts'
import { atlasFromFiles } from './trips-from-files.ts'

/** Everything a role is built from: clients, ports and the makers of ctx. */
export interface Runtime {
  config: Config
  publicBaseUrl: string
  /** Connection string of the runtime role. */
  databaseUrl: string
  db: TenantDb
  directory: Directory
  inbound: InboundLog
  deliveries: DeliveryLog
  backend: QueueBackend
  queue: BullWorkQueue
  ports: Ports
  /** Signs and reads access tokens, and makes the keys for it. */
  accessTokens: JwtAccessTokens
  /** Circuits and retries of the calls to outside systems. */
  resilience: Resilience
  /** Of chats on the web. */
  live: LiveUpdates
  /** What this process counts of its work. */
  figures: ProcessFigures
  log: Log
  ids: Ids
  ctxFor: (tenantId: string, requestId?: string, customerId?: string | null) => Ctx
  close: () => Promise<void>
}

/** No turn, callback or send takes longer; what is still waiting then gives up and is run again. */
const WORK_LIMIT_MS = 60_000
/** The longest that a receiver of webhooks may take. */
const WEBHOOK_MS = 15_000

/** Connects to what the configuration names. Nothing runs yet: the roles are started on top of it. */
export function buildRuntime(config: Config, database: { appUrl: string; secretKey: string }, lines?: Log): Runtime {
  const figures = processFigures()
  const log = figures.counting(lines ?? jsonLog(config.logLevel, (...found) => void tellOfMarkers(...found)))
  const clock = systemClock
  const ids = randomIds
  const db = connectTenantDb({
    url: database.appUrl,
    pool: config.database.pool,
    onWait: figures.waitedForConnection,
  })
  const backend = queueBackend(
    config.redisUrl ? { kind: 'redis', url: config.redisUrl } : { kind: 'postgres', url: database.appUrl },
    config.queuePrefix,
  )
  const redis = config.redisUrl ? connectRedis(config.redisUrl) : null
  const live = postgresLive({ url: database.appUrl, log, lag: figures.heardNews })
  const redisBus = redis ? redisLiveBus(redis, config.queuePrefix, { log, lag: figures.heardNews }) : null
  const vault = aesVault([database.secretKey, ...config.oldSecretKeys], { acceptUnbound: config.acceptUnboundSecrets })
  const cutter = threadCutter({ log })
  const guard = resilience({ log, retestMs: config.circuitRetestMs })
  const tokenStore = postgresTokenStore(db, vault)
  const keys = signingKeyStore({ db, vault, clock, ids })
  const accessTokens = jwtAccessTokens({ store: keys, clock, importPem: config.jwtPrivateKeyPem })
  const ports: Ports = {
    channels: {
      whatsapp: twilioChannel({ ...config.twilio, timeoutMs: 10_000, resilience: guard }),
      web: webChannel,
    },
    connections: {
      whatsapp: twilioProbe({ ...config.twilio, timeoutMs: 10_000, resilience: guard }),
      webhook: knockWebhook,
      mpesa: mpesaProbe({ baseUrl: config.mpesaBaseUrl, clock, tokenStore, resilience: guard }),
      pesapal: pesapalProbe({ baseUrl: config.pesapalBaseUrl, clock, tokenStore, resilience: guard }),
    },
    stk: mpesaStkProvider({ baseUrl: config.mpesaBaseUrl, clock, tokenStore, resilience: guard }),
    c2b: mpesaC2bProvider({ baseUrl: config.mpesaBaseUrl, clock, tokenStore, resilience: guard }),
    receipts: mpesaReceiptProvider({ baseUrl: config.mpesaBaseUrl, clock, tokenStore, resilience: guard }),
    card: pesapalCardProvider({ baseUrl: config.pesapalBaseUrl, clock, tokenStore, resilience: guard }),
    limiter: redis ? redisLimiter(redis, config.queuePrefix, clock, log) : postgresLimiter(db, clock),
    sentences,
    vault,
    passwords: argon2Hasher(),
    accessTokens,
    menuSigner: hmacMenuSigner(database.secretKey, config.oldSecretKeys),
    fileLinks: hmacFileLinks(database.secretKey, config.oldSecretKeys),
    shareLinks: hmacShareLinks(database.secretKey, config.oldSecretKeys),
    transcriber: noTranscriber,
    subjects: builtSubjectReader(),
    guests: builtGuestReader(),
    search: searchKit({ cacheMb: config.knowledgeCacheMb, findsNothing: config.pretence.emptyKnowledge }),
    extractor: childExtractor(),
    cutter,
    claims: cutter,
    instructions: wordInstructionReader,
    secrets: wordSecretReader,
    live: redisBus ?? live.bus,
    research:
      config.researchUrl === null
        ? null
        : searxngResearchSource({ baseUrl: config.researchUrl, clock, resilience: guard }),
    trips: productTripSources({ config, db, redis, clock, log }),
    atlas: atlasFromFiles,
    tripAnswers,
    webhooks: httpWebhookSender({ loopback: config.webhooksOnLoopback, timeoutMs: WEBHOOK_MS, clock }),
  }
  const publicBaseUrl = config.publicBaseUrl ?? `http://${config.host}:${config.port}`
  const queue = bullWorkQueue(backend, log)
  const asked = transactions({
    begin: db.transaction,
    ask: db.statement,
    flush: (tenantId, wakes) => wakeJobs(queue, tenantId, wakes),
  })
  const ctxFor: Runtime['ctxFor'] = (tenantId, requestId = ids.uuid(), customerId = null) => ({
    tenantId,
    requestId,
    conversationId: null,
    customerId,
    actor: customerId === null ? 'system' : 'bot',
    caller: null,
    clock,
    ids,
    log,
    ports,
    publicBaseUrl,
    signal: AbortSignal.timeout(WORK_LIMIT_MS),
    sql: { statements: 0, transactions: 0 },
    ...asked,
  })
  /** The line is written by then, without them: whether they were anybody's is only for the operators to know. */
  const tellOfMarkers = (event: string, markers: readonly string[]) =>
    holdsCanary(ctxFor(PLATFORM_TENANT), { place: 'log', subject: event, text: markers.join(' ') }).catch(
      (error: Error) => log.error('markers_not_looked_up', { of: event, problem: error.message }),
    )
  return {
    config,
    publicBaseUrl,
    databaseUrl: database.appUrl,
    db,
    directory: postgresDirectory(db),
    inbound: toldInboundLog(guardedInboundLog(postgresInboundStore(db), wordSecretReader), ports.live),
    deliveries: toldDeliveryLog(postgresDeliveryLog(db), ports.live),
    backend,
    queue,
    ports,
    accessTokens,
    resilience: guard,
    live: live.updates,
    figures,
    log,
    ids,
    ctxFor,
    close: async () => {
      await queue.close()
      await cutter.close()
      await backend.close()
      await live.close()
      redisBus?.close()
      redis?.disconnect()
      await db.close()
    },
  }
}

/** The limiter's own connection: it answers at once or not at all. */
function connectRedis(url: string): Redis {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, connectTimeout: 2_000 })
  redis.on('error', () => undefined)
  redis.on('connect', () => gatherWrites(redis.stream))
  return redis
}
