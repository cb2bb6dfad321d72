import type pg from 'pg'
import type { SqlCount } from '../../domain/context.ts'
import { beginAs } from './begin-as.ts'
import { begunConnection, type Connection } from './begun-connection.ts'
import { isDeadConnection } from './dead-connection.ts'

/** A transaction as its statements reach it. */
export interface OpenTransaction {
  /** Its connection. Throws once it is over: by then the connection may already be another tenant's. */
  connection(): Connection
}

/** No work holds its rows longer, if nobody says otherwise: what still runs then is rolled back under it. */
export const LONGEST_MS = 10_000

const TRANSACTION_TIMEOUT = '25P04'

/**
 * Runs `work` in a transaction that has its tenant set, on a connection of its own, and commits it; an error rolls it back.
 * BEGIN leaves together with the tenant, and its answer is not waited for: it comes before that of the first statement.
 * Should it fail, what follows it has no tenant, sees and writes nothing, and fails with its error.
 */
export async function tenantTransaction<T>(
  pool: pg.Pool,
  tenantId: string,
  count: SqlCount,
  work: (open: OpenTransaction) => Promise<T>,
  longestMs = LONGEST_MS,
): Promise<T> {
  const own = await begunConnection(pool, beginAs(tenantId), count, isDeadConnection)
  count.transactions += 1
  let state: 'open' | 'over' | 'late' = 'open'
  const end = async (how: 'COMMIT' | 'ROLLBACK', as: 'over' | 'late') => {
    state = as
    try {
      await own.query(how)
      own.release(false)
    } catch (error) {
      own.release(true)
      throw error
    }
  }
  const rollBack = (as: 'over' | 'late') => end('ROLLBACK', as).catch(() => undefined)
  const limit = setTimeout(() => {
    // What is about to commit or to roll back already may take its time.
    if (state === 'open') void rollBack('late')
  }, longestMs)
  const connection = () => {
    if (state === 'open') return own
    throw state === 'late' ? tooLate() : new Error('the transaction is over')
  }
  try {
    const done = await work({ connection })
    await own.begun
    connection()
    await end('COMMIT', 'over')
    return done
  } catch (error) {
    if (state === 'open') await rollBack('over')
    // What a failed BEGIN leads to says less than BEGIN's own error.
    throw await own.begun.then(
      () => error,
      (failed) => failed,
    )
  } finally {
    clearTimeout(limit)
  }
}

/** Statements that come after the time limit have no transaction any more. */
function tooLate(): Error {
  return Object.assign(new Error('the transaction was rolled back before its work was done'), {
    code: TRANSACTION_TIMEOUT,
  })
}
