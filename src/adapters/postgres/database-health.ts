import { readdirSync } from 'node:fs'
import pg from 'pg'
import { z } from 'zod'
import { databaseFailure } from '../../lib/database-failure.ts'

export interface DatabaseHealth {
  /** What is wrong, or null. */
  database: string | null
  migrations: string | null
}

const Row = z.object({ recovering: z.boolean(), read_only: z.boolean(), readable: z.boolean() })
const Applied = z.array(z.object({ migration_name: z.string() }))

/**
 * Looks at the database as the next new connection will find it: whether it can be reached in time, takes writes and has
 * every migration of this version. The look has a connection of its own, so that it never stands in line behind requests.
 */
export function databaseHealth(options: {
  url: string
  migrations: string
  withinMs: number
}): () => Promise<DatabaseHealth> {
  const expected = readdirSync(options.migrations, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
  return async () => {
    const client = new pg.Client({
      connectionString: options.url,
      connectionTimeoutMillis: options.withinMs,
      query_timeout: options.withinMs,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return await lookAt(client, expected)
    } catch (error) {
      return { database: whyNot(error), migrations: 'unknown: the database did not answer' }
    } finally {
      client.end().catch(() => undefined)
    }
  }
}

async function lookAt(client: pg.Client, expected: string[]): Promise<DatabaseHealth> {
  const state = await client.query(`SELECT pg_is_in_recovery() AS recovering,
    current_setting('transaction_read_only')::boolean AS read_only,
    has_column_privilege('_prisma_migrations', 'migration_name', 'SELECT')
      AND has_column_privilege('_prisma_migrations', 'finished_at', 'SELECT') AS readable`)
  const { recovering, read_only, readable } = Row.parse(state.rows[0])
  const database = recovering ? 'in recovery: takes no writes' : read_only ? 'read-only: takes no writes' : null
  if (!readable) return { database, migrations: 'cannot be read: run "npm run migrate" once' }
  const rows = await client.query('SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL')
  const applied = new Set(Applied.parse(rows.rows).map((row) => row.migration_name))
  const missing = expected.filter((name) => !applied.has(name))
  const migrations =
    missing.length === 0 ? null : `${missing.length} missing, the first is ${missing[0]}: run "npm run migrate"`
  return { database, migrations }
}

/** Anybody may read this answer: a code says what an operator must know, and neither where the database is nor as whom it is asked. */
function whyNot(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
  return databaseFailure(error) === 'exhausted' ? `has no room for a connection${code}` : `cannot be reached${code}`
}
