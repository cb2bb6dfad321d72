import { describe, expect, it } from 'vitest'
import type { Intent } from '../../../src/llm/offline/types.ts'
import { NAUGHTY, readGuardLines, readLines, trainedEngine } from './lines.ts'

const engine = trainedEngine()

/** What the product does with a guess: below 0.50 nothing is known. */
function routed(message: string): Intent {
  const { intent, confidence } = engine.classifyIntent(message, [])
  return confidence < 0.5 ? 'unknown' : intent
}

describe('classifyIntent', () => {
  it.each(['heldout', 'heldout2'] as const)(
    'routes at least 85 %% of %s, which it was not trained on, as meant',
    (file) => {
      const lines = readLines(file)
      const right = lines.filter((line) => routed(line.text) === line.intent)
      expect(lines.length).toBeGreaterThanOrEqual(150)
      expect(right.length / lines.length).toBeGreaterThanOrEqual(0.85)
    },
  )

  it('is right at least 95 times in 100 when it is sure enough to run a journey', () => {
    const sure = readLines('heldout').filter((line) => engine.classifyIntent(line.text, []).confidence >= 0.7)
    const right = sure.filter((line) => routed(line.text) === line.intent)
    expect(sure.length).toBeGreaterThan(100)
    expect(right.length / sure.length).toBeGreaterThanOrEqual(0.95)
  })

  it('is not trained on the held-out lines', () => {
    const trained = new Set(readLines('intents').map((line) => line.text.toLowerCase()))
    const held = [...readLines('heldout'), ...readLines('heldout2')]
    expect(held.filter((line) => trained.has(line.text.toLowerCase()))).toEqual([])
  })

  it.each([
    ['that is too expensive, reduce a little', 'discounts_offers'],
    ['ni ghali sana, punguza kidogo', 'discounts_offers'],
    ['bei ya mwisho ni gani', 'discounts_offers'],
    ['naweza kurudisha kama haitoshi?', 'support_question'],
    ['na ka size si poa naeza change?', 'support_question'],
    ['can I exchange it if it does not fit', 'support_question'],
    ['pesa yangu imeingia?', 'payment_help'],
  ] as const)('routes %j to %s', (message, intent) => expect(routed(message)).toBe(intent))

  it.each(['what is the weather tomorrow', 'who is the president', 'nani alishinda mechi jana', 'traffic iko aje'])(
    'keeps %j out of every journey',
    (message) => expect(routed(message)).toBe('unknown'),
  )

  it('reads a short follow-up in the light of what was asked before', () => {
    const alone = engine.classifyIntent('and Kisii?', [])
    const after = engine.classifyIntent('and Kisii?', [{ from: 'customer', text: 'do you deliver to Nakuru' }])
    expect(after.intent).toBe('support_question')
    expect(alone).not.toEqual(after)
  })

  it('gives the same answer from two engines', () => {
    const other = trainedEngine()
    for (const line of readLines('heldout').slice(0, 40)) {
      expect(other.classifyIntent(line.text, [])).toEqual(engine.classifyIntent(line.text, []))
    }
  })
})

describe('the guards', () => {
  it('raise at most 0.2 % false alarms on shop talk', () => {
    const benign = readLines('intents').filter((line) => line.intent !== 'spam_casual')
    const injected = benign.filter((line) => engine.auditInput(line.text).injection)
    const spam = benign.filter((line) => ['spam', 'abuse'].includes(engine.govern(line.text).classification))
    expect(injected.length / benign.length).toBeLessThanOrEqual(0.002)
    expect(spam.length / benign.length).toBeLessThanOrEqual(0.002)
  })
})

describe('the guards on hard lines', () => {
  it.each(readGuardLines().map(({ text, is }) => [text, is] as const))('take "%s" for %s', (text, is) => {
    const { classification } = engine.govern(text)
    expect({
      spam: classification === 'spam',
      abuse: classification === 'abuse',
      attack: engine.auditInput(text).injection,
    }).toEqual({ spam: is === 'spam', abuse: is === 'abuse', attack: is === 'attack' })
  })
})

describe('the language', () => {
  it.each(['heldout', 'heldout2'] as const)(
    'of %s is heard as meant at least 90 times in 100 when it is sure',
    (file) => {
      const guesses = readLines(file).map(({ text, lang }) => ({ lang, ...engine.detectLanguage(text, null) }))
      const sure = guesses.filter(({ confidence }) => confidence >= 0.75)
      const right = sure.filter(({ lang, language }) => lang === language)
      expect(sure.length / guesses.length).toBeGreaterThan(0.9)
      expect(right.length / sure.length).toBeGreaterThanOrEqual(0.9)
    },
  )
})

describe('every function', () => {
  it.each(NAUGHTY.map((text, at) => [at, text] as const))('survives naughty string %i', (_at, text) => {
    const { confidence } = engine.classifyIntent(text, [{ from: 'bot', text }])
    expect(confidence).toBeGreaterThanOrEqual(0)
    expect(confidence).toBeLessThanOrEqual(1)
    expect(['en', 'sw', 'sheng', 'mixed']).toContain(engine.detectLanguage(text, null).language)
    expect(engine.govern(text).confidence).toBeGreaterThan(0)
    expect(Array.isArray(engine.auditInput(text).patterns)).toBe(true)
    expect(typeof engine.detectFrustration(text)).toBe('boolean')
    expect(Array.isArray(engine.parseAsk(text).terms)).toBe(true)
    const parsers = [
      engine.detectSensitive,
      engine.parsePick,
      engine.parseYesNo,
      engine.parsePhone,
      engine.parseQuantity,
    ]
    const more = [engine.parseCorrection, engine.parseCancel, engine.parsePaymentMethod, engine.parseCoupon]
    for (const parse of [...parsers, ...more, engine.detectStopWord]) expect(() => parse(text)).not.toThrow()
  })

  it('answers within a millisecond of processor time per message on average', () => {
    const lines = readLines('heldout')
    const before = process.cpuUsage()
    for (const { text } of lines) {
      engine.classifyIntent(text, [])
      engine.detectLanguage(text, null)
      engine.govern(text)
      engine.auditInput(text)
    }
    const used = process.cpuUsage(before)
    expect((used.user + used.system) / 1_000 / lines.length).toBeLessThan(1)
  })
})
