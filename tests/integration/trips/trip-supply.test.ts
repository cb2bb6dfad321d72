import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { staffTokenHash } from '../../../src/http/middleware/staff-auth.ts'
import { onceKey } from '../../support/once-key.ts'
import { type ProductShop, startProduct } from '../../support/product.ts'
import { testLog } from '../../support/test-ctx.ts'

const product = await startProduct({ worker: false, log: testLog() })
const lamu = JSON.parse(readFileSync(join(import.meta.dirname, '../../../fixtures/trips/supply/lamu.json'), 'utf8'))

async function staffOf(shop: ProductShop) {
  const token = `tulia_${shop.tenantId}_${randomIds.secret(32)}`
  await product.db.transaction(shop.tenantId, (tx) =>
    tx.staffToken.create({
      data: { tenantId: shop.tenantId, id: randomIds.uuid(), name: 'Amina', tokenHash: staffTokenHash(token) },
    }),
  )
  return async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${product.runtime.publicBaseUrl}/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...onceKey(method),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const json = Object(await answer.json())
    return { status: answer.status, json, problem: String(Object(json.error).message ?? '') }
  }
}

const desk = { settings: { trips: { homeAirport: 'NBO' } } }
const call = await staffOf(await product.openShop(desk))
const venues = () => call('GET', '/trip-supply?kind=attraction&key=Lamu')

describe('the destinations of a desk', () => {
  it('are opened, changed by city and country, and listed as they were sent', async () => {
    const { destination } = lamu
    const opened = await call('PUT', '/destinations', { destinations: [destination] })
    expect([opened.status, opened.json]).toEqual([200, { opened: 1, changed: 0 }])
    const dearer = { ...destination, city: 'LAMU', airports: ['LAU', 'MYD'] }
    const kigali = { ...destination, city: 'Kigali', country: 'RW', tz: 'Africa/Kigali' }
    const again = await call('PUT', '/destinations', { destinations: [dearer, kigali] })
    expect(again.json).toEqual({ opened: 1, changed: 1 })
    expect((await call('GET', '/destinations')).json).toEqual({ destinations: [kigali, dearer] })
  })

  it('are taken whole or not at all, with the path of every problem', async () => {
    const before = (await call('GET', '/destinations')).json
    const good = { ...lamu.destination, city: 'Malindi' }
    const wrong = { ...lamu.destination, city: 'Mars', tz: 'Mars/Olympus', overland: 'yes' }
    const refused = await call('PUT', '/destinations', { destinations: [good, wrong, good] })
    expect([refused.status, refused.json.error.code]).toEqual([422, 'invalid_input'])
    expect(refused.problem).toContain('destinations[1].tz: no such timezone')
    expect(refused.problem).toContain('destinations[1].overland')
    expect(refused.problem).toContain('destinations[2]: "malindi, KE" stands twice')
    expect((await call('GET', '/destinations')).json).toEqual(before)
  })
})

