import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readShopFixture } from '../../../prisma/seed/index.ts'
import { deliveryFee, deliveryPromise, findZones, pickupPromise } from '../../../src/domain/fulfilment/index.ts'
import { type DeliveryZone, TenantSettings } from '../../../src/domain/tenancy/index.ts'
import { shopSettings } from '../../support/builders.ts'

const day = { open: '09:00', close: '18:00' }
const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: { open: '09:00', close: '13:00' } }
/** Riders who rest on Sunday. 16 November 2026 is a Monday; Nairobi is three hours ahead of UTC. */
const calendar = { timezone: 'Africa/Nairobi', openingHours: { ...week, sun: 'closed' as const } }
const nairobi = (at: string) => new Date(`2026-11-${at}:00+03:00`)
const span = (from: string, to: string) => ({
  from: nairobi(from).toISOString(),
  to: nairobi(to).toISOString(),
})

describe('the delivery promise', () => {
  const RULES = {
    sameDay: { kind: 'same_day', paidBefore: '14:00' },
    nextDay: { kind: 'working_days', min: 1, max: 1 },
    courier: { kind: 'working_days', min: 2, max: 4 },
    quick: { kind: 'minutes', within: 45 },
  } as const
  it.each([
    ['sameDay', 'is today before the cut-off', '16T13:59', 'days', span('16T13:59', '16T18:00')],
    ['sameDay', 'is today for who pays before the riders set out', '16T06:00', 'days', span('16T09:00', '16T18:00')],
    ['sameDay', 'is tomorrow at the cut-off', '16T14:00', 'days', span('17T09:00', '17T18:00')],
    ['sameDay', 'is Monday after the riders are home on Saturday', '21T13:30', 'days', span('23T09:00', '23T18:00')],
    ['sameDay', 'is Monday for who pays on Sunday', '22T10:00', 'days', span('23T09:00', '23T18:00')],
    ['nextDay', 'is tomorrow however early', '16T00:30', 'days', span('17T09:00', '17T18:00')],
    ['nextDay', 'leaves Sunday out', '21T10:00', 'days', span('23T09:00', '23T18:00')],
    ['courier', 'counts working days only', '19T10:00', 'days', span('21T09:00', '24T18:00')],
    ['quick', 'counts from the payment', '16T10:00', 'times', span('16T10:00', '16T10:45')],
    ['quick', 'counts from when the riders set out', '16T07:15', 'times', span('16T09:00', '16T09:45')],
    ['quick', 'is kept by who is on the road at the end', '16T17:50', 'times', span('16T17:50', '16T18:35')],
    ['quick', 'is the next morning when they are home', '16T18:00', 'times', span('17T09:00', '17T12:00')],
    ['quick', 'is Monday morning for who pays on Sunday', '22T12:00', 'times', span('23T09:00', '23T12:00')],
  ] as const)('%s %s', (rule, _fact, paidAt, kind, expected) => {
    expect(deliveryPromise({ promise: RULES[rule] }, nairobi(paidAt), calendar)).toEqual({ kind, ...expected })
  })

  it('is not made by a zone without a rule, nor by a shop that never delivers', () => {
    expect(deliveryPromise({ promise: null }, nairobi('16T10:00'), calendar)).toBeNull()
    const never = { mon: 'closed', tue: 'closed', wed: 'closed', thu: 'closed', fri: 'closed', sat: 'closed' } as const
    const closed = { ...calendar, openingHours: { ...never, sun: 'closed' as const } }
    for (const promise of Object.values(RULES)) {
      expect(deliveryPromise({ promise }, nairobi('16T10:00'), closed)).toBeNull()
    }
  })
})

describe('the pickup promise', () => {
  it.each([
    ['counts from the payment while the shop is open', '16T10:00', span('16T11:00', '16T18:00')],
    ['counts from the opening', '16T07:00', span('16T10:00', '16T18:00')],
    ['is tomorrow for what is not ready before closing', '16T17:30', span('17T10:00', '17T18:00')],
    ['is Monday after closing on Saturday', '21T15:00', span('23T10:00', '23T18:00')],
  ])('%s', (_fact, paidAt, expected) => {
    expect(pickupPromise({ readyMinutes: 60 }, nairobi(paidAt), calendar)).toEqual({ kind: 'times', ...expected })
  })

  it('is not made by a place that names no time', () => {
    expect(pickupPromise({ readyMinutes: null }, nairobi('16T10:00'), calendar)).toBeNull()
  })
})

