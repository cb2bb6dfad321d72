import type pg from 'pg'
import type { SqlCount } from '../../domain/context.ts'
import { beginAs } from './begin-as.ts'
import { begunConnection } from './begun-connection.ts'
import { isEndedByServer } from './dead-connection.ts'

/**
 * One statement in a transaction that has its tenant set. All three leave together: a COMMIT that finds the transaction
 * failed rolls it back. Throws what the statement throws. On a connection that breaks without a word all three may have been
 * done, so only where the server says that it ended it are they said again.
 */
export async function tenantStatement(
  pool: pg.Pool,
  tenantId: string,
  count: SqlCount,
  statement: pg.QueryConfig,
): Promise<unknown[]> {
  const connection = await begunConnection(pool, beginAs(tenantId), count, isEndedByServer)
  count.transactions += 1
  const sent = [connection.begun, connection.query(statement), connection.query('COMMIT')] as const
  const [begun, asked, ended] = await Promise.allSettled(sent)
  // Where the transaction did not begin or end as it should, nobody knows what the connection is in the middle of.
  connection.release(begun.status === 'rejected' || ended.status === 'rejected')
  for (const one of [begun, asked, ended]) {
    if (one.status === 'rejected') throw one.reason
  }
  return asked.status === 'fulfilled' ? asked.value.rows : []
}
