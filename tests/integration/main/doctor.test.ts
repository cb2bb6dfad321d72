import { spawnSync } from 'node:child_process'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { nextFreePort } from '../../../src/main/next-free-port.ts'
import { TEST_SECRET_KEY } from '../../support/global-setup.ts'
import { testDatabase } from '../../support/test-database.ts'

function doctor(env: Record<string, string>): { status: number | null; out: string } {
  const run = spawnSync(process.execPath, ['dist/src/main/doctor.js'], {
    env: { PATH: process.env.PATH ?? '', ...env },
    encoding: 'utf8',
  })
  return { status: run.status, out: run.stdout + run.stderr }
}

describe('npm run doctor', () => {
  it('finds nothing wrong with the embedded default', () => {
    const { status, out } = doctor({})
    expect(out).toContain('Everything that is configured works.')
    expect(status).toBe(0)
  })

  it('stops at the first failure, says what to do and how many checks were skipped', async () => {
    const nobody = await nextFreePort(0)
    const { status, out } = doctor({
      DATABASE_URL: `postgresql://a@127.0.0.1:${nobody}/b`,
      TULIA_SECRET_KEY: 'ab'.repeat(32),
    })
    expect(out).toMatch(/FAIL {2}database: .*check DATABASE_URL/)
    expect(out).toContain('4 checks were skipped')
    expect(out).not.toContain('Redis')
    expect(status).toBe(1)
  })

  it('looks at the roles that keep one shop from another', async () => {
    const db = await testDatabase()
    const TULIA_SECRET_KEY = TEST_SECRET_KEY
    const asOwner = doctor({ DATABASE_URL: db.migratorUrl, TULIA_SECRET_KEY })
    expect(asOwner.out).toMatch(/ok {4}database roles: .*tulia_app_/)
    if (db.migratorUrl !== db.ownerUrl) expect(asOwner.out).not.toContain('WARNING')
    const asSuperuser = doctor({ DATABASE_URL: db.ownerUrl, TULIA_SECRET_KEY })
    expect(asSuperuser.out).toContain('WARNING: DATABASE_URL is a superuser')
    expect(asSuperuser.status).toBe(0)
    const wrongRole = doctor({ DATABASE_APP_URL: db.ownerUrl, TULIA_SECRET_KEY })
    expect(wrongRole.out).toMatch(/FAIL {2}database roles: .* superuser/)
    expect(wrongRole.status).toBe(1)
    const client = new pg.Client({ connectionString: db.ownerUrl })
    await client.connect()
    await client.query(`GRANT TEMPORARY ON DATABASE ${new URL(db.ownerUrl).pathname.slice(1)} TO PUBLIC`)
    await client.end()
    expect(doctor({ DATABASE_APP_URL: db.appUrl, TULIA_SECRET_KEY }).out).toMatch(
      /FAIL {2}database roles: .* temporary tables/,
    )
  })

  it('lists every variable that is wrong before it checks anything', () => {
    const { status, out } = doctor({ PORT: 'many', REDIS_URL: 'http://x' })
    expect(out).toContain('PORT')
    expect(out).toContain('REDIS_URL')
    expect(status).toBe(1)
  })
})
