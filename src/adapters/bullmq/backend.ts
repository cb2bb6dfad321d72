import { createPostgresBackend, type Job, type JobsOptions, Queue, withBackend } from 'bullmq'
import { Redis } from 'ioredis'
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
  /** Throws while the store is away. */
  queue(name: string): QueueHandle
  /** Takes from the lanes of the shops in turn. */
  worker(name: string, process: Process, turns: Turns): WorkerHandle
  /** Connections that the queues do not own. */
  close(): Promise<void>
}

/** A killed worker's job is taken up again after at most lock + one check; a job may lose its worker three times. */
const WORKER = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 3 }

/** @param prefix hash-tagged, so that all queues of an installation share one slot of a Redis Cluster */
export function queueBackend(store: QueueStore, prefix: string): QueueBackend {
  return store.kind === 'redis' ? redisBackend(store.url, `{${prefix}}`) : postgresBackend(store.url)
}

function redisBackend(url: string, prefix: string): QueueBackend {
  const connections: Redis[] = []
  const connect = (options: { enableOfflineQueue: boolean; maxRetriesPerRequest: number | null }) => {
    const redis = new Redis(url, {
      ...options,
      connectTimeout: 2_000,
      retryStrategy: (times) => Math.min(times * 100, 1_000),
    })
    // The queues report a connection that is away; without a listener of its own it would end the process.
    redis.on('error', () => undefined)
    connections.push(redis)
    return redis
  }
  // A webhook must not wait for Redis: its row is safe, so the enqueue fails at once and a sweeper wakes the work.
  const producer = connect({ enableOfflineQueue: false, maxRetriesPerRequest: 1 })
  return {
    ready: () => whenReady(producer),
    queue: (name) => {
      // A queue that is made while Redis is away never recovers; one that is made later does.
      if (producer.status !== 'ready') throw new Error('Redis is away')
      return new Queue(name, { prefix, connection: producer, skipWaitingForReady: true })
    },
    worker: (name, process, turns) => {
      const connection = connect({ enableOfflineQueue: true, maxRetriesPerRequest: null })
      const { Worker } = withBackend(redisTurns(connection, turns))
      return new Worker(name, process, { ...WORKER, prefix, concurrency: turns.slots, connection })
    },
    close: async () => {
      for (const redis of connections) redis.disconnect()
    },
  }
}

function whenReady(redis: Redis): Promise<void> {
  return redis.status === 'ready' ? Promise.resolve() : new Promise((resolve) => redis.once('ready', () => resolve()))
}

function postgresBackend(url: string): QueueBackend {
  const { Queue } = withBackend(createPostgresBackend)
  const connection = { connectionString: url, max: 3, schema: 'bullmq', skipMigrations: true }
  return {
    ready: async () => undefined,
    queue: (name) => new Queue(name, { connection }),
    worker: (name, process, turns) => {
      const { Worker } = withBackend(postgresTurns(turns))
      return new Worker(name, process, { ...WORKER, concurrency: turns.slots, connection })
    },
    close: async () => undefined,
  }
}
