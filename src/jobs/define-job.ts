import type { z } from 'zod'
import type { TxCtx } from '../domain/context.ts'

/** A kind of background work. Payloads hold ids only: never text, phone numbers or secrets. */
export interface Job<Payload> {
  name: string
  payload: z.ZodType<Payload>
  /** Runs at most, the first one included. A handler that throws a non-retryable AppError is not run again. */
  attempts: number
  /** Wait before the second run; doubles with each further one. */
  backoffMs: number
  /** Work with the same key never runs twice at once, and one more run is kept while one is active. */
  key: (payload: Payload) => string
  /**
   * Runs side by side in one worker process: `many` waits on the network, `thread` computes, and has few at once while the
   * thread is busy, `one` is a periodic task.
   */
  parallel: 'many' | 'thread' | 'one'
}

/** What every piece of a shop's work says of itself. */
export interface OfShop {
  tenantId: string
}

/** Work on a row, which the sweep finds again whatever became of its job. Its key is the id of that row. */
export interface SweptJob<Payload extends OfShop> extends Job<Payload> {
  due: DueRows<Payload>
  /**
   * How often all its attempts may fail before it is dead and waits for a person. The waits in between double from half a
   * minute to an hour: 8 times last an hour, 12 five hours, 32 a day and an hour, 175 a week.
   */
  deadAfter: number
}

/** How the sweep finds unfinished work. */
export interface DueRows<Payload> {
  /** Of the SQL functions `due_…` and `undue_…`, which `tulia_due` makes in a migration. */
  rows: string
  /** How old a row must be to count as lost; its key in `SweepAges`. */
  age: keyof SweepAges
  /** Which schedule looks for it; `events` does every second. */
  schedule: 'sweep' | 'reconcile' | 'events'
  payload: (ref: WorkRef) => Payload
}

/** Ages in ms. `due`: the row itself says when. `stale`: longer than any healthy turn or send. `channel`: between two looks. */
export interface SweepAges {
  due: number
  stale: number
  channel: number
}

export interface WorkRef extends OfShop {
  subjectId: string
}

/** What a handler may ask for: to be run again after a while, without that counting as a failure. */
export type JobResult = { againInMs: number } | null

export interface JobRun {
  /** True when no further run follows if this one throws. */
  lastAttempt: boolean
}

export interface JobHandler<Payload> {
  job: Job<Payload>
  run: (payload: Payload, run: JobRun) => Promise<JobResult>
  /** What follows when its queue gives it up without another run, because the process went away under it each time. */
  lost?: (payload: Payload) => Promise<void>
}

export interface SweptHandler<Payload extends OfShop> extends JobHandler<Payload> {
  job: SweptJob<Payload>
  /**
   * What else becomes true when this work dies, in the transaction that says so. `put_aside`: what failed is out of the way
   * now, and work on the same subject goes on.
   */
  died?: (ctx: TxCtx, payload: Payload) => Promise<'stays' | 'put_aside'>
}
