import pg from 'pg'
import type { Prisma, PrismaClient } from '../../../prisma/generated/client.ts'
import type { SqlCount, Tx } from '../../domain/context.ts'
import { codeErrorsOf } from './coded-errors.ts'
import { directSql } from './direct-sql.ts'
import { directoryConnection } from './directory-connection.ts'
import { gatheringSocket } from './gathering-socket.ts'
import { tenantStatement } from './tenant-statement.ts'
import { type OpenTransaction, tenantTransaction } from './tenant-transaction.ts'
import { timeWaits } from './time-waits.ts'
import { typedClient } from './typed-client.ts'

/** The only door to business tables: a transaction that has its tenant set. */
export interface TenantDb {
  /** @param count what it sends to the server is added to it */
  transaction<T>(tenantId: string, run: (tx: Tx) => Promise<T>, count?: SqlCount): Promise<T>
  /** The rows of one statement in a transaction of its own. One round trip. */
  statement(tenantId: string, sql: Prisma.Sql, count?: SqlCount): Promise<unknown[]>
  /** The unscoped client: only for the directory functions, which give ids and nothing else, and may run twice. */
  directory: PrismaClient
  close(): Promise<void>
}

/**
 * Connects as the runtime role.
 * @param url connection string of the runtime role
 * @param pool connections at most; at least worker concurrency + 2
 * @param longestMs of a transaction, where it is not that of everybody
 * @param onWait hears how long a connection was waited for
 */
export function connectTenantDb(options: {
  url: string
  pool: number
  longestMs?: number
  onWait?: (seconds: number) => void
}): TenantDb {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.pool,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    // Statements leave as they are asked, without waiting for the answer to the one before.
    pipeline: true,
    stream: gatheringSocket,
  })
  // The pool replaces a connection that breaks, and its statement hears of it; without listeners it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  codeErrorsOf(pool)
  if (options.onWait) timeWaits(pool, options.onWait)
  const names = new Map<string, string>()
  const nameOf = (sql: string) => statementName(names, sql)
  const typed = typedClient(pool, nameOf, options.longestMs)
  const outside = directoryConnection(pool)
  return {
    directory: directSql(typed.client, () => outside, nameOf),
    transaction: (tenantId, run, count = { statements: 0, transactions: 0 }) => {
      const work = async (open: OpenTransaction) => {
        const joined = typed.join(open)
        try {
          return await run(directSql(joined.tx, open.connection, nameOf))
        } finally {
          joined.leave()
        }
      }
      return tenantTransaction(pool, tenantId, count, work, options.longestMs)
    },
    statement: (tenantId, { text, values }, count = { statements: 0, transactions: 0 }) =>
      tenantStatement(pool, tenantId, count, { name: nameOf(text), text, values }),
    close: async () => {
      await typed.client.$disconnect()
      await pool.end()
    },
  }
}

/** Prepared statements save planning on the hot path; the list is bounded because generated SQL can vary in length ('' is an unnamed one). */
function statementName(names: Map<string, string>, sql: string): string {
  const known = names.get(sql)
  if (known !== undefined) return known
  if (names.size >= 500) return ''
  const name = `tulia_${names.size}`
  names.set(sql, name)
  return name
}
