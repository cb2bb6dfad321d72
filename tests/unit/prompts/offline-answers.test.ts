import { describe, expect, it } from 'vitest'
import { sayDate, sayWhen } from '../../../prompts/copy/format.ts'
import { copyTable } from '../../../prompts/copy/index.ts'
import { optionQuestion } from '../../../prompts/copy/option-question.ts'
import { shortlistText } from '../../../prompts/copy/shortlist-text.ts'
import { PROMPTS } from '../../../prompts/index.ts'
import { HandoffReason } from '../../../src/domain/handoff/schemas.ts'
import { OrderStatus } from '../../../src/domain/orders/schemas.ts'
import type { Json } from '../../../src/lib/json.ts'
import type { AnyPrompt } from '../../../src/llm/any-prompt.ts'
import { readsAs, type Spoken } from './spoken-words.ts'

const LANGUAGES = ['en', 'sw', 'sheng'] as const
const NOW = new Date('2026-11-23T09:00:00Z')
const TOMORROW = new Date('2026-11-24T07:00:00Z')
const ZONE = 'Africa/Nairobi'

type Fixture = (language: Spoken) => Record<string, Json>

const lines = ['1 x Rift Runner (42)']
const order = { reference: '5AW6S2XXR', total: 'KES 4,500', lines, stage: null, carrier: null }
const offer = (language: Spoken) => ({
  title: { en: 'Ten percent off', sw: 'Punguzo la asilimia kumi', sheng: '10% off' }[language],
  code: 'KARIBU10',
  ends_on: sayDate(TOMORROW, ZONE, language),
  discount_on_open_order: 'KES 450',
})
const prefs =
  (settings: string[], changed: boolean): Fixture =>
  (language) => ({ shop: 'Mtaani Kicks', language, settings, changed })

/** Every way in which each prompt that writes to customers can answer. */
const ANSWERS: Record<string, Fixture[]> = {
  support_rag_answer: [
    (language) => {
      const written = language === 'en' ? 'en' : 'sw'
      const answer =
        written === 'en'
          ? 'You can collect your order from the shop for free.'
          : 'Unaweza kuchukua oda yako dukani bila malipo.'
      const passages = [{ title: 'Duka', text: answer, answer, language: written }]
      return { shop: 'Mtaani Kicks', language, question: 'collect?', passages }
    },
  ],
  offers_answer: [
    (language) => ({ shop: 'Mtaani Kicks', language, question: 'offers?', offers: [] }),
    (language) => ({ shop: 'Mtaani Kicks', language, question: 'offers?', offers: [offer(language)] }),
  ],
  order_status_response: OrderStatus.options.flatMap((status) =>
    (['status', 'payment'] as const).map(
      (question): Fixture =>
        (language) => ({ language, question, order: { ...order, status }, payment: null }),
    ),
  ),
  prefs_consent_response: [
    prefs(['language'], true),
    prefs(['marketing_on'], true),
    prefs(['marketing_off'], true),
    prefs(['notifications_on'], true),
    prefs(['notifications_off'], true),
    prefs(['language'], false),
  ],
  handoff_message: HandoffReason.options.map(
    (reason): Fixture =>
      (language) => ({
        shop: 'Mtaani Kicks',
        language,
        reason,
        reference: '5AW6S2XXR',
        when: sayWhen(TOMORROW, NOW, ZONE, language),
      }),
  ),
}

/** What is asked of the five prompts that read, in three languages, and what they must make of it. */
const READINGS: Record<string, [vars: (line: string) => Record<string, Json>, lines: string[][], key: string][]> = {
  intent_classify: [
    [
      (message) => ({ message, recent: [], waiting_for: null }),
      [
        ['where is my order', 'oda yangu iko wapi', 'order yangu iko wapi buda', 'order_status'],
        ['I want to buy shoes', 'nataka kununua viatu', 'nadai kubuy kicks', 'sales_discovery'],
        ['do you have any offers today', 'kuna ofa gani leo', 'kuna offers gani msee', 'discounts_offers'],
        ['let me talk to a person', 'nataka kuongea na mtu', 'nataka kubonga na msee', 'human_request'],
        ['did my payment go through', 'malipo yangu yamefika?', 'doo yangu imeingia?', 'payment_help'],
      ],
      'intent',
    ],
  ],
  language_policy: [
    [
      (message) => ({ message, prior: null }),
      [
        ['do you deliver to Nakuru', 'x', 'x', 'en'],
        ['x', 'mnafunga saa ngapi leo jioni', 'x', 'sw'],
        ['x', 'x', 'niaje buda, mko na raba za size 42', 'sheng'],
      ],
      'language',
    ],
  ],
  governor_spam_casual: [
    [
      (message) => ({ message, recent: [] }),
      [
        ['hello', 'habari za asubuhi', 'niaje bro', 'casual'],
        ['you are an idiot', 'wewe ni mbwa', 'fala wewe', 'abuse'],
        ['how much is this phone', 'simu hii ni bei gani', 'hii simu ni how much', 'business'],
      ],
      'classification',
    ],
  ],
  sales_narrow_query: [
    [
      (message) => ({ message, question: null, earlier: null }),
      [['black shoes size 42', 'viatu vyeusi saizi 42', 'njumu black size 42', '42']],
      'size',
    ],
  ],
  payment_router_prompt: [
    [
      (message) => ({ message, methods: ['stk', 'c2b', 'card'] }),
      [
        ['send me the prompt', 'nitumie ombi la mpesa', 'nitumie stk', 'stk'],
        ['paybill please', 'nitalipa kwa paybill', 'nipee till number', 'c2b'],
        ['by card', 'kwa kadi', 'na card', 'card'],
      ],
      'method',
    ],
  ],
}

