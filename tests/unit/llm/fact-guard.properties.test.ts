import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../../src/lib/money.ts'
import { findUnbackedFacts } from '../../../src/llm/fact-guard.ts'
import type { FactLedger } from '../../../src/llm/facts/fact-ledger.ts'

const REFERENCE = fc
  .tuple(
    fc.constantFrom('K', 'M', 'T'),
    fc.string({ unit: fc.constantFrom(...'23456789ABCDEFGHJKMNPQRSTVWXYZ'), minLength: 5, maxLength: 9 }),
    fc.constantFrom('2', '7', '9'),
  )
  .map((parts) => parts.join(''))
const DATE = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
const PHONE = fc.integer({ min: 700_000_000, max: 799_999_999 }).map((digits) => `+254${digits}`)
const SHOP = fc.record({
  amountMinor: fc.integer({ min: 100, max: 99_999_999 }),
  stock: fc.integer({ min: 1, max: 99 }),
  size: fc.integer({ min: 30, max: 50 }).map(String),
  reference: REFERENCE,
  placedAt: DATE.map((date) => date.toISOString()),
  phone: PHONE,
})

function ledgerOf({ amountMinor, ...rest }: { amountMinor: number; [key: string]: string | number }): FactLedger {
  return {
    values: [{ total: { amountMinor, currency: 'KES' }, ...rest }],
    actions: new Set(),
    timezone: 'Africa/Nairobi',
  }
}

function localParts(iso: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Date(iso).toLocaleString('en-GB', { ...options, timeZone: 'Africa/Nairobi' })
  return {
    day: format({ day: 'numeric', month: 'long', year: 'numeric' }),
    weekday: format({ weekday: 'long' }),
    time: format({ hour: '2-digit', minute: '2-digit' }),
  }
}

describe('findUnbackedFacts', () => {
  it('lets every text through that is built from the values of its ledger', () => {
    fc.assert(
      fc.property(SHOP, (shop) => {
        const money = formatMoney({ amountMinor: shop.amountMinor, currency: 'KES' })
        const { day, weekday, time } = localParts(shop.placedAt)
        const text = [
          `Order ${shop.reference}: *${money}*, placed on ${weekday} ${day} at ${time}.`,
          `${money.replaceAll(',', '')} for size ${shop.size}, ${shop.stock} left.`,
          `Oda ${shop.reference} ni ${money.replace('KES ', '')}/=, simu ${shop.phone.replace('+254', '0')}.`,
        ].join('\n')
        expect(findUnbackedFacts(text, ledgerOf(shop))).toEqual([])
      }),
    )
  })

  it('catches a foreign price however it is written', () => {
    const written = fc.constantFrom<(amount: number) => string>(
      (amount) => formatMoney({ amountMinor: amount * 100, currency: 'KES' }),
      (amount) => `KES ${amount}`,
      (amount) => `Ksh.${amount.toLocaleString('en-KE')}`,
      (amount) => `${amount}/=`,
      (amount) => `${amount.toLocaleString('en-KE')} bob`,
      (amount) => `shilingi ${amount}`,
      (amount) => `*KES ${amount}*`,
      (amount) => `KES ${amount.toLocaleString('en-KE').replaceAll(',', ' ')}`,
      (amount) => `for ${amount.toLocaleString('en-KE')}`,
    )
    const sentence = fc.constantFrom(
      'It costs X.',
      'Bei ni X tu',
      '1. Rift Runner X\n2. Other',
      'Total: X, sawa?',
      '(X)',
    )
    fc.assert(
      fc.property(SHOP, fc.integer({ min: 1_000, max: 900_000 }), written, sentence, (shop, amount, write, frame) => {
        const year = new Date(shop.placedAt).getUTCFullYear()
        fc.pre(Math.abs(amount * 100 - shop.amountMinor) >= 1 && Math.abs(amount - year) > 1)
        expect(findUnbackedFacts(frame.replace('X', write(amount)), ledgerOf(shop))).not.toEqual([])
      }),
    )
  })

  it('catches a foreign reference, phone number and date', () => {
    fc.assert(
      fc.property(SHOP, REFERENCE, PHONE, DATE, (shop, reference, phone, date) => {
        fc.pre(reference !== shop.reference && phone !== shop.phone)
        fc.pre(Math.abs(date.getTime() - Date.parse(shop.placedAt)) > 2 * 86_400_000)
        const ledger = ledgerOf(shop)
        expect(findUnbackedFacts(`Receipt ${reference}`, ledger)).not.toEqual([])
        expect(findUnbackedFacts(`Call ${phone}`, ledger)).not.toEqual([])
        expect(findUnbackedFacts(`It comes on ${localParts(date.toISOString()).day}`, ledger)).not.toEqual([])
      }),
    )
  })

  it('never throws and never takes long, whatever the text', () => {
    const noisy = fc.string({
      unit: fc.constantFrom(...'0123456789.,:-/* +kKES@#\u0660é🙂aimelipa\n '),
      maxLength: 1_600,
    })
    fc.assert(
      fc.property(noisy, (text) => {
        const started = performance.now()
        findUnbackedFacts(text, { values: [text], actions: new Set() })
        expect(performance.now() - started).toBeLessThan(2_000)
      }),
    )
  })
})
