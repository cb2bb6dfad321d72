import { beforeAll, describe, expect, it } from 'vitest'
import { readShopFixture, seedShop } from '../../../prisma/seed/index.ts'
import { createShop, type TestShop } from '../../support/builders.ts'
import { testCtx } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'
import { answerOf, type Chat, openChat } from './chat.ts'
import { session } from './questions.ts'

const db = await testDatabase()
let kicks: TestShop
let grocer: TestShop

beforeAll(async () => {
  const open = async (slug: string) => {
    const shop = await createShop(db)
    await seedShop(testCtx(db, { tenantId: shop.tenantId }), readShopFixture('fixtures', slug))
    return shop
  }
  kicks = await open('kicks-and-phones')
  grocer = await open('mama-njeri-grocery')
})

const shownIn = (chat: Chat) => session(chat).lastCatalogResults.map(({ name }) => name)

describe('the list that was shown', () => {
  it.each(['show me others', 'nionyeshe zingine', 'show me more', 'zingine', 'more please'])(
    'goes on with "%s", also when nothing is asked any more',
    async (words) => {
      const chat = await openChat(db, { shop: kicks })
      await chat.say('I want shoes')
      const first = shownIn(chat)
      await chat.say(words)
      const second = shownIn(chat)
      expect(second).not.toEqual([])
      expect(second.filter((name) => first.includes(name))).toEqual([])
      await chat.say('cancel')
      await chat.say(words)
      expect(session(chat).pending?.kind).toMatch(/pick_item|narrow_query/)
      expect(shownIn(chat).filter((name) => first.includes(name))).toEqual([])
    },
  )
})

describe('words of the shop', () => {
  it('"unga mbili" orders two', async () => {
    const chat = await openChat(db, { shop: grocer })
    await chat.say('unga mbili')
    await chat.say('1')
    for (let asked = 0; session(chat).pending?.kind === 'choose_option' && asked < 3; asked += 1) await chat.say('1')
    expect(session(chat).cart).toMatchObject([{ qty: 2 }])
  })

  it.each([
    ['tray ya mayai', 'tray (30)'],
    ['nataka mayai tray moja', 'tray (30)'],
    ['half tray of eggs', 'half tray (15)'],
  ])('"%s" says which pack', async (words, pack) => {
    const chat = await openChat(db, { shop: grocer })
    await chat.say(words)
    await chat.say('1')
    expect(session(chat).cart.map(({ variantSelection }) => variantSelection.pack)).toEqual([pack])
  })

  it.each(['20,000 mAh power bank', 'power bank ya 20000mah', 'powerbank 20,000mAh'])(
    '"%s" is a measure and no price',
    async (words) => {
      const chat = await openChat(db, { shop: kicks })
      await chat.say(words)
      expect(shownIn(chat)[0]).toBe('20,000 mAh Power Bank')
      expect(session(chat).search).toMatchObject({ maxPriceMinor: null, minPriceMinor: null, nearPriceMinor: null })
    },
  )

  it('"onyesha simu" looks for phones alone', async () => {
    const chat = await openChat(db, { shop: kicks })
    await chat.say('onyesha simu')
    expect(session(chat).search?.categories).toEqual(['feature phones', 'smartphones'])
  })

  it.each([
    'can I pick up my order from the shop?',
    'naweza chukua order yangu dukani?',
    'naeza kujia order kwa duka?',
  ])('"%s" is answered from the documents', async (words) => {
    const chat = await openChat(db, { shop: kicks })
    expect((await chat.say(words)).trace.journey).toBe('support')
  })

  it('"warranty ya simu" finds the warranty and not the repairs, in the language of the question', async () => {
    const chat = await openChat(db, { shop: kicks })
    await chat.say('warranty ya simu')
    expect(session(chat).kbSnippets[0]?.title).toBe('Dhamana ya viatu, simu na vifaa')
  })
})

describe("names of the shop's goods", () => {
  it.each(['nadai Kilele Pro', 'nipe kilele pro', "I'll take the Kilele Pro"])(
    '"%s" is not the Kilele of the list',
    async (words) => {
      const chat = await openChat(db, { shop: kicks })
      await chat.say('nataka Kilele')
      const { itemId } = session(chat).lastCatalogResults.find(({ name }) => name === 'Kilele') ?? {}
      const only = session(chat).lastCatalogResults.filter((item) => item.itemId === itemId)
      chat.state = {
        ...session(chat),
        lastCatalogResults: only,
        pending: { kind: 'pick_item', options: only, line: null },
      }
      expect(await chat.ask(words)).toContain('Kilele Pro')
      expect(session(chat).salient[0]).not.toBe(itemId)
    },
  )

  it.each([
    ['nadai privacy glass protector', 'Privacy Glass Protector'],
    ['mko na open-toe mule?', 'Open-Toe Mule'],
    ['do you have open-toe mule?', 'Open-Toe Mule'],
    ['naomba Open-Toe Mule', 'Open-Toe Mule'],
    ['ntaaka Tao Canvas', 'Tao Canvas'],
  ])('"%s" is looked for, whatever its words mean elsewhere', async (words, name) => {
    const chat = await openChat(db, { shop: kicks })
    const turn = await chat.say(words)
    expect(turn.trace.journey).toBe('sales')
    expect(answerOf(turn)).toContain(name)
    expect(session(chat).salient).toHaveLength(1)
  })

  it.each(['nataka 10,000 mAh Power Bank', 'I want the 10,000 mAh Power Bank', 'nadai 10,000 mah power bank'])(
    '"%s" asks for no size',
    async (words) => {
      const chat = await openChat(db, { shop: kicks })
      await chat.say(words)
      const answer = await chat.ask('10,000 mAh Power Bank')
      expect(answer).toContain('10,000 mAh Power Bank')
      expect(answer).not.toContain('10000MAH')
    },
  )

  it.each([
    ['DO YOU HAVE TAO CANVAS', 'en'],
    ['do you have Privacy Glass Protector?', 'en'],
    ['nataka Privacy Glass Protector', 'sw'],
    ['mna Tempered Glass Protector?', 'sw'],
    ['nadai Tempered Glass Protector', 'sheng'],
  ])('"%s" is answered in %s', async (words, language) => {
    const chat = await openChat(db, { shop: kicks })
    expect((await chat.say(words)).trace.language).toBe(language)
  })

  it.each(['do you have Mbili Max?', 'nataka mbili max', 'nadai Mbili Max'])(
    '"%s" is a name, with no number in it',
    async (words) => {
      const chat = await openChat(db, { shop: kicks })
      expect(await chat.ask(words)).toContain('Mbili Max')
      const { cart, openLines, search } = session(chat)
      const counts = [
        search?.quantity,
        ...cart.map(({ qty }) => qty),
        ...openLines.map(({ wanted }) => wanted.quantity),
      ]
      expect(counts.filter((count) => count === 2)).toEqual([])
    },
  )

  it('"do you have spinach?" is English', async () => {
    const chat = await openChat(db, { shop: grocer })
    expect((await chat.say('do you have spinach?')).trace.language).toBe('en')
  })
})

describe('a slip of the thumb', () => {
  it.each([
    ['what are your opening huors', 'support'],
    ['what is your retunrs policy', 'support'],
    ['usafirihsaji ni pesa ngapi', 'support'],
    ['malipo yangu yamefika', 'orders'],
  ])('"%s" goes where it was meant to', async (words, journey) => {
    const chat = await openChat(db, { shop: kicks })
    expect((await chat.say(words)).trace.journey).toBe(journey)
  })
})