describe('the supply of a desk', () => {
  it('takes the place of what there was of the same kind at the same place, and of nothing else', async () => {
    const first = await call('PUT', '/trip-supply', { rows: lamu.rows })
    expect([first.status, first.json]).toEqual([200, { rows: lamu.rows.length, removed: 0 }])
    const all = lamu.rows.filter(({ kind }: { kind: string }) => kind === 'attraction')
    expect((await venues()).json).toEqual({ rows: all })
    const fewer = await call('PUT', '/trip-supply', { rows: all.slice(0, 3) })
    expect(fewer.json).toEqual({ rows: 3, removed: all.length - 3 })
    expect((await venues()).json).toEqual({ rows: all.slice(0, 3) })
    const beds = (await call('GET', '/trip-supply?kind=lodging&key=Lamu')).json.rows
    expect(beds).toEqual(lamu.rows.filter(({ kind }: { kind: string }) => kind === 'lodging'))
  })

  it('is taken whole or not at all, with the path of every problem', async () => {
    const before = (await venues()).json
    const [row] = before.rows
    const rows = [
      { ...row, ref: 'free', data: { ...row.data, est_price_usd_cents: 0 } },
      { ...row, ref: 'shut', data: { ...row.data, opening_hours: {} } },
      { ...row, ref: 'when', valid_from: '2027-02-01', valid_to: '2027-01-01' },
      { ...row, kind: 'moon' },
      row,
      row,
    ]
    const refused = await call('PUT', '/trip-supply', { rows })
    expect(refused.status).toBe(422)
    const { fields } = Object(refused.json.error).details ?? refused.json.error
    expect(fields.map(({ path }: { path: string }) => path)).toEqual([
      'rows[0].data.est_price_usd_cents',
      'rows[1].data.opening_hours',
      'rows[2].valid_to',
      'rows[3].kind',
      'rows[5]',
    ])
    expect((await venues()).json).toEqual(before)
  })

  it('takes hours as people write them, and says where it cannot read them', async () => {
    const [row] = lamu.rows
    const { opening_hours, blackout_dates, closed_on_holidays, ...data } = row.data
    const at = (ref: string, hours: string) => ({ ...row, key: 'Shela', ref, data: { ...data, hours } })
    const written = await call('PUT', '/trip-supply', {
      rows: [at('a', 'Mo-Fr 09:00-12:00,14:00-18:00; PH off; Dec 24-Dec 25 off')],
    })
    expect(written.status).toBe(200)
    const [kept] = (await call('GET', '/trip-supply?kind=attraction&key=Shela')).json.rows
    expect(kept.data.opening_hours['0']).toEqual([
      { start: '09:00', end: '12:00' },
      { start: '14:00', end: '18:00' },
    ])
    expect(kept.data.opening_hours['5']).toBeUndefined()
    expect([kept.data.closed_on_holidays, kept.data.blackout_dates]).toEqual([
      true,
      [2026, 2027, 2028].flatMap((year) => [`${year}-12-24`, `${year}-12-25`]),
    ])
    const refused = await call('PUT', '/trip-supply', {
      rows: [at('a', 'Mo-Fr nine to five'), at('b', 'Mo 09:00-17:00; Jul-Aug 08:00-20:00')],
    })
    expect(refused.problem).toContain('rows[0].data.hours: ')
    expect(refused.problem).toContain('(character 7)')
    expect(refused.problem).toContain('rows[1].data.hours: hours that change with the season')
  })

  it.each([[[]], [{}], [{ rows: [] }], [{ rows: {}, more: 1 }], ['text']])('is no %j', async (body) => {
    expect((await call('PUT', '/trip-supply', body)).status).toBe(422)
  })

  it('is nothing to another desk', async () => {
    const other = await staffOf(await product.openShop(desk))
    expect((await other('GET', '/destinations')).json).toEqual({ destinations: [] })
    expect((await other('GET', '/trip-supply?kind=attraction&key=Lamu')).json).toEqual({ rows: [] })
  })
})

describe('a shop that plans no trips', async () => {
  const shop = await staffOf(await product.openShop())

  it.each([
    ['GET', '/destinations', undefined],
    ['PUT', '/destinations', { destinations: [lamu.destination] }],
    ['GET', '/trip-supply?kind=attraction&key=Lamu', undefined],
    ['PUT', '/trip-supply', { rows: lamu.rows }],
  ])('finds nothing at %s %s', async (method, path, body) => {
    const answer = await shop(method, path, body)
    expect([answer.status, answer.json.error.code]).toEqual([404, 'not_found'])
  })
})

describe('an import that is tried', () => {
  it('says what it would do, and keeps nothing', async () => {
    const shop = await staffOf(await product.openShop(desk))
    const body = { rows: lamu.rows }
    const tried = await shop('PUT', '/trip-supply?dry_run=true', body)
    expect([tried.status, tried.json]).toEqual([200, { rows: lamu.rows.length, removed: 0 }])
    expect((await shop('GET', '/trip-supply/keys')).json).toEqual({ keys: [] })
    const places = await shop('PUT', '/destinations?dry_run=true', { destinations: [lamu.destination] })
    expect(places.json).toEqual({ opened: 1, changed: 0 })
    expect((await shop('GET', '/destinations')).json).toEqual({ destinations: [] })
    await shop('PUT', '/trip-supply', body)
    const count = (kind: string) => lamu.rows.filter((row: { kind: string }) => row.kind === kind).length
    expect((await shop('GET', '/trip-supply/keys')).json).toEqual({
      keys: [
        {
          key: 'Lamu',
          rows: {
            attraction: count('attraction'),
            lodging: count('lodging'),
            climate: count('climate'),
            daily_spend: count('daily_spend'),
          },
        },
      ],
    })
  })
})
