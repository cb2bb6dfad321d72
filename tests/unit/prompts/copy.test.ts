import { describe, expect, it } from 'vitest'
import { slotNames } from '../../../prompts/copy/copy-table.ts'
import { sayTime, sayWhen } from '../../../prompts/copy/format.ts'
import { copyTable, say } from '../../../prompts/copy/index.ts'
import { sayOpeningHours } from '../../../prompts/copy/opening-hours.ts'
import { sentences } from '../../../prompts/copy/sentences.ts'
import { sayOnSwahiliClock } from '../../../prompts/copy/swahili-clock.ts'
import type { NoticeKey } from '../../../src/domain/context.ts'

const lines = Object.entries(copyTable)
const LANGUAGES = ['en', 'sw', 'sheng'] as const

describe('the fixed sentences', () => {
  it.each(lines)('%s has the same slots in every language', (_key, line) => {
    for (const language of LANGUAGES) expect(slotNames(line[language])).toEqual(slotNames(line.en))
  })

  it.each(lines)('%s is not empty and not left in English', (key, line) => {
    for (const language of LANGUAGES) expect(line[language].trim()).not.toBe('')
    const words = line.en.replace(/\{\w+\}/g, '').match(/\p{L}{3,}/gu) ?? []
    if (words.length > 4) expect(`${key}: ${line.sw}`).not.toBe(`${key}: ${line.en}`)
  })

  it.each(lines)('%s asks nobody for a PIN', (_key, line) => {
    for (const text of Object.values(line)) {
      expect(text).not.toMatch(/\b(?:send|tell|give|share|type|tuma|niambie|nipe|andika|nitumie)\b[^.]{0,20}\bPIN\b/i)
    }
  })

  it.each(lines.filter(([key]) => /^(?:title_|choice_|yes_title|no_title)/.test(key)))(
    '%s fits on a button',
    (_key, line) => {
      for (const text of Object.values(line)) expect([...text].length).toBeLessThanOrEqual(20)
    },
  )

  it('fill their slots and keep what customers and shops wrote as it is', () => {
    expect(say('stop_confirmed', 'en', { shop: 'A {reference} & B' })).toContain('A {reference} & B')
  })
})

describe('the sentences of the domain', () => {
  const slots = {
    amount: 'KES 4,500',
    shop: 'Mtaani Kicks',
    reference: '5AW6S2XXR',
    receipt: 'UBC1DEF2GH',
    when: 'today 3:30 pm',
    bot: 'Zuri',
    items: '2 x Breeze Jogger',
    total: 'KES 9,000',
  }
  const keys: NoticeKey[] = [
    'payment_paid',
    'payment_paid_late',
    'payment_in_review',
    'payment_cancelled',
    'payment_low_balance',
    'payment_unreachable',
    'payment_wrong_pin',
    'payment_pin_locked',
    'payment_expired',
    'payment_failed',
    'payment_waiting',
    'turn_failed',
    'ticket_overdue',
    'bot_back',
    'cart_reminder',
    'media_too_many',
  ]

  it.each(keys)('%s leaves no slot open in any language', (key) => {
    for (const language of LANGUAGES) expect(sentences.say(key, language, slots)).not.toMatch(/[{}]/)
  })

  it('name a receipt only when it is known', () => {
    expect(sentences.say('payment_paid', 'en', slots)).toContain('UBC1DEF2GH')
    expect(sentences.say('payment_paid', 'en', { ...slots, receipt: '—' })).not.toMatch(/receipt|—/)
  })

  it('name a ticket only when there is one', () => {
    expect(sentences.say('turn_failed', 'sw', slots)).toContain('5AW6S2XXR')
    expect(sentences.say('turn_failed', 'sw', { reference: '' })).toContain('tuma tena')
  })

  it('fall back to English for a language that nobody writes here', () => {
    expect(sentences.say('payment_paid', 'fr', slots)).toBe(sentences.say('payment_paid', 'en', slots))
  })
})

describe('days and hours', () => {
  const now = new Date('2026-11-16T09:00:00Z')

  it.each([
    ['2026-11-16T12:30:00Z', 'en', 'today 3:30 pm'],
    ['2026-11-16T12:30:00Z', 'sw', 'leo saa tisa na nusu mchana'],
    ['2026-11-17T07:00:00Z', 'sw', 'kesho saa nne asubuhi'],
    ['2026-11-16T21:30:00Z', 'sheng', 'kesho 12:30 am'],
    ['2026-11-18T05:05:00Z', 'en', 'Wednesday 18 November 2026 8:05 am'],
    ['2026-11-18T05:05:00Z', 'sw', 'Jumatano 18 Novemba 2026 saa mbili na dakika 5 asubuhi'],
  ] as const)('%s in %s is "%s" in Nairobi', (at, language, expected) => {
    expect(sayWhen(new Date(at), now, 'Africa/Nairobi', language)).toBe(expected)
  })

  it('noon and midnight are twelve', () => {
    expect(sayTime(new Date('2026-11-16T09:00:00Z'), 'Africa/Nairobi', 'en')).toBe('12:00 pm')
    expect(sayTime(new Date('2026-11-15T21:00:00Z'), 'Africa/Nairobi', 'en')).toBe('12:00 am')
  })

  it.each([
    [0, 0, 'saa sita usiku'],
    [4, 30, 'saa kumi na nusu alfajiri'],
    [6, 0, 'saa kumi na mbili asubuhi'],
    [7, 15, 'saa moja na robo asubuhi'],
    [9, 45, 'saa nne kasoro robo asubuhi'],
    [12, 0, 'saa sita mchana'],
    [16, 20, 'saa kumi na dakika 20 jioni'],
    [19, 0, 'saa moja jioni'],
    [23, 45, 'saa sita kasoro robo usiku'],
  ])('%i:%i on the Swahili clock is "%s"', (hour, minute, expected) => {
    expect(sayOnSwahiliClock(hour, minute)).toBe(expected)
  })

  it('days with the same hours are one line', () => {
    const day = { open: '08:00', close: '19:00' }
    const hours = { mon: day, tue: day, wed: day, thu: 'closed', fri: day, sat: day, sun: 'closed' } as const
    expect(sayOpeningHours(hours, 'en')).toBe(
      'Mon - Wed: 08:00 - 19:00\nThu: closed\nFri - Sat: 08:00 - 19:00\nSun: closed',
    )
    expect(sayOpeningHours({ ...hours, mon: { open: '08:30', close: '24:00' } }, 'sw')).toContain(
      'Jumatatu: saa mbili na nusu asubuhi hadi saa sita usiku\nJumanne - Jumatano: saa mbili asubuhi hadi saa moja jioni',
    )
  })
})
