import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { prepareQueueSchema } from './queue-schema.ts'
import { makeRuntimeLogin } from './runtime-login.ts'

/**
 * Applies the migrations that are missing, each in its own transaction, under an advisory lock, and records them in the
 * table that Prisma's own command line reads. Then makes the login role of the runtime.
 * @param options.only takes no others: for a database that is to be filled as it once was
 * @returns the connection string of the runtime role, which owns nothing and cannot bypass row-level security.
 */
export async function migrate(options: {
  ownerUrl: string
  folder: string
  secretKey: string
  only?: ReadonlySet<string>
}): Promise<string> {
  const client = new pg.Client({ connectionString: options.ownerUrl })
  await client.connect()
  try {
    await client.query("SELECT pg_advisory_lock(hashtext('tulia migrations'))")
    await client.query('SET search_path = public')
    await client.query(HISTORY)
    await adoptDirectory(client)
    const done = await client.query<{ migration_name: string; checksum: string }>(
      'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL',
    )
    const applied = new Map(done.rows.map((row) => [row.migration_name, row.checksum]))
    for (const { name, sql, checksum } of readMigrations(options.folder)) {
      if (options.only !== undefined && !options.only.has(name)) continue
      const before = applied.get(name)
      if (before === checksum) continue
      if (before)
        throw new Error(`migration ${name} was changed after it had been applied: restore the file and add a new one`)
      await apply(client, name, sql, checksum)
    }
    // The runtime says whether it is ready: it reads which migrations are there, and nothing else of them.
    await client.query('GRANT SELECT (migration_name, finished_at) ON _prisma_migrations TO tulia_runtime')
    await forbidTemporary(client)
    const runtimeUrl = await makeRuntimeLogin(client, options.ownerUrl, options.secretKey)
    await prepareQueueSchema(client, runtimeUrl)
    return runtimeUrl
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

/**
 * The owner is held to its own policies; the one named "directory" lets the directory functions, which it owns, look across
 * tenants. It names the owner of the day it was made: a database may since have been restored under another one.
 */
async function adoptDirectory(client: pg.Client): Promise<void> {
  await client.query(`DO $$ DECLARE p record; BEGIN
    FOR p IN SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_policies
      WHERE schemaname = 'public' AND policyname = 'directory' AND roles <> ARRAY[current_user] LOOP
      EXECUTE format('ALTER POLICY directory ON %s TO %I', p.name, current_user);
    END LOOP;
  END $$`)
}

/**
 * Temporary objects are the one kind of thing that everybody may make, and they are found before ours. Rights on a database
 * are not copied with it, so no migration can keep this.
 */
async function forbidTemporary(client: pg.Client): Promise<void> {
  await client.query(`DO $$ BEGIN
    EXECUTE format('REVOKE TEMPORARY, CREATE ON DATABASE %I FROM PUBLIC, tulia_runtime', current_database());
  END $$`)
}
