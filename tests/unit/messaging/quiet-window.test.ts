import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isHurried, quietWaitMs } from '../../../src/domain/messaging/index.ts'
import type { InboundMessage, MessageKind } from '../../../src/domain/messaging/schemas.ts'

const NOW = Date.parse('2026-11-16T09:00:00Z')
const WINDOW = { min: 600, max: 2_500, cap: 8_000 }

function message(body: string, agoMs = 0, kind: MessageKind = 'text'): InboundMessage {
  const id = '00000000-0000-4000-8000-000000000001'
  return { id, epoch: 1, providerMessageId: 'SM1', kind, body, payload: {}, receivedAt: new Date(NOW - agoMs) }
}

const waitMs = (...messages: InboundMessage[]) => quietWaitMs(messages, WINDOW, new Date(NOW))

describe('isHurried', () => {
  it.each([
    '1',
    ' 12 ',
    'yes',
    'NO',
    'ndio',
    'ndiyo',
    'hapana',
    'sawa',
    'STOP',
    'start',
    'Help',
    'unsubscribe',
    'nimelipa tayari',
    'I paid',
    'lipa',
    'm-pesa',
    'MPESA',
    'wrong pin',
  ])('is true of an answer that waits for a reaction: %s', (body) =>
    expect(isHurried({ kind: 'text', body })).toBe(true),
  )

  it.each([
    'hi',
    'yes please, and',
    '123',
    'nataka viatu',
    'stop sending me blue ones',
    'the shipping',
    'spinach',
    'unpaidish',
    '',
  ])('is false of what may go on: %s', (body) => expect(isHurried({ kind: 'text', body })).toBe(false))

  it('is true of every tap, whatever its title', () => {
    expect(isHurried({ kind: 'button', body: 'Show me more' })).toBe(true)
    expect(isHurried({ kind: 'list', body: 'Trail runner' })).toBe(true)
    expect(isHurried({ kind: 'media', body: 'Trail runner' })).toBe(false)
  })
})

describe('quietWaitMs', () => {
  it('is long after a fragment and short after a finished sentence', () => {
    expect(waitMs(message(''))).toBe(2_500)
    expect(waitMs(message('I want'))).toBe(2_310)
    expect(waitMs(message('I want shoes.'))).toBe(600)
    expect(waitMs(message('a'.repeat(60)))).toBe(600)
  })

  it('counts from the last message, and looks at that one’s text', () => {
    expect(waitMs(message('hi there', 5_000), message('I want shoes.', 100))).toBe(500)
    expect(waitMs(message('I want shoes.', 700))).toBe(0)
  })

  it('keeps the first message waiting no longer than the cap', () => {
    expect(waitMs(message('I want', 7_900), message('red', 0))).toBe(100)
    expect(waitMs(message('I want', 8_100), message('red', 0))).toBe(0)
  })

  it('is 0 when one of the messages is hurried, when there is none, and when the tenant sets no window', () => {
    expect(waitMs(message('I want'), message('2'))).toBe(0)
    expect(waitMs(message('2'), message('I want'))).toBe(0)
    expect(waitMs()).toBe(0)
    expect(quietWaitMs([message('I want')], { min: 0, max: 0, cap: 0 }, new Date(NOW))).toBe(0)
  })

  const settings = fc
    .tuple(fc.nat(5_000), fc.nat(5_000), fc.nat(10_000))
    .map(([min, more, cap]) => ({ min, max: min + more, cap }))
  const burst = fc
    .array(fc.record({ body: fc.string({ maxLength: 90 }), gap: fc.nat(3_000) }), { minLength: 1, maxLength: 6 })
    .map((parts) => {
      let ago = parts.reduce((sum, part) => sum + part.gap, 0)
      return parts.map(({ body, gap }) => {
        const at = message(body, ago)
        ago -= gap
        return at
      })
    })

  it('is never negative, never beyond the widest window and never past the cap of the first message', () => {
    fc.assert(
      fc.property(burst, settings, (messages, window) => {
        const wait = quietWaitMs(messages, window, new Date(NOW))
        const waited = NOW - (messages[0]?.receivedAt.getTime() ?? NOW)
        expect(Number.isInteger(wait)).toBe(true)
        expect(wait).toBeGreaterThanOrEqual(0)
        expect(wait).toBeLessThanOrEqual(window.max)
        if (wait > 0) expect(waited + wait).toBeLessThanOrEqual(window.cap)
      }),
      { numRuns: 500 },
    )
  })

  it('ends: after the time it names it asks for no more', () => {
    fc.assert(
      fc.property(burst, settings, (messages, window) => {
        const wait = quietWaitMs(messages, window, new Date(NOW))
        expect(quietWaitMs(messages, window, new Date(NOW + wait))).toBe(0)
      }),
      { numRuns: 500 },
    )
  })
})
