import { type BackendFactory, type PostgresConnectionOptions, PostgresQueueBackend } from 'bullmq'
import { lastingConnection } from './lasting-connection.ts'
import { takeTurns } from './take-turns.ts'
import type { Turns } from './turns.ts'

/** The statements of BullMQ that take the next job: what they call, and their parameters. */
const TAKING = /SELECT \* FROM (move_to_active|move_to_completed_fetch|move_to_failed_fetch)\(([^)]*)\)/

/** Our functions of the same parameters and two more give the job as JSON, because they are older than the queue's tables. */
const OURS = {
  move_to_active: 'queue_next_turn',
  move_to_completed_fetch: 'queue_completed_next_turn',
  move_to_failed_fetch: 'queue_failed_next_turn',
} as const

/** How long a worker lets a server be that takes no connection or no statement. */
const PAUSE_MS = 500

/** The PostgreSQL backend of a worker that takes from the lanes in turn, each time in the statement in which BullMQ does. */
export function postgresTurns(turns: Turns): BackendFactory<PostgresQueueBackend, PostgresConnectionOptions> {
  return (name, opts) => {
    const connection = lastingConnection(opts.connection, PAUSE_MS)
    const query = connection.pool.query.bind(connection.pool)
    connection.pool.query = (text, params = []) => {
      const found = TAKING.exec(text)
      if (!found) return query(text, params)
      const { after, full } = turns.ask()
      return query(byLane(found, params.length), [...params, after, full])
    }
    return takeTurns(new PostgresQueueBackend(connection, name, opts, true, name), turns)
  }
}

function byLane([, taking, given]: RegExpExecArray, params: number): string {
  const ours = Object.entries(OURS).find(([theirs]) => theirs === taking)?.[1]
  return `SELECT job.* FROM public.${ours}(${given}, $${params + 1}, $${params + 2}::int[]) AS taken,
    jsonb_populate_record(NULL::bullmq.job, taken) AS job`
}
