import { createHash, createHmac } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runMigrations as migrateQueue } from 'bullmq'
import pg from 'pg'

/**
 * Applies the migrations that are missing, each in its own transaction, under an advisory lock, and records them in the
 * table that Prisma's own command line reads. Then makes the login role of the runtime.
 * @returns the connection string of the runtime role, which owns nothing and cannot bypass row-level security.
 */
export async function migrate(options: { ownerUrl: string; folder: string; secretKey: string }): Promise<string> {
  const client = new pg.Client({ connectionString: options.ownerUrl })
  await client.connect()
  try {
    await client.query("SELECT pg_advisory_lock(hashtext('tulia migrations'))")
    await client.query(HISTORY)
    const done = await client.query<{ migration_name: string; checksum: string }>(
      'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL',
    )
    const applied = new Map(done.rows.map((row) => [row.migration_name, row.checksum]))
    for (const { name, sql, checksum } of readMigrations(options.folder)) {
      const before = applied.get(name)
      if (before === checksum) continue
      if (before)
        throw new Error(`migration ${name} was changed after it had been applied: restore the file and add a new one`)
      await apply(client, name, sql, checksum)
    }
    await prepareQueueSchema(client)
    return await createRuntimeLogin(client, options.ownerUrl, options.secretKey)
  } finally {
    await client.end()
  }
}

const HISTORY = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL, finished_at timestamptz, migration_name varchar(255) NOT NULL,
  logs text, rolled_back_at timestamptz, started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count int NOT NULL DEFAULT 0)`

function readMigrations(folder: string): { name: string; sql: string; checksum: string }[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(folder, name, 'migration.sql'), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}

async function apply(client: pg.Client, name: string, sql: string, checksum: string): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(sql)
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count)
       VALUES (gen_random_uuid(), $1, now(), $2, 1)`,
      [checksum, name],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw new Error(`migration ${name} failed: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

/** The queue's PostgreSQL backend keeps its tables in a schema of its own and makes one sequence per queue at run time. */
async function prepareQueueSchema(client: pg.Client): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS bullmq')
  await client.query('SET search_path = bullmq, public')
  await migrateQueue(client)
  await client.query('RESET search_path')
  await client.query(`
    GRANT USAGE, CREATE ON SCHEMA bullmq TO tulia_runtime;
    GRANT ALL ON ALL TABLES IN SCHEMA bullmq TO tulia_runtime;
    GRANT ALL ON ALL SEQUENCES IN SCHEMA bullmq TO tulia_runtime;
    GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA bullmq TO tulia_runtime`)
}

/** One login role per secret key, so that two installations on one server do not change each other's password. */
async function createRuntimeLogin(client: pg.Client, ownerUrl: string, secretKey: string): Promise<string> {
  const url = new URL(ownerUrl)
  const role = `tulia_app_${createHash('sha256').update(`role name ${secretKey}`).digest('hex').slice(0, 12)}`
  const password = createHmac('sha256', Buffer.from(secretKey, 'hex')).update(`runtime role ${role}`).digest('hex')
  await client.query(`DO $$ BEGIN CREATE ROLE ${role} LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE INHERIT;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`)
  await insist(client, `ALTER ROLE ${role} PASSWORD '${password}'`)
  await insist(client, `GRANT tulia_runtime TO ${role}`)
  url.username = role
  url.password = password
  return url.toString()
}

/** Roles belong to the whole server: when another of its databases is migrated at the same moment, one of the two is told to try again. */
async function insist(client: pg.Client, sql: string, attempts = 20): Promise<void> {
  try {
    await client.query(sql)
  } catch (error) {
    if (attempts === 1 || !(error instanceof Error && error.message.includes('concurrently updated'))) throw error
    await new Promise((resolve) => setTimeout(resolve, 20))
    await insist(client, sql, attempts - 1)
  }
}
