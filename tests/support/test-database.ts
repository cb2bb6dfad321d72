import pg from 'pg'
import { inject } from 'vitest'
import { migrate } from '../../src/adapters/postgres/migrate.ts'
import { connectTenantDb, type TenantDb } from '../../src/adapters/postgres/tenant-db.ts'
import { afterFile } from './after-file.ts'
import { TEST_SECRET_KEY } from './global-setup.ts'

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
  await onServer(
    `CREATE DATABASE ${name} TEMPLATE ${inject('templateDatabase')} OWNER ${new URL(migratorUrl).username}`,
  )
  const appUrl = await migrate({ ownerUrl: migratorUrl, folder: 'prisma/migrations', secretKey: TEST_SECRET_KEY })
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

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('adminUrl') })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