describe('the delivery fee', () => {
  it('is the fee of the zone below the threshold and nothing from it on, and never anything else', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.option(fc.nat(1_000_000)), fc.nat(2_000_000), (fee, freeFrom, subtotal) => {
        const free = freeFrom !== null && subtotal >= freeFrom
        expect(deliveryFee({ feeMinor: fee, freeFromMinor: freeFrom }, subtotal)).toBe(free ? 0 : fee)
      }),
    )
  })
})

describe('finding zones by words', () => {
  const zone = (id: string, aliases: string[]): DeliveryZone =>
    shopSettings({ fulfilment: { zones: [{ id, name: `Zone ${id}`, aliases, feeMinor: 1 }] } }).fulfilment
      .zones[0] as DeliveryZone
  const zones = [
    zone('hill', ['Hill View', "Ng'ombe", 'Mtwapa 1']),
    zone('lake', ['Lake View', 'Mtwapa 2']),
    zone('rest', []),
  ]
  it.each([
    ['hill view', ['hill']],
    ['  HILL-VIEW, house 4 ', ['hill']],
    ['ngombe', ['hill']],
    ['NG’OMBE', ['hill']],
    ['zone lake', ['lake']],
    ['mtwapa', ['hill', 'lake']],
    ['mtwapa 2', ['lake']],
    ['from hill view to lake view', ['hill', 'lake']],
    ['hillview', []],
    ['view', []],
    ['uphill view', []],
    ['?!', []],
    ['', []],
  ])('"%s" names %j', (words, ids) => {
    expect(findZones({ zones }, words).map(({ id }) => id)).toEqual(ids)
  })
})

describe('the settings of a shop', () => {
  const refused = (fulfilment: object) => {
    const read = TenantSettings.safeParse({ ...shopSettings(), fulfilment })
    return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  }
  const zone = { id: 'a', name: 'Hill', feeMinor: 100 }

  it('say nothing about delivery by default', () => {
    expect(shopSettings().fulfilment).toEqual({
      feeCollected: 'with_order',
      minimumMinor: null,
      zones: [],
      pickup: [],
      deliveryHours: null,
    })
  })

  it.each([
    [
      'one place in two zones',
      { zones: [zone, { ...zone, id: 'b', name: 'Lake', aliases: ["H'ILL"] }] },
      'named twice',
    ],
    ['one id for two zones', { zones: [zone, { ...zone, name: 'Lake' }] }, 'used twice'],
    [
      'two zones for everywhere else',
      { zones: [zone, { ...zone, id: 'b', name: 'Lake' }].map((one) => ({ ...one, elsewhere: true })) },
      'only one zone',
    ],
    ['a fee below nothing', { zones: [{ ...zone, feeMinor: -1 }] }, 'zones.0.feeMinor'],
    ['a field nobody knows', { zones: [{ ...zone, price: 1 }] }, 'zones.0'],
    ['a time that is none', { zones: [{ ...zone, promise: { kind: 'same_day', paidBefore: '24:10' } }] }, 'paidBefore'],
    [
      'a longest time below the shortest',
      { zones: [{ ...zone, promise: { kind: 'working_days', min: 3, max: 2 } }] },
      'shorter than',
    ],
  ])('refuse %s', (_what, fulfilment, problem) => {
    expect(refused(fulfilment).join('; ')).toContain(problem)
  })
})

/** The documents are what customers read, the settings what they pay: both must say the same. */
describe.each(['kicks-and-phones', 'mama-njeri-grocery'])('the demo shop %s', (slug) => {
  const { settings, documents } = readShopFixture('fixtures', slug)
  const text = documents.find(({ title }) => title === 'Delivery areas and fees')?.text ?? ''
  const lineWith = (word: string) => text.split(/[.\n]/).filter((line) => line.includes(word))

  it('charges what its document says', () => {
    const { zones } = settings.fulfilment
    expect(zones.length).toBeGreaterThan(2)
    for (const { feeMinor, freeFromMinor, aliases, name } of zones) {
      expect(text, name).toContain(`KES ${feeMinor / 100}`)
      if (freeFromMinor !== null) expect(text, name).toContain(`KES ${(freeFromMinor / 100).toLocaleString('en-KE')}`)
      const places = aliases.filter((alias) => lineWith(alias).length > 0)
      for (const place of places) {
        expect(lineWith(place).join(), place).toMatch(new RegExp(`KES ${feeMinor / 100}\\b`))
      }
    }
  })

  it('knows every place by one zone', () => {
    for (const { id, aliases } of settings.fulfilment.zones) {
      for (const alias of aliases) expect(findZones(settings.fulfilment, alias).map((one) => one.id)).toEqual([id])
    }
  })
})
