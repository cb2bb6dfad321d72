import { AsyncLocalStorage } from 'node:async_hooks'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from '../../../prisma/generated/client.ts'
import type { Tx } from '../../domain/context.ts'
import { codeErrorsOf } from './coded-errors.ts'
import { directSql } from './direct-sql.ts'

/** What one unit of work asked of the database. */
export interface SqlCount {
  statements: number
  transactions: number
}

/** The only door to business tables: a transaction that has its tenant set. */
export interface TenantDb {
  transaction<T>(tenantId: string, run: (tx: Tx) => Promise<T>): Promise<T>
  /** The unscoped client: only for the directory functions, which give ids and nothing else. */
  directory: PrismaClient
  /** Counts every statement that `run` and whatever it awaits send to the server. */
  metered<T>(run: (sql: () => SqlCount) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** What the connection of a running transaction must know; found by the statements that are sent within it. */
interface Scope {
  tenantId: string
  /** The connection, from BEGIN until the transaction is over: afterwards it may already be another tenant's. */
  connection: pg.PoolClient | null
  /** True when it was rolled back: statements of slow work then come after their time limit. */
  rolledBack: boolean
}

/**
 * Connects as the runtime role.
 * @param url connection string of the runtime role
 * @param pool connections at most; at least worker concurrency + 2
 */
export function connectTenantDb(options: { url: string; pool: number }): TenantDb {
  const meter = new AsyncLocalStorage<SqlCount>()
  const scopes = new AsyncLocalStorage<Scope>()
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.pool,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
  })
  // An idle connection that the server ends is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  codeErrorsOf(pool)
  pool.on('connect', (client) => watch(client, { meter, scopes }))
  const names = new Map<string, string>()
  const nameOf = (sql: string) => statementName(names, sql)
  const client = new PrismaClient({ adapter: new PrismaPg(pool, { statementNameGenerator: ({ sql }) => nameOf(sql) }) })
  return {
    directory: directSql(client, () => pool, nameOf),
    transaction: async (tenantId, run) => {
      const count = meter.getStore()
      if (count) count.transactions += 1
      const scope: Scope = { tenantId, connection: null, rolledBack: false }
      const connection = () => connectionOf(scope)
      try {
        return await scopes.run(scope, () =>
          client.$transaction((tx) => run(directSql(tx, connection, nameOf)), { timeout: 10_000, maxWait: 10_000 }),
        )
      } finally {
        scope.connection = null
      }
    },
    metered: (run) => {
      const count: SqlCount = { statements: 0, transactions: 0 }
      return meter.run(count, () => run(() => ({ ...count })))
    },
    close: async () => {
      await client.$disconnect()
      await pool.end()
    },
  }
}

const TRANSACTION_TIMEOUT = '25P04'

function connectionOf(scope: Scope): pg.PoolClient {
  if (scope.connection) return scope.connection
  if (scope.rolledBack)
    throw Object.assign(new Error('the transaction was rolled back before its work was done'), {
      code: TRANSACTION_TIMEOUT,
    })
  throw new Error('no transaction is open: it began without its tenant, or has ended')
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * Counts statements, and sends BEGIN together with the tenant of the transaction: one round trip instead of two. The typed
 * client ends a transaction that takes too long while its work still runs: from then on the connection is out of its reach.
 */
function watch(
  client: pg.PoolClient,
  stores: { meter: AsyncLocalStorage<SqlCount>; scopes: AsyncLocalStorage<Scope> },
): void {
  const query = client.query
  let inside: Scope | null = null
  client.query = new Proxy(query, {
    apply(target, self, args: unknown[]) {
      const count = stores.meter.getStore()
      if (count) count.statements += 1
      const text = textOf(args[0])
      if (inside && (text === 'COMMIT' || text === 'ROLLBACK')) {
        inside.connection = null
        inside.rolledBack = text === 'ROLLBACK'
        inside = null
      }
      const scope = stores.scopes.getStore()
      if (!scope || text !== 'BEGIN') return Reflect.apply(target, self, args)
      if (!UUID.test(scope.tenantId)) throw new Error('a tenant id must be a UUID')
      inside = scope
      scope.connection = client
      return Reflect.apply(target, self, [`BEGIN; SELECT set_config('app.tenant_id', '${scope.tenantId}', true)`])
    },
  })
}

function textOf(statement: unknown): unknown {
  return typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : null
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
