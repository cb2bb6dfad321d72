import type pg from 'pg'
import type { SqlCount } from '../../domain/context.ts'
import { beginAs } from './begin-as.ts'

/**
 * One statement in a transaction that has its tenant set. All three leave together: a COMMIT that finds the transaction
 * failed rolls it back. Throws what the statement throws.
 */
export async function tenantStatement(
  pool: pg.Pool,
  tenantId: string,
  count: SqlCount,
  statement: pg.QueryConfig,
): Promise<unknown[]> {
  const begin = beginAs(tenantId)
  const client = await pool.connect()
  count.transactions += 1
  count.statements += 3
  const sent = [client.query(begin), client.query(statement), client.query('COMMIT')] as const
  const [begun, asked, ended] = await Promise.allSettled(sent)
  // Where the transaction did not begin or end as it should, nobody knows what the connection is in the middle of.
  client.release(begun.status === 'rejected' || ended.status === 'rejected')
  for (const one of [begun, asked, ended]) {
    if (one.status === 'rejected') throw one.reason
  }
  return asked.status === 'fulfilled' ? asked.value.rows : []
}
