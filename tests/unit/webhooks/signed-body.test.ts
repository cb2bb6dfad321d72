import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { EVENTS, EventBody, EventType } from '../../../src/domain/webhooks/catalogue/schemas.ts'
import { eventExample } from '../../../src/domain/webhooks/event-example.ts'
import { maskedAnswer } from '../../../src/domain/webhooks/masked-answer.ts'
import { newSecret } from '../../../src/domain/webhooks/new-secret.ts'
import { nextTry, WAITS_MS } from '../../../src/domain/webhooks/next-try.ts'
import { sign } from '../../../src/domain/webhooks/sign.ts'

describe('a signature', () => {
  const id = randomIds.uuid()
  const body = JSON.stringify({ type: 'order.paid', data: { reference: 'Ujumbe – ✓' } })
  const timestamp = Math.floor(Date.now() / 1_000)
  const headersOf = (signature: string, at = timestamp) => ({
    'webhook-id': id,
    'webhook-timestamp': String(at),
    'webhook-signature': signature,
  })

  it('is one that the library of the Standard Webhooks takes', () => {
    const secret = newSecret(randomIds)
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/)
    const signature = sign({ id, timestamp, body }, [secret])
    expect(new Webhook(secret).verify(body, headersOf(signature))).toEqual(JSON.parse(body))
  })

  it('is made by both secrets while there are two, and by no other', () => {
    const [next, old, other] = [newSecret(randomIds), newSecret(randomIds), newSecret(randomIds)]
    const headers = headersOf(sign({ id, timestamp, body }, [next, old]))
    for (const secret of [next, old]) expect(new Webhook(secret).verify(body, headers)).toBeTruthy()
    expect(() => new Webhook(other).verify(body, headers)).toThrow()
  })

  it('holds for no other body, id or time', () => {
    const secret = newSecret(randomIds)
    const headers = headersOf(sign({ id, timestamp, body }, [secret]))
    const receiver = new Webhook(secret)
    expect(() => receiver.verify(`${body} `, headers)).toThrow()
    expect(() => receiver.verify(body, { ...headers, 'webhook-id': randomIds.uuid() })).toThrow()
    expect(() => receiver.verify(body, { ...headers, 'webhook-timestamp': String(timestamp - 1) })).toThrow()
  })
})

describe('the next try', () => {
  const now = new Date('2026-11-16T09:00:00Z')
  const waitOf = (tries: number, chance: number, retryAfterMs: number | null = null) => {
    const at = nextTry(tries, { now, chance, retryAfterMs })
    return at && at.getTime() - now.getTime()
  }

  it('is made 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h later, and then never', () => {
    const waits = Array.from({ length: 10 }, (_, at) => waitOf(at + 1, 0.5))
    expect(waits.map((ms) => ms && ms / 1_000)).toEqual([
      ...[5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400],
      null,
    ])
  })

  it('is a fifth earlier or later', () => {
    for (const [at, wait] of WAITS_MS.entries()) {
      expect(waitOf(at + 1, 0)).toBeCloseTo(wait * 0.8)
      expect(waitOf(at + 1, 0.999_999)).toBeCloseTo(wait * 1.2, -3)
    }
  })

  it('is as late as was asked, within a day', () => {
    expect(waitOf(1, 0.5, 60_000)).toBe(60_000)
    expect(waitOf(2, 0.5, 60_000)).toBe(300_000)
    expect(waitOf(1, 0.5, 999 * 86_400_000)).toBe(86_400_000)
  })
})

describe('the catalogue', () => {
  it.each(EventType.options)('shows %s as it is sent', (type) => {
    const example = EventBody.parse(eventExample(type))
    expect(EVENTS[type].data.parse(example.data)).toEqual(example.data)
  })

  it('tells no words, names, phones or sums', () => {
    const told = EventType.options.flatMap((type) => Object.keys(EVENTS[type].data.shape))
    expect(told.filter((name) => /text|body|name|phone|msisdn|address|amount|total|note|summary/.test(name))).toEqual(
      [],
    )
  })
})

describe('what is kept of an answer', () => {
  it('is its beginning, without phones, mail and secrets', () => {
    const said = `thanks +254 712 345 678, 0712345678, achieng@shop.example, whsec_${'A'.repeat(32)} \u0000 order 4500`
    const kept = maskedAnswer(said)
    expect(kept).not.toMatch(/712|achieng|whsec_A/)
    expect(kept).not.toContain('\u0000')
    expect(kept).toContain('order 4500')
    expect(maskedAnswer('x'.repeat(5_000))).toHaveLength(2_048)
    const id = '3f0c8a52-7d1e-4b6a-9c55-0e2f6d9b1a70'
    expect(maskedAnswer(`{"id":"${id}"}`)).toContain(id)
  })
})
