import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../support/test-database.ts'
import { openChat } from './chat.ts'

const db = await testDatabase()

describe('the language of the answer', () => {
  it('stays with the default of a shop that does not allow the language heard', async () => {
    const chat = await openChat(db, { settings: { defaultLanguage: 'sw', allowedLanguages: ['sw', 'en'] } })
    expect((await chat.say('niaje buda form ni gani')).trace.language).toBe('sw')
  })

  it.each([
    ['habari', 'sw'],
    ['bei?', 'sw'],
    ['viatu', 'sw'],
    ['niaje', 'sheng'],
    ['nataka shoes size 42 black', 'sw'],
    ['nadai kuorder kicks za size 42', 'sheng'],
    ['do you have unga ya ugali', 'en'],
    ['ok', 'en'],
    ['sawa', 'en'],
  ])('for a conversation that begins with "%s" is %s', async (line, expected) => {
    const chat = await openChat(db)
    expect((await chat.say(line)).trace.language).toBe(expected)
  })

  it.each([
    ['What time do you open tomorrow morning?', 'en'],
    ['mnafunga saa ngapi leo jioni?', 'sw'],
    ['niaje buda, mko na raba za size 42', 'sheng'],
  ])('stays with what "%s" began through short answers of any language', async (opening, expected) => {
    const chat = await openChat(db)
    await chat.say(opening)
    for (const line of ['ok', '42', 'ndio', 'sawa', 'poa', 'asante', 'thanks']) {
      expect((await chat.say(line)).trace.language, line).toBe(expected)
    }
  })

  it('is not settled by a number: the first words are', async () => {
    const chat = await openChat(db)
    await chat.say('42')
    expect((await chat.say('bei?')).trace.language).toBe('sw')
  })

  it('for a mix of the languages is the one being spoken, or one that the shop speaks', async () => {
    const chat = await openChat(db)
    await chat.say('What time do you open tomorrow morning?')
    expect((await chat.say('nataka shoes size 42 black')).trace.language).toBe('en')
    const english = await openChat(db, { settings: { allowedLanguages: ['en'] } })
    expect((await english.say('nataka shoes size 42 black')).trace.language).toBe('en')
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

  it('outlasts one message in another language and short answers, and gives way to two plain ones in a row', async () => {
    const chat = await openChat(db)
    await chat.say('niandikie kwa kiswahili')
    const plain = ['What time do you close on Sunday evening?', 'Where is your shop in the city centre?']
    expect((await chat.say(plain[0] ?? '')).trace.language).toBe('sw')
    expect((await chat.say('sasa niambie mnafunga saa ngapi leo')).trace.language).toBe('sw')
    for (const line of [plain[0] ?? '', 'ok', 'where', '42']) expect((await chat.say(line)).trace.language).toBe('sw')
    expect((await chat.say(plain[1] ?? '')).trace.language).toBe('en')
    expect((await chat.say('sawa')).trace.language).toBe('en')
    expect(await chat.ask('ongea Kiswahili')).toContain('Tayari')
    expect((await chat.say(plain[0] ?? '')).trace.language).toBe('sw')
  })

  it('stands when the next message is in another language, and another wish replaces it', async () => {
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
