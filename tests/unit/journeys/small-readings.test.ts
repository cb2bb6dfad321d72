import { describe, expect, it } from 'vitest'
import { decideLanguage } from '../../../journeys/governance/decide-language.ts'
import { wishOf } from '../../../journeys/orders/wish.ts'
import { preferenceIn } from '../../../journeys/preferences/preference-in.ts'
import { questionOf } from '../../../journeys/support/question.ts'
import type { TurnState } from '../../../journeys/turn-state.ts'
import { findConsentWord } from '../../../src/language/cues/consent-word.ts'
import { daysNamed } from '../../../src/language/forms/days-named.ts'
import type { Act, Reading } from '../../../src/language/reading.ts'
import { ACTS, heardState, reading, routedTurn } from './heard-state.ts'

const ORDER = '00000000-0000-4000-8000-000000000002'

describe('what is wanted of the orders', () => {
  const wish = (acts: readonly Act[], state: Partial<TurnState> = {}) =>
    wishOf(heardState(reading(acts), { acts, ...state }))
  const cancelling = { kind: 'confirm_cancel_order' as const, orderId: ORDER, reference: 'ABC' }
  const picking = {
    kind: 'pick_order' as const,
    wish: 'cancel' as const,
    orders: [{ orderId: ORDER, reference: 'ABC' }],
  }

  const WISHES: [acts: Act[], kind: string][] = [
    [[], 'status'],
    [[ACTS.ask_order], 'status'],
    [[{ act: 'ask_order', aspect: 'when', reference: null }], 'when'],
    [[ACTS.ask_payment], 'payment'],
    [[{ act: 'claim_paid', receipt: 'SFF6XYZ123' }], 'payment'],
    [[{ act: 'cancel', order: true, reference: 'ABC' }], 'cancel'],
    [[ACTS.ask_payment, ACTS.refund], 'trouble'],
    [[ACTS.misdirected_payment], 'trouble'],
    [[ACTS.complain], 'trouble'],
  ]
  it.each(WISHES)('by %j is %s', (acts, kind) => expect(wish(acts).kind).toBe(kind))

  it('is an answer where one was asked for', () => {
    const state = { pending: cancelling }
    expect(wish([ACTS.confirm], state)).toMatchObject({ kind: 'confirm_cancel', orderId: ORDER })
    expect(wish([ACTS.cancel], state)).toMatchObject({ kind: 'confirm_cancel', orderId: ORDER })
    expect(wish([ACTS.reject], state)).toMatchObject({ kind: 'keep' })
    expect(wish([ACTS.ask_payment], state)).toMatchObject({ kind: 'payment', orderId: null })
    expect(wish([{ act: 'choose', id: 'order:1' }], { pending: picking })).toMatchObject({
      kind: 'cancel',
      orderId: ORDER,
    })
  })
})

describe('a change of preferences', () => {
  it('is read from the acts, the last of a kind', () => {
    expect(preferenceIn([ACTS.ask_preferences])).toEqual({})
    expect(preferenceIn([ACTS.consent, ACTS.set_language])).toEqual({ marketing: false, language: 'sw' })
    expect(preferenceIn([{ act: 'consent', purpose: 'transactional', granted: false }])).toEqual({
      notifications: { order_updates: false },
    })
  })
})

describe('a question to the shop', () => {
  it('goes on with the one before it', () => {
    const state = heardState(reading([ACTS.ask_shop]), { acts: [ACTS.ask_shop], message: 'when do you open' })
    expect(questionOf(state)).toEqual({ topic: 'hours', words: 'when do you open', about: 'opening hours' })
    const lastQuestion = { act: 'ask_shop', topic: 'warranty', words: 'warranty on phones?', zoneId: null }
    const repair = { act: 'ask_shop', topic: 'repair', words: 'and mending it?' } as const
    expect(questionOf({ ...state, acts: [repair], lastQuestion })?.about).toBe('repair\nwarranty on phones?')
    expect(questionOf({ ...state, lastQuestion })?.about).toBe('opening hours')
    expect(questionOf({ ...state, acts: [] })).toBeNull()
  })

  it('names days in three languages', () => {
    expect(daysNamed('mko open Sunday na Jumatatu?')).toEqual(['sun', 'mon'])
    expect(daysNamed('leo na kesho')).toEqual(['today', 'tomorrow'])
    expect(daysNamed('what about Sato')).toEqual(['sat'])
    expect(daysNamed('when are you open')).toEqual([])
  })
})

describe('the language of the answer', () => {
  const shop = { allowedLanguages: ['en' as const, 'sw' as const], defaultLanguage: 'en' as const }
  const decide = (language: Reading['language'], state: Partial<TurnState> = {}) =>
    decideLanguage(heardState(reading([ACTS.greet]), { ...shop, message: 'one two three four', ...state }), language, {
      ...routedTurn(),
      choice: null,
    }).patch

  it.each([
    [{ lang: 'sw', confidence: 0.75 }, 'sw'],
    [{ lang: 'sw', confidence: 0.74 }, 'en'],
    [{ lang: 'sheng', confidence: 0.99 }, 'en'],
    [{ lang: 'mixed', confidence: 0.9 }, 'sw'],
  ] as const)('heard as %j is %s', (language, spoken) => {
    expect(decide(language).responseLanguage).toBe(spoken)
  })

  it('does not flip with a mix, and outlasts one plain turn but not two where a wish is on record', () => {
    expect(decide({ lang: 'mixed', confidence: 0.9 }, { spokenLanguage: 'en' }).responseLanguage).toBe('en')
    const wish = { customerLanguagePref: 'en' as const }
    const first = decide({ lang: 'sw', confidence: 0.9 }, wish)
    expect(first).toMatchObject({ responseLanguage: 'en', spokenLanguage: 'sw', spokenTurns: 1 })
    expect(decide({ lang: 'sw', confidence: 0.9 }, { ...wish, ...first }).responseLanguage).toBe('sw')
  })
})

describe('a consent word', () => {
  it.each([
    ['STOP', 'stop', 'en'],
    ['stop messages please', 'stop', 'en'],
    ['acheni kunitumia ujumbe', 'stop', 'sw'],
    ['Start!', 'start', 'en'],
    ['endelea kunitumia ujumbe', 'start', 'sw'],
    ['help', 'help', 'en'],
    ['msaada', 'help', 'sw'],
  ] as const)('is heard in "%s"', (text, word, language) => expect(findConsentWord(text)).toEqual({ word, language }))

  it.each(['can the rider stop at the plaza?', 'help me choose shoes', 'start my order', 'please', ''])(
    'is none in "%s"',
    (text) => expect(findConsentWord(text)).toBeNull(),
  )
})
