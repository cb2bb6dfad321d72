import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate } from '../../src/adapters/postgres/migrate.ts'
import { randomIds } from '../../src/adapters/system/ids.ts'
import { afterFile } from './after-file.ts'
import { TEST_SECRET_KEY } from './global-setup.ts'

/** An empty database that takes the migrations a test names, in steps; goes away after the test file. */
export async function openMigrating() {
  const name = `tulia_before_${randomIds.secret(6)}`
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tulia-migrations-'))
  const admin = new pg.Client({ connectionString: inject('adminUrl') })
  await admin.connect()
  const migrator = new URL(inject('ownerUrl'))
  migrator.pathname = `/${name}`
  await admin.query(`CREATE DATABASE ${name} OWNER ${migrator.username}`)
  const url = new URL(inject('adminUrl'))
  url.pathname = `/${name}`
  const owner = new pg.Client({ connectionString: url.toString() })
  await owner.connect()
  afterFile(async () => {
    await owner.end()
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await admin.end()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    owner,
    /**
     * Applies those of our migrations that `wanted` picks, and that were not applied before.
     * @returns the connection string of the runtime role
     */
    async take(wanted: (entry: string) => boolean): Promise<string> {
      for (const entry of readdirSync('prisma/migrations').filter((entry) => /^\d/.test(entry) && wanted(entry)))
        cpSync(`prisma/migrations/${entry}`, path.join(folder, entry), { recursive: true })
      return migrate({ ownerUrl: migrator.toString(), folder, secretKey: TEST_SECRET_KEY })
    },
  }
}
