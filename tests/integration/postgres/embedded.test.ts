import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../src/adapters/postgres/embedded.ts'
import { migrate } from '../../../src/adapters/postgres/migrate.ts'
import { TEST_SECRET_KEY } from '../../support/global-setup.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'tulia-embedded-'))
// The server's own system user must reach what lies in it.
chmodSync(folder, 0o711)
const running: EmbeddedPostgres[] = []
afterAll(async () => {
  await Promise.all(running.map((server) => server.stop()))
  rmSync(folder, { recursive: true, force: true })
})

const flags = ['-c fsync=off']

async function start(name: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: path.join(folder, name), flags })
  running.push(server)
  return server
}

async function ask(url: string, sql: string): Promise<object[]> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

function as(url: string, user: string, password: string): string {
  const changed = new URL(url)
  changed.username = user
  changed.password = password
  return changed.toString()
}

const migrated = (ownerUrl: string) => migrate({ ownerUrl, folder: 'prisma/migrations', secretKey: TEST_SECRET_KEY })

async function refusesStrangers(server: EmbeddedPostgres): Promise<void> {
  const { password } = new URL(server.ownerUrl)
  for (const user of ['tulia', 'tulia_owner', 'postgres'])
    for (const guess of ['', 'tulia', password].filter((one) => user !== 'tulia_owner' || one !== password))
      await expect(ask(as(server.adminUrl, user, guess), 'SELECT 1')).rejects.toThrow()
}

describe('the embedded PostgreSQL', () => {
  it('lets nobody in without a password', async () => {
    const server = await start('fresh')
    expect(await ask(server.adminUrl, 'SELECT rolsuper AS s FROM pg_roles WHERE rolname = current_user')).toEqual([
      { s: true },
    ])
    await refusesStrangers(server)
    const methods = await ask(server.adminUrl, 'SELECT DISTINCT auth_method AS m FROM pg_hba_file_rules')
    expect(methods).toEqual([{ m: 'scram-sha-256' }])
    expect(statSync(path.join(folder, 'fresh', 'postgres.key')).mode & 0o777).toBe(0o600)
  })

  it('migrates as a role that is no superuser and owns what it makes', async () => {
    const server = await start('owned')
    await migrated(server.ownerUrl)
    expect(
      await ask(
        server.ownerUrl,
        'SELECT current_user AS u, rolsuper AS s, rolbypassrls AS b FROM pg_roles WHERE rolname = current_user',
      ),
    ).toEqual([{ u: 'tulia_owner', s: false, b: false }])
    expect(await ask(server.ownerUrl, SUPERUSERS_THINGS)).toEqual([])
  })

  it('opens its folder again, and makes new passwords when their key was lost', async () => {
    const first = await start('again')
    await migrated(first.ownerUrl)
    await first.stop()
    const second = await start('again')
    expect(new URL(second.ownerUrl).password).toBe(new URL(first.ownerUrl).password)
    await second.restart()
    await refusesStrangers(second)
    await second.stop()
    rmSync(path.join(folder, 'again', 'postgres.key'))
    const third = await start('again')
    expect(new URL(third.ownerUrl).password).not.toBe(new URL(first.ownerUrl).password)
    await migrated(third.ownerUrl)
    await expect(ask(as(third.adminUrl, 'tulia', new URL(first.adminUrl).password), 'SELECT 1')).rejects.toThrow()
    running.splice(0, running.length, ...running.filter((one) => one !== first && one !== second))
  })

  it('closes a folder that was open to every local user, and takes over what its superuser owned', async () => {
    const open = await start('old')
    await migrated(open.adminUrl)
    await ask(
      open.adminUrl,
      "INSERT INTO tenants (id, slug, name, settings) VALUES (gen_random_uuid(), 'a', 'A', '{}')",
    )
    await ask(open.adminUrl, 'ALTER DATABASE postgres OWNER TO tulia')
    await ask(open.adminUrl, 'ALTER SCHEMA bullmq OWNER TO tulia')
    await ask(open.adminUrl, 'ALTER TABLE bullmq.migration OWNER TO tulia')
    await ask(open.adminUrl, 'DROP OWNED BY tulia_owner; DROP ROLE tulia_owner; ALTER ROLE tulia PASSWORD NULL')
    await open.stop()
    running.splice(running.indexOf(open), 1)
    const rules = path.join(folder, 'old', 'postgres', 'pg_hba.conf')
    writeFileSync(rules, 'host all all 127.0.0.1/32 trust\n')
    rmSync(path.join(folder, 'old', 'postgres.key'))

    const closed = await start('old')
    await refusesStrangers(closed)
    const appUrl = await migrated(closed.ownerUrl)
    expect(readFileSync(rules, 'utf8')).not.toContain('trust')
    expect(await ask(closed.ownerUrl, SUPERUSERS_THINGS)).toEqual([])
    // The owner is held to the policies now: it sees every tenant through the one for the directory, and no other role does.
    expect(await ask(closed.ownerUrl, "SELECT slug FROM tenants WHERE slug <> 'platform'")).toEqual([{ slug: 'a' }])
    expect(await ask(appUrl, 'SELECT slug FROM tenants')).toEqual([])
    expect(await ask(appUrl, 'SELECT * FROM due_turns(now(), now(), 1, 10)')).toEqual([])
  })
})

const SUPERUSERS_THINGS = `
  SELECT relname AS name FROM pg_class c JOIN pg_roles r ON r.oid = c.relowner
    WHERE r.rolsuper AND c.relnamespace IN ('public'::regnamespace, 'bullmq'::regnamespace)
  UNION ALL SELECT proname FROM pg_proc p JOIN pg_roles r ON r.oid = p.proowner
    WHERE r.rolsuper AND p.pronamespace IN ('public'::regnamespace, 'bullmq'::regnamespace)
  UNION ALL SELECT datname FROM pg_database d JOIN pg_roles r ON r.oid = d.datdba WHERE r.rolsuper AND datname = current_database()`
