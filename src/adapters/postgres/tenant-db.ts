import { AsyncLocalStorage } from 'node:async_hooks'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from '../../../prisma/generated/client.ts'
import type { Tx } from '../../domain/context.ts'
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
  /** The connection, once the transaction has begun. */
  connection: pg.PoolClient | null
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
  pool.on('connect', (client) => watch(client, { meter, scopes }))
  const names = new Map<string, string>()
  const nameOf = (sql: string) => statementName(names, sql)
  const client = new PrismaClient({ adapter: new PrismaPg(pool, { statementNameGenerator: ({ sql }) => nameOf(sql) }) })
  return {
    directory: directSql(client, () => pool, nameOf),
    transaction: async (tenantId, run) => {
      const count = meter.getStore()
      if (count) count.transactions += 1
      const scope: Scope = { tenantId, connection: null }
      const connection = () => {
        if (scope.connection === null)
          throw new Error('no transaction is open: it began without its tenant, or has ended')
        return scope.connection
      }
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

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Counts statements, and sends BEGIN together with the tenant of the transaction: one round trip instead of two. */
function watch(
  client: pg.PoolClient,
  stores: { meter: AsyncLocalStorage<SqlCount>; scopes: AsyncLocalStorage<Scope> },
): void {
  const query = client.query
  client.query = new Proxy(query, {
    apply(target, self, args: unknown[]) {
      const count = stores.meter.getStore()
      if (count) count.statements += 1
      const scope = stores.scopes.getStore()
      if (!scope || !isBegin(args[0])) return Reflect.apply(target, self, args)
      if (!UUID.test(scope.tenantId)) throw new Error('a tenant id must be a UUID')
      scope.connection = client
      return Reflect.apply(target, self, [`BEGIN; SELECT set_config('app.tenant_id', '${scope.tenantId}', true)`])
    },
  })
}

function isBegin(statement: unknown): boolean {
  return typeof statement === 'object' && statement !== null && 'text' in statement && statement.text === 'BEGIN'
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
