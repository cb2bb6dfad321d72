import { describe, expect, it } from 'vitest'
import { createItem } from '../../support/builders.ts'
import { sessionOf } from '../../support/session-of.ts'
import { testDatabase } from '../../support/test-database.ts'
import { type Chat, openChat } from './chat.ts'

const db = await testDatabase()

const ledgerOf = ({ shop, customerId }: Chat) =>
  db.transaction(shop.tenantId, (tx) =>
    tx.consentEntry.findMany({ where: { tenantId: shop.tenantId, customerId }, orderBy: { at: 'asc' } }),
  )

describe('STOP', () => {
  it.each([
    ['STOP', "Done. You won't get any more messages from Mtaani Kicks. If you change your mind, send START."],
    [
      'stop messages please',
      "Done. You won't get any more messages from Mtaani Kicks. If you change your mind, send START.",
    ],
    ['acheni kunitumia ujumbe', 'Sawa. Hutapokea ujumbe tena kutoka Mtaani Kicks. Ukibadilisha mawazo, tuma START.'],
  ])('as "%s" withdraws everything and is confirmed once', async (word, confirmation) => {
    const chat = await openChat(db)
    const { replies, trace } = await chat.say(word)
    expect(replies).toEqual([{ kind: 'consent', text: confirmation, menu: null }])
    expect(trace.models).toEqual([])
    expect(trace.steps.map(({ node }) => node)).not.toContain('intent_classify')
    const ledger = await ledgerOf(chat)
    expect(ledger.map(({ purpose, action }) => `${purpose} ${action}`).sort()).toEqual([
      'marketing withdrawn',
      'transactional withdrawn',
    ])
    expect((await chat.say(word)).replies).toEqual([])
    expect(await ledgerOf(chat)).toHaveLength(ledger.length)
  })

  it.each(['wacha kunitext', 'usinitumie messages', 'simamisha', 'UNSUBSCRIBE'])('is heard in "%s"', async (word) => {
    const chat = await openChat(db)
    expect((await chat.say(word)).replies[0]?.kind).toBe('consent')
  })

  it.each([
    'kindly unsubscribe me from your messages, thanks',
    'hi, please stop sending me these texts every day',
    'naomba mniondoe kwenye orodha yenu ya ujumbe',
    'manze nimechoka na text zenu, wacheni kunitumia',
  ])('is heard in other words: "%s"', async (words) => {
    const chat = await openChat(db)
    expect((await chat.say(words)).replies.map(({ kind }) => kind)).toEqual(['consent'])
    expect((await chat.say('do you have shoes?')).replies).toEqual([])
    expect((await chat.say('START')).replies.map(({ kind }) => kind)).toEqual(['consent'])
  })

  it('is not heard where only offers are unwanted, or a call is wanted instead', async () => {
    const chat = await openChat(db)
    await chat.say('no more offers please')
    await chat.say("don't text me, call me instead")
    expect((await chat.say('hello')).replies).toHaveLength(1)
  })

  it('is heard among other messages of the same turn, and answered instead of them', async () => {
    const chat = await openChat(db)
    const { replies } = await chat.say('how much are the shoes', 'STOP', 'hello?')
    expect(replies.map(({ kind }) => kind)).toEqual(['consent'])
  })

  it('is heard while an order waits to be confirmed', async () => {
    const chat = await openChat(db)
    const variants = [{ name: '42', options: { size: '42' }, priceMinor: 450_000, stock: 3 }]
    await createItem(db, chat.shop, { name: 'Rift Runner', category: 'running shoes', variants })
    await chat.say('show me Rift Runner shoes')
    await chat.say('1')
    const { replies, state } = await chat.say('STOP')
    expect(replies.map(({ kind }) => kind)).toEqual(['consent'])
    expect(sessionOf(state).pending).toBeNull()
  })

  it('is followed by silence to anything but START and HELP', async () => {
    const chat = await openChat(db)
    await chat.say('STOP')
    expect((await chat.say('show me shoes')).replies).toEqual([])
    expect((await chat.say('agent')).replies).toEqual([])
    expect((await chat.say('HELP')).replies).toHaveLength(1)
  })

  it('inside a sentence is only a word', async () => {
    const chat = await openChat(db)
    const { replies } = await chat.say('can the rider stop at Jua Plaza?')
    expect(replies[0]?.kind).not.toBe('consent')
    expect(await ledgerOf(chat)).toEqual([])
  })
})

describe('a word that the provider has answered itself', () => {
  it('is mirrored without a second confirmation', async () => {
    const chat = await openChat(db)
    const { replies } = await chat.say({ body: 'STOP', payload: { optOut: 'stop' } })
    expect(replies).toEqual([])
    expect((await ledgerOf(chat)).map(({ action }) => action)).toEqual(['withdrawn', 'withdrawn'])
    expect((await chat.say('show me shoes')).replies).toEqual([])
    expect((await chat.say({ body: 'START', payload: { optOut: 'start' } })).replies).toEqual([])
    expect((await chat.say('what time do you close?')).replies).toHaveLength(1)
  })

  it('counts whatever its own words are', async () => {
    const chat = await openChat(db)
    expect((await chat.say({ body: 'REVOKE', payload: { optOut: 'stop' } })).replies).toEqual([])
    expect(await ledgerOf(chat)).toHaveLength(2)
  })
})

describe('START', () => {
  it('grants messages again and nothing else', async () => {
    const chat = await openChat(db)
    await chat.say('STOP')
    const { replies } = await chat.say('ANZA')
    expect(replies[0]?.kind).toBe('consent')
    const ledger = await ledgerOf(chat)
    expect(ledger.filter(({ action }) => action === 'granted').map(({ purpose }) => purpose)).toEqual(['transactional'])
    expect((await chat.say('what time do you close?')).replies).toHaveLength(1)
  })

  it('from somebody who never stopped changes nothing', async () => {
    const chat = await openChat(db)
    expect(await chat.ask('START')).toContain('already on')
    expect(await ledgerOf(chat)).toEqual([])
  })
})

describe('HELP', () => {
  it.each([
    ['help', 'I can help you with'],
    ['msaada', 'Naweza kukusaidia na'],
  ])('as "%s" says who this is, what it does and how to stop', async (word, part) => {
    const chat = await openChat(db, {
      settings: { compliance: { privacyUrl: 'https://shop.example.com/privacy', sensitiveTopics: [] } },
    })
    const answer = await chat.ask(word)
    expect(answer).toContain(part)
    expect(answer).toContain('STOP')
    expect(answer).toContain('https://shop.example.com/privacy')
  })

  it('keeps the open question for CONTINUE', async () => {
    const chat = await openChat(db)
    await createItem(db, chat.shop, {
      name: 'Rift Runner',
      category: 'running shoes',
      variants: ['41', '42'].map((size) => ({ name: size, options: { size }, priceMinor: 450_000, stock: 3 })),
    })
    await chat.say('show me Rift Runner shoes')
    await chat.say('1')
    await chat.say('help')
    expect(sessionOf(chat.state)).toMatchObject({ suspended: { kind: 'choose_option' } })
    expect(await chat.ask('continue')).toContain('41')
  })
})
