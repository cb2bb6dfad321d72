import { rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { serverFolder } from '../../bench/server-folder.ts'
import { jwtAccessTokens } from '../../src/adapters/jwt/jwt-access-tokens.ts'
import { signingKeyStore } from '../../src/adapters/jwt/signing-keys.ts'
import { startEmbeddedPostgres } from '../../src/adapters/postgres/embedded.ts'
import { migrate } from '../../src/adapters/postgres/migrate.ts'
import { connectTenantDb } from '../../src/adapters/postgres/tenant-db.ts'
import { systemClock } from '../../src/adapters/system/clock.ts'
import { randomIds } from '../../src/adapters/system/ids.ts'
import { aesVault } from '../../src/adapters/system/vault.ts'
import { readConfig } from '../../src/config/config.ts'

export const TEST_SECRET_KEY = 'a1'.repeat(32)

/** Files are copied at a third of the price of pages, where no checkpoint has to wait for a disk. */
type CopyStrategy = 'file_copy' | 'wal_log'

declare module 'vitest' {
  interface ProvidedContext {
    /** May do everything on the server; the owner of DATABASE_URL when that is given. */
    adminUrl: string
    /** Owns the databases and migrates them. */
    ownerUrl: string
    /** May do what the runtime may. */
    appUrl: string
    templateDatabase: string
    copyStrategy: CopyStrategy
    redisUrl: string | null
  }
}

/** Nothing outlives the run, so nothing need survive a machine that stops: no commit waits for the disk. */
const FORGETFUL = [
  '-c fsync=off',
  '-c synchronous_commit=off',
  '-c full_page_writes=off',
  '-c wal_level=minimal',
  '-c max_wal_senders=0',
  // A whole product whose queues live here opens up to 250 as it starts, and several run at once.
  '-c max_connections=1000',
  // Each of those proves its password, which is dear on purpose, at both ends.
  '-c scram_iterations=1',
  // Whose a line of the log is: all test files share the server.
  "-c log_line_prefix='%d|'",
]

const ROOM_BYTES = 4 * 1024 ** 3

/** Memory where there is enough of it: every test file copies a database of a thousand small files. */
function roomyFolder(): string {
  const memory = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= ROOM_BYTES ? memory : os.tmpdir()
  } catch {
    return os.tmpdir()
  }
}

/**
 * One database server for the whole run, whichever projects are in it: the one of DATABASE_URL, or an embedded one in a
 * temporary folder. Every test file copies the migrated template, so files never see each other's rows.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = project.vitest.getRootProject()
  // The projects are set up one after the other, and are done all at once.
  if ('templateDatabase' in run.getProvidedContext()) return undefined
  const config = readConfig({ ...process.env, TULIA_SECRET_KEY: TEST_SECRET_KEY })
  const folder = serverFolder('tulia-test', roomyFolder())
  const embedded = config.database.owner ? null : await startEmbeddedPostgres({ dataDir: folder, flags: FORGETFUL })
  const adminUrl = embedded?.adminUrl ?? config.database.owner ?? ''
  const ownerUrl = embedded?.ownerUrl ?? adminUrl
  const templateDatabase = `tulia_test_${process.pid}_${Date.now().toString(36)}`
  const url = new URL(ownerUrl)
  await admin(adminUrl, `CREATE DATABASE ${templateDatabase} OWNER ${url.username}`)
  url.pathname = `/${templateDatabase}`
  const appUrl = await migrate({ ownerUrl: url.toString(), folder: 'prisma/migrations', secretKey: TEST_SECRET_KEY })
  await makeSigningKey(appUrl)
  run.provide('adminUrl', adminUrl)
  run.provide('ownerUrl', ownerUrl)
  run.provide('appUrl', appUrl)
  run.provide('templateDatabase', templateDatabase)
  run.provide('copyStrategy', embedded ? 'file_copy' : 'wal_log')
  run.provide('redisUrl', config.redisUrl)
  return async () => {
    await admin(adminUrl, `DROP DATABASE ${templateDatabase} WITH (FORCE)`)
    await embedded?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Making one takes longer than most test files: all of them have this one. */
async function makeSigningKey(appUrl: string): Promise<void> {
  const db = connectTenantDb({ url: appUrl, pool: 2 })
  const store = signingKeyStore({ db, vault: aesVault([TEST_SECRET_KEY]), clock: systemClock, ids: randomIds })
  await jwtAccessTokens({ store, clock: systemClock, importPem: null })
    .prepare()
    .finally(() => db.close())
}

async function admin(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
