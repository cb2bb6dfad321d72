import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { nextFreePort } from '../../../src/adapters/system/next-free-port.ts'
import { holdsCanary } from '../../../src/domain/canaries/index.ts'
import { createShop } from '../../support/builders.ts'
import { canaryOf } from '../../support/canary-of.ts'
import { TEST_SECRET_KEY } from '../../support/global-setup.ts'
import { testCtx } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'
import { openHouse } from '../journeys/concierge/guest-house.ts'

function doctor(env: Record<string, string>, args: string[] = []): { status: number | null; out: string } {
  const run = spawnSync(process.execPath, ['dist/src/main/doctor.js', ...args], {
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
    expect(out).toContain('7 checks were skipped')
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

  it('looks at what costs least first, and asks the vendor last', () => {
    const names = [...doctor({}).out.matchAll(/^ok {4}([^:]+):/gm)].map(([, name]) => name)
    expect(names.slice(0, 9)).toEqual([
      'Node',
      'model key',
      'prompts and policies',
      'models',
      'dispatcher',
      'thresholds',
      'routing rules',
      'LangGraph',
      'demo profiles',
    ])
    expect(names.at(-1)).toBe('model vendor')
  })

  it('says of a booking what would make it, and reads a page', () => {
    const { out } = doctor({ BOOKING_API_URL: 'https://book.example' })
    expect(out).toMatch(/ok {4}booking: WARNING: .*integration_point: BookingGateway.*BOOKING_API_KEY, BOOKING_API_URL/)
    expect(out).toContain('document reader: a child process read 1 page')
  })

  it('asks no vendor when it is told not to, and none with a key that cannot be one', () => {
    expect(doctor({ ANTHROPIC_API_KEY: 'sk-ant-12345678', SKIP_API_PROBE: '1' }).out).toContain(
      'model vendor: not asked: SKIP_API_PROBE=1',
    )
    const { status, out } = doctor({ ANTHROPIC_API_KEY: 'sk ant', SKIP_API_PROBE: '1' })
    expect(out).toMatch(/FAIL {2}model key: .*copy it again/)
    expect(out).toContain('20 checks were skipped')
    expect(status).toBe(1)
  })

  it('finds a search that cannot be reached', async () => {
    const nobody = await nextFreePort(0)
    expect(doctor({ RESEARCH_URL: `http://127.0.0.1:${nobody}` }).out).toMatch(
      /FAIL {2}web search: .*check RESEARCH_URL/,
    )
  })

  it('names properties that tell of gaming and of nobody who helps', async () => {
    const db = await testDatabase()
    const env = { DATABASE_URL: db.migratorUrl, TULIA_SECRET_KEY: TEST_SECRET_KEY }
    await openHouse(db, {}, { name: 'Calm House' })
    expect(doctor(env).out).toContain('helplines: named wherever gaming is told of')
    await openHouse(db, {}, { name: 'Dice House', helplines: [] })
    const { out, status } = doctor(env)
    expect(out).toMatch(/ok {4}helplines: WARNING: Dice House \(.*\) tells of gaming/)
    expect(out).not.toContain('Calm House')
    expect(status).toBe(0)
  })

  it('says which tenant has no secret rows, and when one was about to be told', async () => {
    const db = await testDatabase()
    const env = { DATABASE_URL: db.migratorUrl, TULIA_SECRET_KEY: TEST_SECRET_KEY }
    const shop = await createShop(db)
    expect(doctor(env).out).toContain('secret rows: each of 2 tenants has its own, and none was ever about to be told')
    const marker = await canaryOf(db, shop.tenantId, 'passage')
    const leaving = { place: 'message', subject: 'x', text: marker } as const
    expect(await holdsCanary(testCtx(db, { tenantId: shop.tenantId }), leaving)).toBe(true)
    expect(doctor(env).out).toContain('secret rows: WARNING: some were about to be told, in 1 places')
    const client = new pg.Client({ connectionString: db.ownerUrl })
    await client.connect()
    await client.query('DELETE FROM canaries WHERE tenant_id = $1', [shop.tenantId])
    await client.end()
    expect(doctor(env).out).toMatch(/ok {4}secret rows: WARNING: shop-\S+ has none: run "SELECT plant_canaries/)
  })

  it('lists with --swaps what can be put in place of what, each with the file that declares it', () => {
    const { out } = doctor({}, ['--swaps'])
    const names = [
      'knowledge store',
      'booking',
      'memory store',
      'token budget',
      'trace export',
      'web search',
      'facts of trips',
    ]
    expect(out.split('\n').filter((line) => /^\w/.test(line))).toEqual(names)
    const ports = [...out.matchAll(/^ {2}port: (.*)$/gm)].map(([, file = '']) => file)
    expect(ports.filter((file) => !existsSync(file))).toEqual([])
    expect(ports).toHaveLength(names.length)
  })

  it('lists every variable that is wrong before it checks anything', () => {
    const { status, out } = doctor({ PORT: 'many', REDIS_URL: 'http://x' })
    expect(out).toContain('PORT')
    expect(out).toContain('REDIS_URL')
    expect(status).toBe(1)
  })
})
