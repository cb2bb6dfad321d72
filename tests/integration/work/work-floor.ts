import pg from 'pg'
import { postgresDirectory } from '../../../src/adapters/postgres/directory.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import type { Ctx, SqlCount } from '../../../src/domain/context.ts'
import { countFailures } from '../../../src/jobs/count-failures.ts'
import type { OfShop, SweptHandler } from '../../../src/jobs/define-job.ts'
import { forgetFailuresHandler } from '../../../src/jobs/forget-failures.handler.ts'
import { isFinal } from '../../../src/jobs/is-final.ts'
import type { WorkQueue } from '../../../src/jobs/queue.ts'
import { sweepHandler } from '../../../src/jobs/sweep.handler.ts'
import { sweepJob } from '../../../src/jobs/sweep.job.ts'
import { SWEPT_WORK } from '../../../src/jobs/swept-work.ts'
import { type testClock, testCtx, testLog, type testPorts } from '../../support/test-ctx.ts'
import type { TestDatabase } from '../../support/test-database.ts'

/** The sweep, a queue that keeps the rules of attempts and keys, and the handlers, on a test clock. */
export interface WorkFloor {
  log: ReturnType<typeof testLog>
  queue: WorkQueue
  ctxFor: (tenantId: string) => Ctx
  /** Employs a handler; until then its jobs are dropped. */
  employ<Payload extends OfShop>(handler: SweptHandler<Payload>): void
  /** How often handlers ran, by the name of the job and the id of its subject. */
  runs(name: string, subjectId?: string): number
  /** One run of the sweep over everything, and then all that it woke. */
  sweep(): Promise<void>
  /** Sweeps every so often for as long as that. */
  work(forMs: number, everyMs: number): Promise<void>
  /** Runs what waits on the queue. */
  drain(): Promise<void>
  forget(): Promise<void>
  failures(tenantId: string): ReturnType<typeof failuresOf>
}

interface Employed {
  attempts: number
  start: (payload: unknown) => { key: string; run: (lastAttempt: boolean) => Promise<unknown> }
}

export function openWorkFloor(
  db: TestDatabase,
  given: {
    clock: ReturnType<typeof testClock>
    ports: ReturnType<typeof testPorts>
    publicBaseUrl?: string
    sql?: SqlCount
  },
): WorkFloor {
  const log = testLog()
  const employed = new Map<string, Employed>()
  const waiting = new Map<string, () => Promise<void>>()
  const ran: { name: string; subjectId: string }[] = []
  const queue: WorkQueue = {
    async enqueue(job, payload) {
      const worker = employed.get(job.name)
      if (!worker) return
      const { key, run } = worker.start(payload)
      waiting.set(`${job.name} ${key}`, () => attempt(worker.attempts, run))
    },
  }
  const ctxFor = (tenantId: string) => testCtx(db, { ...given, log, tenantId, actor: 'system' }, queue)
  const directory = postgresDirectory(db)
  const ages = { due: 0, stale: 30_000, channel: 60_000 }
  const looks = { directory, queue, clock: given.clock, log, works: SWEPT_WORK, ages }
  const sweep = sweepHandler(sweepJob, looks)
  const forget = forgetFailuresHandler({ ...looks, ctxFor })
  const floor: WorkFloor = {
    log,
    queue,
    ctxFor,
    employ(handler) {
      const { job, run } = countFailures(handler, { ctxFor })
      employed.set(job.name, {
        attempts: job.attempts,
        start(raw) {
          const payload = job.payload.parse(raw)
          const subjectId = job.key(payload)
          const counted = (lastAttempt: boolean) => {
            ran.push({ name: job.name, subjectId })
            return run(payload, { lastAttempt })
          }
          return { key: subjectId, run: counted }
        },
      })
    },
    runs: (name, subjectId) =>
      ran.filter((one) => one.name === name && (subjectId === undefined || one.subjectId === subjectId)).length,
    async sweep() {
      await sweep.run({}, { lastAttempt: true })
      await floor.drain()
    },
    async work(forMs, everyMs) {
      for (let past = 0; past < forMs; past += everyMs) {
        await floor.sweep()
        given.clock.advance(everyMs)
      }
    },
    async drain() {
      for (let [next] = waiting; next; [next] = waiting) {
        waiting.delete(next[0])
        await next[1]()
      }
    },
    forget: async () => void (await forget.run({}, { lastAttempt: true })),
    failures: (tenantId) => failuresOf(db, tenantId),
  }
  return floor
}

/** A handler with the real job and its real end, whose every run fails. */
export function failing<Payload extends OfShop>(
  handler: SweptHandler<Payload>,
  error: () => Error = () => new Error('poison'),
): SweptHandler<Payload> {
  const run = async () => {
    throw error()
  }
  return { ...handler, run }
}

/** Makes the database refuse what a trigger's condition names: a fault that only some rows have. */
export async function refuseRows(db: TestDatabase, table: string, when: string): Promise<() => Promise<void>> {
  const trigger = `refuse_${randomIds.secret(4)}`
  await asOwner(
    db,
    `CREATE OR REPLACE FUNCTION refuse_row() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'refused for +254700111222, said "nataka viatu"'; END $$`,
    `CREATE TRIGGER ${trigger} BEFORE UPDATE ON ${table} FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION refuse_row()`,
  )
  return () => asOwner(db, `DROP TRIGGER ${trigger} ON ${table}`)
}

/** No shop is left: a sweep looks at everybody's work, and so would every later test of the file. */
export async function closeShops(db: TestDatabase): Promise<void> {
  await asOwner(db, 'TRUNCATE tenants CASCADE')
}

async function asOwner(db: TestDatabase, ...statements: string[]): Promise<void> {
  const owner = new pg.Client({ connectionString: db.ownerUrl })
  await owner.connect()
  for (const sql of statements) await owner.query(sql)
  await owner.end()
}

async function attempt(most: number, run: (lastAttempt: boolean) => Promise<unknown>): Promise<void> {
  for (let count = 1; ; count++) {
    const lastAttempt = count >= most
    try {
      return void (await run(lastAttempt))
    } catch (error) {
      if (isFinal(error, lastAttempt)) return
    }
  }
}

async function failuresOf(db: TestDatabase, tenantId: string) {
  return db.transaction(tenantId, (tx) =>
    tx.failedWork.findMany({ where: { tenantId }, orderBy: [{ firstFailedAt: 'asc' }, { id: 'asc' }] }),
  )
}
