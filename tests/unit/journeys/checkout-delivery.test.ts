import { describe, expect, it } from 'vitest'
import { deliveryAnswer } from '../../../journeys/sales/checkout/delivery-answer.ts'
import type { AskDelivery } from '../../../journeys/sales/checkout/scratch.ts'
import { sayPromise, sayReady } from '../../../prompts/copy/promise.ts'
import { quoteFulfilment } from '../../../src/domain/fulfilment/index.ts'
import type { SpokenLang } from '../../../src/lib/languages.ts'
import { KILIMANI, shopSettings } from './checkout-state.ts'
import { kes } from './customer-state.ts'

/** A Monday, 11:00 in Nairobi. */
const NOW = new Date('2026-11-23T08:00:00.000Z')

interface Asking {
  shop?: 'kicks-and-phones' | 'mama-njeri-grocery'
  place?: string
  way?: typeof KILIMANI
  language?: SpokenLang
  now?: Date
  elsewhere?: boolean
}

function answer(question: Partial<AskDelivery>, options: Asking = {}) {
  const { shop = 'kicks-and-phones', place = null, way = null, language = 'en', now = NOW, elsewhere = true } = options
  const settings = shopSettings(shop)
  const zones = settings.fulfilment.zones.filter((zone) => elsewhere || !zone.elsewhere)
  const served = { ...settings.fulfilment, zones }
  const asked: AskDelivery = {
    act: 'ask_delivery',
    aspect: 'area',
    zoneId: null,
    elsewhere: null,
    spendMinor: null,
    words: '',
    ...question,
  }
  const goods = asked.spendMinor === null ? null : kes(asked.spendMinor)
  const terms = { ...settings, fulfilment: served }
  const quotes = quoteFulfilment(terms, { subtotalMinor: goods?.amountMinor ?? 0, place: asked.elsewhere }, now)
  const when = { now, timezone: settings.timezone, language }
  return deliveryAnswer({ question: asked, place, quotes, served, way, goods, when })
}

describe('an answer about delivery', () => {
  it('of a place says fee, when it is free, and when it comes', () => {
    expect(answer({ zoneId: 'zone-b' }, { place: 'Kilimani' })).toBe(
      'Yes, we deliver to Kilimani (Nairobi Zone B). The fee is KES 250, paid when you receive it. Free from KES 8,000. Paid now, it arrives today.',
    )
  })

  it('knows the time of day', () => {
    const afternoon = new Date('2026-11-23T10:30:00.000Z')
    expect(answer({ zoneId: 'zone-b', aspect: 'time' }, { now: afternoon })).toBe(
      'Nairobi Zone B: the same day when paid before 12:00, else the next working day. Paid now, it arrives tomorrow.',
    )
    const saturday = new Date('2026-11-21T10:30:00.000Z')
    expect(answer({ zoneId: 'zone-c', aspect: 'time' }, { now: saturday })).toBe(
      'Nairobi Zone C: the next working day, not the same day. Paid now, it arrives Monday 23 November.',
    )
  })

  it('of a sum says what it costs for that sum', () => {
    expect(answer({ zoneId: 'zone-b', aspect: 'free', spendMinor: 900_000 }, { place: 'Kilimani' })).toContain(
      'For goods of KES 9,000, delivery to Kilimani (Nairobi Zone B) is free.',
    )
    expect(answer({ zoneId: 'zone-c', aspect: 'free', spendMinor: 900_000 })).toContain(
      'For goods of KES 9,000, delivery to Nairobi Zone C costs KES 400. Delivery to Nairobi Zone C is never free.',
    )
  })

  it('without a place is about where this order goes', () => {
    expect(answer({ aspect: 'fee' }, { way: KILIMANI })).toContain('The fee is KES 250')
  })

  it('without any place names the zones and asks where she is', () => {
    const told = answer({ aspect: 'fee' })
    expect(told).toMatch(/^We deliver to:\n• Nairobi Zone A: KES 150\n• Nairobi Zone B: KES 250\n/)
    expect(told).toMatch(/Where are you\?$/)
  })

  it('of a town that no zone names is that of everywhere else', () => {
    expect(answer({ elsewhere: 'Voi' })).toContain(
      'Yes, we deliver to Voi (Other towns by courier). The fee is KES 650',
    )
  })

  it('of a place that nobody goes to says so, and where it can be picked up', () => {
    const told = answer({ elsewhere: 'Voi' }, { elsewhere: false, place: 'Voi' })
    expect(told).toMatch(/^We do not deliver to Voi\. You can pick your order up at Jua Plaza, ground floor/)
  })

  it('of a name that several zones begin with asks for the one meant', () => {
    const told = answer({ elsewhere: 'Githurai' }, { shop: 'mama-njeri-grocery' })
    expect(told.split('\n').filter((line) => line.startsWith('•'))).toHaveLength(2)
  })

  it('of a zone without a promise makes none', () => {
    expect(answer({ zoneId: 'courier-thika', aspect: 'time' })).toBe('I have no fixed time for Thika by courier.')
  })

  it('about picking up says where and from when', () => {
    expect(answer({ aspect: 'pickup' })).toMatch(/Jua Plaza, ground floor, .* it is ready from today 12:00 pm\.$/)
  })

  it.each([
    [
      'sw',
      'Ndiyo, tunaleta Kilimani (Nairobi Zone B). Ada ni KES 250, unalipa ukipokea. Bure kuanzia KES 8,000. Ukilipa sasa, itafika leo.',
    ],
    [
      'sheng',
      'Eeh, tunadeliver Kilimani (Nairobi Zone B). Fee ni KES 250, unalipa ikifika. Free kuanzia KES 8,000. Ukilipa saa hii, itafika leo.',
    ],
  ] as const)('is given in %s', (language, told) => {
    expect(answer({ zoneId: 'zone-b' }, { place: 'Kilimani', language })).toBe(told)
  })
})

describe('a promise', () => {
  const saying = { now: NOW, timezone: 'Africa/Nairobi', language: 'en' as const }
  const at = (from: string, to: string, kind: 'times' | 'days') =>
    sayPromise({ kind, from: `2026-11-${from}:00.000Z`, to: `2026-11-${to}:00.000Z` }, saying)

  it('of times names the day and both times', () => {
    expect(at('23T08:15', '23T09:00', 'times')).toBe('today between 11:15 am and 12:00 pm')
    expect(at('24T05:00', '24T09:00', 'times')).toBe('tomorrow between 8:00 am and 12:00 pm')
  })

  it('of days names the day, or the first and the last', () => {
    expect(at('24T06:30', '24T15:30', 'days')).toBe('tomorrow')
    expect(at('24T06:30', '25T15:30', 'days')).toBe('between tomorrow and Wednesday 25 November')
  })

  it('of a pickup names the moment from which on it is ready', () => {
    const ready = { kind: 'times' as const, from: '2026-11-23T09:00:00.000Z', to: '2026-11-23T15:00:00.000Z' }
    expect(sayReady(ready, saying)).toBe('from today 12:00 pm')
    expect(sayReady(ready, { ...saying, language: 'sw' })).toBe('kuanzia leo saa sita mchana')
  })
})
