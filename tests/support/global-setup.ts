import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../src/adapters/postgres/embedded.ts'
import { migrate } from '../../src/adapters/postgres/migrate.ts'
import { readConfig } from '../../src/config/config.ts'

export const TEST_SECRET_KEY = 'a1'.repeat(32)

declare module 'vitest' {
  interface ProvidedContext {
    /** May do everything on the server; the owner of DATABASE_URL when that is given. */
    adminUrl: string
    /** Owns the databases and migrates them. */
    ownerUrl: string
    templateDatabase: string
    redisUrl: string | null
  }
}

/**
 * One database server for the whole run: the one of DATABASE_URL, or an embedded one in a temporary folder. Every test
 * file copies the migrated template, so files never see each other's rows.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const config = readConfig({ ...process.env, TULIA_SECRET_KEY: TEST_SECRET_KEY })
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tulia-test-'))
  // The server's own system user must reach its data, or they would lie, and stay, elsewhere.
  chmodSync(folder, 0o711)
  const embedded = config.database.owner
    ? null
    : await startEmbeddedPostgres({ dataDir: folder, flags: ['-c fsync=off', '-c synchronous_commit=off'] })
  const adminUrl = embedded?.adminUrl ?? config.database.owner ?? ''
  const ownerUrl = embedded?.ownerUrl ?? adminUrl
  const templateDatabase = `tulia_test_${process.pid}_${Date.now().toString(36)}`
  const url = new URL(ownerUrl)
  await admin(adminUrl, `CREATE DATABASE ${templateDatabase} OWNER ${url.username}`)
  url.pathname = `/${templateDatabase}`
  await migrate({ ownerUrl: url.toString(), folder: 'prisma/migrations', secretKey: TEST_SECRET_KEY })
  project.provide('adminUrl', adminUrl)
  project.provide('ownerUrl', ownerUrl)
  project.provide('templateDatabase', templateDatabase)
  project.provide('redisUrl', config.redisUrl)
  return async () => {
    await admin(adminUrl, `DROP DATABASE ${templateDatabase} WITH (FORCE)`)
    await embedded?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function admin(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
