import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { postgresDirectory } from '../../../src/adapters/postgres/directory.ts'
import { SWEPT_WORK } from '../../../src/jobs/swept-work.ts'
import { testDatabase } from '../../support/test-database.ts'
import { fillTenant } from './fill-tenant.ts'

describe('the directory functions', async () => {
  const db = await testDatabase()
  const app = new pg.Client({ connectionString: db.appUrl })
  await app.connect()
  afterAll(() => app.end())
  const shops = [await fillTenant(db), await fillTenant(db)]
  const tenants = shops.map((shop) => shop.tenantId).sort()
  const directory = postgresDirectory(db)
  const later = new Date('2030-01-01T00:00:00Z')

  it('return ids and nothing else, what a webhook needs of a channel apart', async () => {
    const { rows } = await app.query<{ name: string; columns: string[]; types: string[] }>(
      `SELECT p.proname AS name, array_agg(a.name ORDER BY a.place) AS columns, array_agg(format_type(a.type, null) ORDER BY a.place) AS types
       FROM pg_proc p CROSS JOIN LATERAL unnest(p.proargnames, p.proallargtypes, p.proargmodes) WITH ORDINALITY AS a(name, type, mode, place)
       WHERE p.pronamespace = 'public'::regnamespace AND p.prosecdef AND a.mode = 't' GROUP BY p.oid, p.proname ORDER BY p.proname`,
    )
    // Figures over all shops, with none of them in it.
    const figures = rows.filter(({ name }) => name === 'installation_figures' || name === 'trip_metrics')
    expect(figures.map(({ columns }) => columns)).toEqual([1, 2].map(() => ['name', 'labels', 'value']))
    // What it threw away, by kind.
    const gone = rows.filter(({ name }) => name === 'throw_away_old')
    expect(gone.map(({ columns }) => columns)).toEqual([['kind', 'gone']])
    const shops = rows.filter((row) => !figures.includes(row) && !gone.includes(row))
    const [channel, ...others] = shops.toSorted((a) => (a.name === 'find_channel' ? -1 : 0))
    expect(channel).toMatchObject({
      name: 'find_channel',
      columns: ['tenant_id', 'address', 'provider_account', 'credentials_enc', 'quiet_min_ms'],
    })
    expect(others.length).toBe(7 + 2 * SWEPT_WORK.length)
    for (const { name, columns, types } of others) {
      // Who must reach every shop, or asks for one by its name, gets shops alone.
      const inIt = /tenant/.test(name) ? [] : [expect.stringMatching(/^\w+_id$/)]
      expect(columns).toEqual(['tenant_id', ...inIt])
      expect(types).toEqual(columns.map(() => 'uuid'))
    }
  })

  it.each(SWEPT_WORK)('find the work of every tenant: $name', async ({ due: { rows } }) => {
    const found = await directory.due(rows, { now: later, before: later }, { each: 100, all: 100 })
    expect([...new Set(found.map((ref) => ref.tenantId))].sort()).toEqual(tenants)
    for (const ref of found) expect(Object.values(ref).every((value) => /^[0-9a-f-]{36}$/.test(value))).toBe(true)
  })

  it('find a channel by its id, with credentials that only the vault opens', async () => {
    const [shop] = shops
    const found = await directory.findChannel(shop?.channelId ?? '')
    expect(found).toMatchObject({ tenantId: shop?.tenantId, address: shop?.address })
    expect(found?.credentialsEnc).not.toContain(shop?.authToken)
  })

  it('find a payment attempt by the hash of its token and by nothing else', async () => {
    const [shop] = shops
    const attempt = await db.transaction(shop?.tenantId ?? '', (tx) => tx.paymentAttempt.findFirstOrThrow())
    expect(await directory.findPaymentAttempt(attempt.tokenHash)).toEqual({
      tenantId: shop?.tenantId,
      attemptId: attempt.id,
    })
    expect(await directory.findPaymentAttempt(attempt.id)).toBeNull()
    expect(await directory.findPaymentAttempt('')).toBeNull()
  })

  it('find a payment account by the hash of the token it is notified under, until that is revoked', async () => {
    const [shop] = shops
    const hook = await db.transaction(shop?.tenantId ?? '', (tx) => tx.paymentHook.findFirstOrThrow())
    const found = { tenantId: shop?.tenantId, accountId: hook.accountId }
    expect(await directory.findPaymentHook(hook.tokenHash, 'c2b')).toEqual(found)
    expect(await directory.findPaymentHook(hook.id, 'c2b')).toBeNull()
    expect(await directory.findPaymentHook(hook.tokenHash, 'card_notification')).toBeNull()
    expect(await directory.findPaymentHook(hook.tokenHash, 'card_return')).toBeNull()
    const revoked = { where: { tenantId: hook.tenantId, id: hook.id }, data: { revokedAt: later } }
    await db.transaction(hook.tenantId, (tx) => tx.paymentHook.updateMany(revoked))
    expect(await directory.findPaymentHook(hook.tokenHash, 'c2b')).toBeNull()
  })

  it('leave the tables as closed as they were', async () => {
    await app.query('SELECT * FROM find_channel($1)', [shops[0]?.channelId])
    for (const table of ['channels', 'inbound_messages', 'payment_attempts']) {
      expect((await app.query(`SELECT * FROM ${table}`)).rowCount).toBe(0)
    }
  })
})
