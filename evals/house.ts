import { rmSync } from 'node:fs'
import pg from 'pg'
import { redisInstalled, startRedis } from '../bench/redis-server.ts'
import { serverFolder } from '../bench/server-folder.ts'
import { startEmbeddedPostgres } from '../src/adapters/postgres/embedded.ts'
import { migrate } from '../src/adapters/postgres/migrate.ts'
import { randomIds } from '../src/adapters/system/ids.ts'
import { nextFreePort } from '../src/adapters/system/next-free-port.ts'
import { readConfig } from '../src/config/config.ts'
import { projectFile } from '../src/main/project-file.ts'
import { buildRuntime, type Runtime } from '../src/main/runtime.ts'
import { startWeb } from '../src/main/web.ts'
import { startWorker } from '../src/main/worker.ts'
import type { Sandbox } from '../src/sandbox/index.ts'
import { startSandbox } from '../src/sandbox/start.ts'
import { type KeptLines, keepLines } from './kept-lines.ts'

/** One whole product with its providers' stand-ins, and the owner's view of its database. */
export interface House {
  runtime: Runtime
  sandbox: Sandbox
  /** Connections of the owner, who sees the rows of all shops: for judging, never for playing. */
  owner: pg.Pool
  /** What the product has logged. */
  log: KeptLines
  queues: 'Redis' | 'PostgreSQL'
  /** Money that customers sent to a paybill by hand: the provider's stand-in keeps no list of it. */
  sentByHand: { receipt: string; amountMinor: number; reference: string }[]
  stop(): Promise<void>
}

export interface HouseOptions {
  seed: number
  /** A database that is there already; an embedded one is started otherwise. */
  database?: { ownerUrl: string; appUrl: string; secretKey: string }
  /** The Redis that holds the queues; undefined starts one where redis-server is installed, null does without. */
  redisUrl?: string | null
  /** How long a prompt that nobody answers stays on a phone. */
  promptTimeoutMs?: number
  concurrency?: number
}

const SECRET_KEY = 'e7'.repeat(32)
/** Sweeps are quick, so that a run does not wait for what a fault has swallowed; nothing healthy takes 4 seconds. */
const QUICK = {
  SWEEP_EVERY_MS: '400',
  SWEEP_STALE_MS: '4000',
  SWEEP_CHANNELS_EVERY_MS: '2000',
  TWILIO_SEND_MS: '3000',
  TWILIO_LATE_MS: '10000',
  TWILIO_WEBHOOK_MS: '1000',
}

export async function openHouse(options: HouseOptions): Promise<House> {
  const closers: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  try {
    const database = options.database ?? (await startDatabase(closers))
    const redisUrl = options.redisUrl === undefined ? await startQueues(closers) : options.redisUrl
    const sandbox = await startSandbox({
      port: 0,
      seed: options.seed,
      statusDelayMs: 5,
      statuses: ['delivered'],
      promptTimeoutMs: options.promptTimeoutMs ?? 60_000,
    })
    closers.push(() => sandbox.close())
    const log = keepLines()
    const runtime = buildRuntime(await configFor(sandbox, redisUrl, options), database, log)
    closers.push(() => runtime.close())
    const web = await startWeb(runtime)
    closers.push(() => web.close())
    const worker = await startWorker(runtime)
    closers.push(() => worker.close())
    const owner = new pg.Pool({ connectionString: database.ownerUrl, max: 6 })
    owner.on('error', () => undefined)
    closers.push(() => owner.end())
    const queues = redisUrl === null ? 'PostgreSQL' : 'Redis'
    return { runtime, sandbox, owner, log, queues, sentByHand: [], stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function configFor(sandbox: Sandbox, redisUrl: string | null, options: HouseOptions) {
  return readConfig({
    ...QUICK,
    TULIA_SECRET_KEY: options.database?.secretKey ?? SECRET_KEY,
    PORT: String(await nextFreePort(0)),
    LOG_LEVEL: 'silent',
    TWILIO_API_BASE_URL: sandbox.baseUrl,
    TWILIO_CONTENT_BASE_URL: sandbox.baseUrl,
    TWILIO_MESSAGING_BASE_URL: sandbox.baseUrl,
    MPESA_BASE_URL: sandbox.baseUrl,
    PESAPAL_BASE_URL: sandbox.baseUrl,
    QUEUE_PREFIX: `e${randomIds.secret(6)}`,
    WORKER_CONCURRENCY: String(options.concurrency ?? 8),
    REDIS_URL: redisUrl ?? '',
  })
}

async function startDatabase(closers: (() => Promise<unknown>)[]) {
  const folder = serverFolder('tulia-eval')
  closers.push(async () => rmSync(folder, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    flags: ['-c fsync=off', '-c synchronous_commit=off'],
  })
  closers.push(() => postgres.stop())
  const migrations = projectFile('prisma/migrations')
  const appUrl = await migrate({ ownerUrl: postgres.ownerUrl, folder: migrations, secretKey: SECRET_KEY })
  return { ownerUrl: postgres.adminUrl, appUrl, secretKey: SECRET_KEY }
}

async function startQueues(closers: (() => Promise<unknown>)[]): Promise<string | null> {
  if (!redisInstalled()) return null
  const redis = await startRedis()
  closers.push(() => redis.stop())
  return redis.url
}