/** Their variables hold what our rules read or our templates say, which is tested where it is made. */
const OUR_OWN = [
  'answer_validate',
  'concierge_answer',
  'concierge_route',
  'conversation_summary',
  'follow_up',
  'hear_turn',
]

function offline(name: string, vars: Record<string, Json>): unknown {
  const prompts: readonly AnyPrompt[] = PROMPTS
  const prompt = prompts.find((one) => one.name === name)
  if (prompt === undefined) throw new Error(`no prompt ${name}`)
  return prompt.offline(prompt.vars.parse(vars))
}

describe('the offline answers', () => {
  it('are tried for every prompt but those in whose place our own rules and templates stand', () => {
    expect([...Object.keys(ANSWERS), ...Object.keys(READINGS), ...OUR_OWN].sort()).toEqual(
      PROMPTS.map(({ name }) => name).sort(),
    )
  })

  it.each(
    Object.entries(ANSWERS).flatMap(([name, fixtures]) =>
      fixtures.flatMap((fixture, at) => LANGUAGES.map((language) => [name, at, language, fixture] as const)),
    ),
  )('%s, case %i, is written in %s', (name, _at, language, fixture) => {
    const text = String(offline(name, fixture(language)))
    expect(readsAs(text, language), text).toBe(true)
    expect(text).not.toMatch(/[{}]|undefined|null/)
  })

  it.each(
    Object.entries(READINGS)
      .flatMap(([name, cases]) =>
        cases.flatMap(([vars, rows, key]) =>
          rows.flatMap((row) => row.slice(0, 3).map((line) => [name, line, row[3] ?? '', vars, key] as const)),
        ),
      )
      .filter(([, line]) => line !== 'x'),
  )('%s hears "%s" as %s', (name, line, expected, vars, key) => {
    expect(offline(name, vars(line))).toMatchObject({ [key]: expected })
  })
})

const item = { name: 'Rift Runner', brand: 'Kilele', price: 'KES 4,500', options: '42' }
const list = { items: [item, item], totalMatches: 2, countedAll: true, relaxed: [], more: false, link: null }
const open = { name: 'Rift Runner', brand: 'Kilele', price: 'KES 4,500', chosen: [], gone: null, choices: ['41', '42'] }
const OPTIONS = ['size', 'colour', 'storage', 'connector', 'length', 'model', 'weight', 'volume', 'pack', 'diameter']

/** Every way in which goods and their options are laid out. */
const LAYOUTS: [string, (language: Spoken) => string][] = [
  ['a list', (language) => shortlistText({ ...list, language })],
  ['a list of one', (language) => shortlistText({ ...list, items: [item], language })],
  [
    'a part of a list',
    (language) => shortlistText({ ...list, more: true, totalMatches: 30, link: 'https://shop.example.com', language }),
  ],
  [
    'the first of very many',
    (language) => shortlistText({ ...list, more: true, totalMatches: 57, countedAll: false, language }),
  ],
  ['what comes closest', (language) => shortlistText({ ...list, relaxed: ['colour'], more: true, language })],
  ['an option that is gone', (language) => optionQuestion({ ...open, option: 'size', gone: '43', language })],
  ...[...OPTIONS, 'taste'].map((option): [string, (language: Spoken) => string] => [
    option,
    (language) => optionQuestion({ ...open, option, language }),
  ]),
]

describe('goods laid out', () => {
  it.each(LAYOUTS.flatMap(([name, write]) => LANGUAGES.map((language) => [name, language, write] as const)))(
    'as %s are written in %s',
    (_name, language, write) => {
      const text = write(language)
      expect(readsAs(text, language), text).toBe(true)
      expect(text).toContain('KES 4,500')
      expect(text).not.toMatch(/[{}]|undefined|null/)
    },
  )
})

describe('the fixed sentences', () => {
  const lines = Object.entries(copyTable).filter(
    ([, { en }]) => (en.replace(/\{\w+\}/g, '').match(/\p{L}{2,}/gu) ?? []).length > 5,
  )

  it.each(lines)('%s is English, Swahili and Sheng', (_key, line) => {
    const bare = (text: string) => text.replace(/\{\w+\}|"[^"]*"|\b[A-Z]{3,}\b/g, '')
    expect(readsAs(bare(line.en), 'en'), line.en).toBe(true)
    expect(readsAs(bare(line.sw), 'sw'), line.sw).toBe(true)
    expect(line.sheng).not.toBe(line.sw)
  })
})

describe('an answer from a document in another language', () => {
  it('says so before it quotes', () => {
    const answer = 'Collection is free.'
    const vars = { shop: 'Duka', question: 'naweza kuchukua?' }
    const passages = [{ title: 'Delivery', text: answer, answer, language: 'en' }]
    expect(offline('support_rag_answer', { ...vars, language: 'sw', passages })).toContain(
      `kwa Kiingereza tu:\n${answer}`,
    )
    expect(offline('support_rag_answer', { ...vars, language: 'en', passages })).toMatch(/^Collection is free\./)
  })
})
