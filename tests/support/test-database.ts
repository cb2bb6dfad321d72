import pg from 'pg'
import { inject } from 'vitest'
import { connectTenantDb, type TenantDb } from '../../src/adapters/postgres/tenant-db.ts'
import { afterFile } from './after-file.ts'

export interface TestDatabase extends TenantDb {
  /** Connection string of the runtime role. */
  appUrl: string
  /** Connection string of who may do everything here, for tests that look past the policies. */
  ownerUrl: string
  /** Connection string of the role that owns and migrates the database. */
  migratorUrl: string
}

/** A fresh, migrated database of this test file, reached as the runtime role; it goes away after the file. */
export async function testDatabase(pool = 8): Promise<TestDatabase> {
  const name = `tulia_file_${process.pid}_${Math.floor(performance.now() * 1000).toString(36)}`
  const [ownerUrl, migratorUrl] = [onDatabase(inject('adminUrl'), name), onDatabase(inject('ownerUrl'), name)]
  const owner = new URL(migratorUrl).username
  const from = `TEMPLATE ${inject('templateDatabase')} STRATEGY ${inject('copyStrategy')}`
  // What the migrations made is copied; rights on a database are not.
  await onServer(
    `CREATE DATABASE ${name} ${from} OWNER ${owner}`,
    `REVOKE TEMPORARY, CREATE ON DATABASE ${name} FROM PUBLIC, tulia_runtime`,
  )
  const appUrl = onDatabase(inject('appUrl'), name)
  const db = connectTenantDb({ url: appUrl, pool })
  afterFile(async () => {
    await db.close()
    await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  })
  return { ...db, appUrl, ownerUrl, migratorUrl }
}

function onDatabase(base: string, name: string): string {
  const url = new URL(base)
  url.pathname = `/${name}`
  return url.toString()
}

async function onServer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: inject('adminUrl') })
  await client.connect()
  try {
    for (const sql of statements) await client.query(sql)
  } finally {
    await client.end()
  }
}
