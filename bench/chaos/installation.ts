import { rmSync } from 'node:fs'
import { startEmbeddedPostgres } from '../../src/adapters/postgres/embedded.ts'
import { migrate } from '../../src/adapters/postgres/migrate.ts'
import { systemClock } from '../../src/adapters/system/clock.ts'
import { nextFreePort } from '../../src/adapters/system/next-free-port.ts'
import { readConfig } from '../../src/config/config.ts'
import { DEMO_SHOPS, openDemoShop } from '../../src/main/demo-tenants.ts'
import { projectFile } from '../../src/main/project-file.ts'
import { buildRuntime, type Runtime } from '../../src/main/runtime.ts'
import { tripWire } from '../../src/main/trip-wire.ts'
import { tripsFromFiles } from '../../src/main/trips-from-files.ts'
import type { Sandbox } from '../../src/sandbox/index.ts'
import { startSandbox } from '../../src/sandbox/start.ts'
import { type Cluster, startCluster } from '../cluster.ts'
import { startRedis } from '../redis-server.ts'
import { serverFolder } from '../server-folder.ts'

/** A whole installation on this machine: private database and Redis, sandbox, one web and several workers. */
export interface Installation {
  ownerUrl: string
  redisUrl: string | null
  runtime: Runtime
  sandbox: Sandbox
  cluster: Cluster
  shops: { tenantId: string; channelId: string; address: string }[]
  restartDatabase(): Promise<void>
  /** Null when the queues live in PostgreSQL. */
  restartRedis: (() => Promise<void>) | null
  stop(): Promise<void>
}

export interface InstallationOptions {
  seed: number
  workers: number
  redis: boolean
  /** Which delivery callbacks the sandbox sends. */
  statuses?: readonly ('sent' | 'delivered' | 'read')[]
  env?: Record<string, string>
  /** Where the database lies and stays, for an installation that is opened again; without, a folder that ends with it. */
  folder?: string
}

const SECRET_KEY = 'c4'.repeat(32)

export async function startInstallation(options: InstallationOptions): Promise<Installation> {
  const folder = options.folder ?? serverFolder('tulia-installation')
  const postgres = await startEmbeddedPostgres({ dataDir: folder })
  const redis = options.redis ? await startRedis() : null
  const sandbox = await startSandbox({
    port: 0,
    seed: options.seed,
    statusDelayMs: 20,
    ...(options.statuses && { statuses: options.statuses }),
  })
  sandbox.trips.setAnswer(tripWire(tripsFromFiles(systemClock)))
  const appUrl = await migrate({
    ownerUrl: postgres.ownerUrl,
    folder: projectFile('prisma/migrations'),
    secretKey: SECRET_KEY,
  })
  const webPort = await nextFreePort(0)
  const env = {
    TULIA_SECRET_KEY: SECRET_KEY,
    DATABASE_APP_URL: appUrl,
    ...(redis && { REDIS_URL: redis.url }),
    TWILIO_API_BASE_URL: sandbox.baseUrl,
    TWILIO_CONTENT_BASE_URL: sandbox.baseUrl,
    TWILIO_MESSAGING_BASE_URL: sandbox.baseUrl,
    MPESA_BASE_URL: sandbox.baseUrl,
    WEATHER_BASE_URL: `${sandbox.baseUrl}/weather`,
    TRIP_SOURCES_URL: `${sandbox.baseUrl}/trips`,
    TRIP_SOURCES_KEY: 'sandbox',
    LOG_LEVEL: 'info',
    ...options.env,
  }
  const runtime = buildRuntime(readConfig({ ...env, PORT: String(webPort), LOG_LEVEL: 'silent' }), {
    appUrl,
    secretKey: SECRET_KEY,
  })
  const shops = []
  for (const slug of DEMO_SHOPS) {
    const shop = await openDemoShop(runtime, sandbox, slug)
    await answerAtOnce(runtime, shop.tenantId)
    shops.push(shop)
  }
  const cluster = await startCluster({ env, webPort, workers: options.workers })
  return {
    ownerUrl: postgres.adminUrl,
    redisUrl: redis?.url ?? null,
    runtime,
    sandbox,
    cluster,
    shops,
    restartDatabase: postgres.restart,
    restartRedis: redis ? redis.restart : null,
    async stop() {
      await cluster.stop()
      await runtime.close()
      await sandbox.close()
      await redis?.stop()
      await postgres.stop()
      if (options.folder === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** No quiet window and no limit: a load that waits for typists measures the wait. */
async function answerAtOnce(runtime: Runtime, tenantId: string): Promise<void> {
  const settings = {
    quietWindowMs: { min: 0, max: 0, cap: 0 },
    rateLimits: { customerPerMinute: 1_000_000, tenantPerMinute: 1_000_000 },
  }
  await runtime.db.transaction(
    tenantId,
    (tx) =>
      tx.$executeRaw`UPDATE tenants SET settings = settings || ${JSON.stringify(settings)}::jsonb WHERE id = ${tenantId}::uuid`,
  )
}
