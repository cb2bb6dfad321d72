import { describe, expect, it } from 'vitest'
import type { Lang } from '../../../src/llm/offline/types.ts'
import { testDatabase } from '../../support/test-database.ts'
import { offlineLlm, openChat } from './chat.ts'

const db = await testDatabase()

const hears = (language: Lang, confidence: number) => offlineLlm({ detectLanguage: () => ({ language, confidence }) })

describe('the language of the answer', () => {
  it.each<[Lang, number, string]>([
    ['sw', 0.75, 'sw'],
    ['sheng', 0.9, 'sheng'],
    ['sw', 0.749, 'en'],
    ['sw', 0.2, 'en'],
    ['mixed', 0.95, 'en'],
  ])('for %s heard at %d is %s in a shop that speaks English by default', async (language, confidence, expected) => {
    const chat = await openChat(db, { llm: hears(language, confidence) })
    expect((await chat.say('some words to judge')).trace.language).toBe(expected)
  })

  it('stays with the default of a shop that does not allow the language heard', async () => {
    const settings = { defaultLanguage: 'sw', allowedLanguages: ['sw', 'en'] } as const
    const chat = await openChat(db, {
      llm: hears('sheng', 0.99),
      settings: { ...settings, allowedLanguages: ['sw', 'en'] },
    })
    expect((await chat.say('niaje buda form ni gani')).trace.language).toBe('sw')
  })

  it('follows the stored preference when the words leave it open', async () => {
    const chat = await openChat(db)
    await chat.say('niandikie kwa kiswahili')
    const { trace } = await (await reopen(chat.state, 0.6)).say('some words to judge')
    expect(trace.language).toBe('sw')

    async function reopen(state: typeof chat.state, confidence: number) {
      const again = await openChat(db, { shop: chat.shop, llm: hears('en', confidence) })
      await db.transaction(chat.shop.tenantId, (tx) =>
        tx.customer.updateMany({
          where: { tenantId: chat.shop.tenantId, id: again.customerId },
          data: { languagePref: 'sw' },
        }),
      )
      expect(state).not.toEqual({})
      return again
    }
  })

  it('switches with the customer and is remembered through numbers, taps and emoji', async () => {
    const chat = await openChat(db)
    expect((await chat.say('mnafunga saa ngapi leo jioni?')).trace.language).toBe('sw')
    for (const line of ['42', '👍', '...']) expect((await chat.say(line)).trace.language).toBe('sw')
    expect((await chat.tap('intent:order_status', 'Follow my order')).trace.language).toBe('sw')
    expect((await chat.say('What time do you open tomorrow morning?')).trace.language).toBe('en')
  })
})

describe('a wish about language and messages', () => {
  it('is written, confirmed in the new language and kept', async () => {
    const chat = await openChat(db)
    expect(await chat.ask('please speak Swahili with me')).toBe('Sawa, kuanzia sasa nitakuandikia kwa Kiswahili.')
    const customer = await db.transaction(chat.shop.tenantId, (tx) =>
      tx.customer.findFirst({ where: { tenantId: chat.shop.tenantId, id: chat.customerId } }),
    )
    expect(customer?.languagePref).toBe('sw')
  })

  it('stands from then on, whatever language is written, until another is asked for', async () => {
    const chat = await openChat(db)
    await chat.say('speak English please')
    expect((await chat.say('mnafunga saa ngapi leo jioni?')).trace.language).toBe('en')
    await chat.say('ongea Kiswahili')
    expect(await chat.ask('What time do you close today?')).toContain('Saa za kazi')
  })

  it('for a language the shop does not speak is declined', async () => {
    const chat = await openChat(db, { settings: { allowedLanguages: ['en', 'sw'] } })
    expect(await chat.ask('please speak sheng with me')).toContain("doesn't offer that language")
  })

  it('about offers is a consent in the words agreed on', async () => {
    const chat = await openChat(db)
    const { replies, trace } = await chat.say('I want to subscribe to your promotions and offers')
    expect(replies[0]).toMatchObject({ kind: 'consent' })
    expect(trace.models.map(({ prompt }) => prompt)).not.toContain('prefs_consent_response')
    const ledger = await db.transaction(chat.shop.tenantId, (tx) =>
      tx.consentEntry.findMany({ where: { tenantId: chat.shop.tenantId, customerId: chat.customerId } }),
    )
    expect(ledger).toMatchObject([{ purpose: 'marketing', action: 'granted' }])
  })

  it.each(['no more offers please', 'sitaki ofa zenu tena', 'stop sending me promotions every day'])(
    'takes consent to offers back at once in "%s"',
    async (text) => {
      const chat = await openChat(db)
      await chat.say('I want to subscribe to your promotions and offers')
      expect((await chat.say(text)).replies[0]).toMatchObject({ kind: 'consent' })
      const customer = await db.transaction(chat.shop.tenantId, (tx) =>
        tx.customer.findFirst({ where: { tenantId: chat.shop.tenantId, id: chat.customerId } }),
      )
      expect(customer?.marketingOptIn).toBe(false)
    },
  )
})
