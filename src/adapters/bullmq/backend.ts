import {
  type BackendFactory,
  type Job,
  type JobsOptions,
  type PostgresConnectionOptions,
  PostgresQueueBackend,
  Queue,
  withBackend,
} from 'bullmq'
import { Redis } from 'ioredis'
import { gatherWrites } from '../gather-writes.ts'
import { lastingConnection } from './lasting-connection.ts'
import { postgresTurns } from './postgres-turns.ts'
import { redisTurns } from './redis-turns.ts'
import type { Turns } from './turns.ts'

/** Where the queues live: Redis in production, PostgreSQL when there is none. One API for both. */
export type QueueStore = { kind: 'redis'; url: string } | { kind: 'postgres'; url: string }

export interface QueueHandle {
  add(name: string, data: object, options: JobsOptions): Promise<unknown>
  upsertJobScheduler(
    id: string,
    repeat: { every: number },
    template: { name: string; data: object; opts: JobsOptions },
  ): Promise<unknown>
  getJobCountByTypes(...types: ('wait' | 'prioritized')[]): Promise<number>
  on(event: 'error', listener: (error: Error) => void): unknown
  close(): Promise<void>
}

export interface WorkerHandle {
  on(event: 'error', listener: (error: Error) => void): unknown
  on(event: 'failed', listener: (job: Job | undefined, error: Error) => void): unknown
  close(): Promise<void>
}

export type Process = (job: Job, token?: string) => Promise<void>

export interface QueueBackend {
  /** Resolves once the store can be reached, however long that takes. */
  ready(): Promise<void>
  /** Why the store takes no work now, or null. Waits while it cannot be reached, and does not throw. */
  problem(): Promise<string | null>
  /** Throws while the store is away. */
  queue(name: string): QueueHandle
  /** Takes from the lanes of the shops in turn. */
  worker(name: string, process: Process, turns: Turns): WorkerHandle
  /** Connections that the queues do not own. */
  close(): Promise<void>
}

/**
 * A killed worker's job is taken up again after at most lock + one check; a job may lose its worker three times. Who is idle and
 * is not woken looks by itself after `drainDelay`, in seconds.
 */
const WORKER = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 3, drainDelay: 5 }

/**
 * @param prefix hash-tagged, so that all queues of an installation share one slot of a Redis Cluster
 * @param looks how often work is looked for whose worker lost its lock, in ms, and work that nobody was woken for, in seconds
 */
export function queueBackend(
  store: QueueStore,
  prefix: string,
  looks: Partial<Pick<typeof WORKER, 'stalledInterval' | 'drainDelay'>> = {},
): QueueBackend {
  const limits = { ...WORKER, ...looks }
  return store.kind === 'redis' ? redisBackend(store.url, `{${prefix}}`, limits) : postgresBackend(store.url, limits)
}

function redisBackend(url: string, prefix: string, limits: typeof WORKER): QueueBackend {
  const connections: Redis[] = []
  const connect = (options: { enableOfflineQueue: boolean; maxRetriesPerRequest: number | null }) => {
    const redis = new Redis(url, {
      ...options,
      connectTimeout: 2_000,
      retryStrategy: (times) => Math.min(times * 100, 1_000),
    })
    // The queues report a connection that is away; without a listener of its own it would end the process.
    redis.on('error', () => undefined)
    // Messages that were recorded together wake their turns together; jobs that end together are given back so.
    redis.on('connect', () => gatherWrites(redis.stream))
    connections.push(redis)
    return redis
  }
  // A webhook must not wait for Redis: its row is safe, so the enqueue fails at once and a sweeper wakes the work.
  const producer = connect({ enableOfflineQueue: false, maxRetriesPerRequest: 1 })
  return {
    ready: () => whenReady(producer),
    problem: async () => {
      await whenReady(producer)
      return producer.set(`${prefix}:health`, 1, 'PX', 1_000).then(() => null, whyNot)
    },
    queue: (name) => {
      // A queue that is made while Redis is away never recovers; one that is made later does.
      if (producer.status !== 'ready') throw new Error('Redis is away')
      return new Queue(name, { prefix, connection: producer, skipWaitingForReady: true })
    },
    worker: (name, process, turns) => {
      const connection = connect({ enableOfflineQueue: true, maxRetriesPerRequest: null })
      const { Worker } = withBackend(redisTurns(connection, turns))
      return new Worker(name, process, { ...limits, prefix, concurrency: turns.slots, connection })
    },
    close: async () => {
      for (const redis of connections) redis.disconnect()
    },
  }
}

/** A store may be reached and answer, and yet refuse every job: it is full, a replica, or cannot save. */
function whyNot(error: unknown): string {
  const [code] = /^(?:OOM|READONLY|MISCONF|NOREPLICAS)\b/.exec(error instanceof Error ? error.message : '') ?? []
  return code === undefined ? 'cannot be reached' : `takes no writes (${code})`
}

function whenReady(redis: Redis): Promise<void> {
  return redis.status === 'ready' ? Promise.resolve() : new Promise((resolve) => redis.once('ready', () => resolve()))
}

const postgresProducer: BackendFactory<PostgresQueueBackend, PostgresConnectionOptions> = (name, opts) =>
  new PostgresQueueBackend(lastingConnection(opts.connection, 0), name, opts)

function postgresBackend(url: string, limits: typeof WORKER): QueueBackend {
  const { Queue } = withBackend(postgresProducer)
  const connection = { connectionString: url, max: 3, schema: 'bullmq', skipMigrations: true }
  return {
    ready: async () => undefined,
    // Its tables stand in the database, which is looked at by itself.
    problem: async () => null,
    queue: (name) => new Queue(name, { connection }),
    worker: (name, process, turns) => {
      const { Worker } = withBackend(postgresTurns(turns))
      return new Worker(name, process, { ...limits, concurrency: turns.slots, connection })
    },
    close: async () => undefined,
  }
}
