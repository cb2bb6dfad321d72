import { spawnSync } from 'node:child_process'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resealAll } from '../../../src/adapters/postgres/reseal.ts'
import { hmacFileLinks } from '../../../src/adapters/system/file-links.ts'
import { hmacMenuSigner } from '../../../src/adapters/system/menu-signer.ts'
import { aesVault } from '../../../src/adapters/system/vault.ts'
import { SEALED_COLUMNS, type SealedPlace } from '../../../src/domain/context.ts'
import { createShop } from '../../support/builders.ts'
import { TEST_SECRET_KEY } from '../../support/global-setup.ts'
import { sealUnbound } from '../../support/seal-unbound.ts'
import { testDatabase } from '../../support/test-database.ts'
import { until } from '../../support/until.ts'
import { fillTenant } from '../isolation/fill-tenant.ts'

const NEXT = 'e9'.repeat(32)
const LOST = 'f0'.repeat(32)
const db = await testDatabase()
const owner = new pg.Client({ connectionString: db.ownerUrl })
const other = new pg.Client({ connectionString: db.ownerUrl })
beforeAll(() => Promise.all([owner.connect(), other.connect()]))
afterAll(() => Promise.all([owner.end(), other.end()]))

function reseal(env: Record<string, string>): { status: number | null; out: string } {
  const run = spawnSync(process.execPath, ['dist/src/main/reseal.js'], {
    env: { PATH: process.env.PATH ?? '', DATABASE_URL: db.migratorUrl, ...env },
    encoding: 'utf8',
  })
  return { status: run.status, out: run.stdout + run.stderr }
}

interface Sealed {
  place: SealedPlace
  text: string
}

/** Every sealed value of the database, with its place. */
async function everything(): Promise<Sealed[]> {
  const found: Sealed[] = []
  for (const column of SEALED_COLUMNS) {
    const [table, name] = column.split('.')
    const key = table === 'provider_tokens' ? 'key' : 'id'
    const { rows } = await owner.query<{ tenant: string; row: string; text: string }>(
      `SELECT tenant_id AS tenant, ${key}::text AS row, ${name} AS text FROM ${table} WHERE ${name} IS NOT NULL`,
    )
    found.push(...rows.map(({ tenant, row, text }) => ({ place: { tenantId: tenant, column, row }, text })))
  }
  return found
}

async function store({ tenantId, column, row }: SealedPlace, text: string): Promise<void> {
  const [table, name] = column.split('.')
  const key = table === 'provider_tokens' ? 'key' : 'id'
  await owner.query(`UPDATE ${table} SET ${name} = $1 WHERE tenant_id = $2 AND ${key}::text = $3`, [
    text,
    tenantId,
    row,
  ])
}

/** Shops whose every sealed column has a value. */
async function fill(shops: number): Promise<Sealed[]> {
  for (let n = 0; n < shops; n++) await fillTenant(db)
  await owner.query("UPDATE payment_attempts SET checkout_url_enc = 'sealed'")
  return everything()
}

describe('npm run reseal', () => {
  it('knows every column that holds sealed text', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name LIKE '%\\_enc' ORDER BY 1`,
    )
    expect(rows.map((row) => row.name)).toEqual([...SEALED_COLUMNS].sort())
  })

  it('seals every value of every shop with the new key, bound to its place, and has nothing left to do then', async () => {
    const values = await fill(2)
    const vault = aesVault([TEST_SECRET_KEY])
    const plain = new Map(values.map(({ place }, n) => [JSON.stringify(place), `secret ${n}`]))
    for (const [n, { place }] of values.entries())
      await store(place, n % 2 === 0 ? sealUnbound(TEST_SECRET_KEY, `secret ${n}`) : vault.seal(`secret ${n}`, place))

    const keys = { TULIA_SECRET_KEY: NEXT, TULIA_SECRET_KEYS_OLD: TEST_SECRET_KEY }
    const first = reseal(keys)
    expect(first.out).toContain(`${values.length} secrets sealed again`)
    expect(first.out).toContain('No row needs an old key any more')
    expect(first.status).toBe(0)
    const after = await everything()
    expect(after.length).toBe(values.length)
    // With the old key gone and nothing unbound accepted.
    for (const { place, text } of after)
      expect(aesVault([NEXT]).open(text, place)).toBe(plain.get(JSON.stringify(place)))

    const second = reseal(keys)
    expect(second.out).toContain('0 secrets sealed again')
    expect(await everything()).toEqual(after)
  })

  it('names what no key opens, leaves it alone and fails', async () => {
    const [first] = await fill(1)
    if (!first) throw new Error('nothing is sealed')
    const lost = sealUnbound(LOST, 'secret')
    for (const { place } of await everything()) await store(place, aesVault([NEXT]).seal('x', place))
    await store(first.place, lost)
    const { status, out } = reseal({ TULIA_SECRET_KEY: NEXT, TULIA_SECRET_KEYS_OLD: TEST_SECRET_KEY })
    expect(out).toContain(`No configured key opens ${first.place.column} of row ${first.place.row}`)
    expect(out).not.toContain('No row needs')
    expect(status).toBe(1)
    expect((await everything()).find(({ text }) => text === lost)?.place).toEqual(first.place)
    await store(first.place, aesVault([NEXT]).seal('x', first.place))
  })

  it('never writes over what the product has stored meanwhile', async () => {
    const shop = await createShop(db)
    const place = { tenantId: shop.tenantId, column: 'channels.credentials_enc', row: shop.channelId } as const
    const vault = aesVault([NEXT, TEST_SECRET_KEY])
    const meanwhile = vault.seal('by the product', place)
    await other.query('BEGIN')
    await other.query('UPDATE channels SET credentials_enc = $1 WHERE id = $2', [meanwhile, shop.channelId])
    const resealing = resealAll(db, vault)
    await until(
      async () =>
        (
          await owner.query(
            "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
          )
        ).rowCount === 1,
    )
    await other.query('COMMIT')
    expect(await resealing).toMatchObject({ resealed: 0, overtaken: 1 })
    expect((await everything()).find((one) => one.place.row === shop.channelId)?.text).toBe(meanwhile)
  })
})

describe('after the key was changed', () => {
  it('menus and file links of before are believed while the old key is configured, and new ones are not made with it', () => {
    const menu = { tenantId: 't', conversationId: 'c' }
    const old = hmacMenuSigner(TEST_SECRET_KEY)
    const rotated = hmacMenuSigner(NEXT, [TEST_SECRET_KEY])
    expect(rotated.open(menu, old.sign(menu, 'buy'))).toBe('buy')
    expect(old.open(menu, rotated.sign(menu, 'buy'))).toBeNull()
    expect(hmacMenuSigner(NEXT).open(menu, old.sign(menu, 'buy'))).toBeNull()

    const id = '00000000-0000-4000-8000-000000000001'
    const link = { tenantId: id, file: { kind: 'receipt', id }, expiresAt: new Date(2_000_000) } as const
    const now = new Date(1_000_000)
    const oldToken = hmacFileLinks(TEST_SECRET_KEY).sign(link)
    expect(hmacFileLinks(NEXT, [TEST_SECRET_KEY]).open(oldToken, now).outcome).toBe('valid')
    expect(hmacFileLinks(NEXT).open(oldToken, now).outcome).toBe('forged')
  })
})
