import { describe, expect, it } from 'vitest'
import { classifyIntent } from '../../../src/language/classifier/classify-intent.ts'
import { IntentLine } from '../../../src/language/classifier/intent-line.ts'
import { tokenise } from '../../../src/language/text/tokenise.ts'
import { readLanguageLines } from '../../../src/main/language-lines.ts'

const read = (name: string) => readLanguageLines(IntentLine, name)

const held = [...read('heldout'), ...read('heldout2')]
const guess = (message: string, before: string | null = null) =>
  classifyIntent(tokenise(message), before === null ? null : tokenise(before))

describe('classifyIntent', () => {
  it('is not trained on the lines it is measured with', () => {
    const trained = new Set([...read('intents'), ...read('trades')].map(({ text }) => text.toLowerCase()))
    expect(held.filter(({ text }) => trained.has(text.toLowerCase()))).toEqual([])
  })

  it('takes at least 88 in 100 of those as meant', () => {
    const right = held.filter(({ text, intent }) => guess(text).intent === intent)
    expect(right.length / held.length).toBeGreaterThanOrEqual(0.88)
  })

  it('is right 95 times in 100 where it is sure', () => {
    const sure = held.filter(({ text }) => guess(text).confidence >= 0.8)
    const right = sure.filter(({ text, intent }) => guess(text).intent === intent)
    expect(sure.length / held.length).toBeGreaterThan(0.4)
    expect(right.length / sure.length).toBeGreaterThanOrEqual(0.95)
  })

  it.each([
    ['is this serum genuine', 'product_question'],
    ['can a toddler use this shampoo', 'product_question'],
    ['je, hii sabuni ni salama kwa ngozi', 'product_question'],
    ['hii spika inakaa na charge siku ngapi', 'product_question'],
    ['do you have goat milk soap', 'sales_discovery'],
    ['nadai ka jacket ka mvua', 'sales_discovery'],
    ['the heater you sold me stopped working', 'support_question'],
    ['taa niliyonunua haiwaki', 'support_question'],
    ['mnafungua saa ngapi', 'support_question'],
    ['nimetuma pesa kwa number ya mtu mwingine', 'payment_help'],
    ['I used the wrong account number on the paybill', 'payment_help'],
    ['my parcel has not come', 'order_status'],
    ['mzigo bado haijafika', 'order_status'],
    ['si unipunguzie bei kidogo', 'discounts_offers'],
    ['let me speak to a human being', 'human_request'],
    ['niunganishe na mtu', 'human_request'],
    ['stop sending me adverts', 'preferences_consent'],
    ['who won the football match', 'unknown'],
  ])('takes %j as %s', (message, intent) => expect(guess(message).intent).toBe(intent))

  it('ranks every intent, the likeliest first, with chances that add up to 1', () => {
    const { ranked } = guess('how much is delivery to the coast')
    expect(ranked).toHaveLength(10)
    expect(ranked.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
    expect([...ranked].sort((one, other) => other.chance - one.chance)).toEqual(ranked)
  })

  it('lets a short message lean on what was said before', () => {
    const alone = guess('and on Sunday')
    const after = guess('and on Sunday', 'what time do you open on Saturday')
    const chance = (one: typeof alone) => one.ranked.find(({ intent }) => intent === 'support_question')?.chance ?? 0
    expect(chance(after)).toBeGreaterThan(chance(alone))
  })

  it('knows nothing of nothing', () => expect(guess('👍 !').confidence).toBeLessThan(0.5))
})
