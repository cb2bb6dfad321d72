import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestShop } from '../../support/builders.ts'
import type { Chat } from './chat.ts'
import { session } from './questions.ts'
import { openSalesWorld, type SalesWorld } from './sales-shop.ts'

let world: SalesWorld
let shop: TestShop

beforeAll(async () => {
  world = await openSalesWorld()
  shop = await world.open({ payments: { stk: true, c2b: true, card: true } })
  await world.stockUp(shop)
})
beforeEach(() => world.sandbox.faults.clear())

const LINES = {
  en: 'I want a Breeze Jogger size 42 black',
  sw: 'ninataka kununua Breeze Jogger saizi 42 nyeusi',
  sheng: 'niaje buda, nadai Breeze Jogger size 42 black',
} as const
type Language = keyof typeof LINES

/** A customer who sees her order and is asked whether to pay it. */
async function asked(language: Language = 'en', of = shop): Promise<Chat> {
  const chat = await world.chat(of)
  await chat.say(LINES[language])
  return chat
}

describe('a prompt of which nobody knows whether it left', () => {
  it.each([
    [
      'en',
      'yes',
      'try again',
      'I do not know yet whether the M-PESA prompt for KES 3,420 reached',
      /You can try again in \d+ seconds/,
    ],
    [
      'sw',
      'ndiyo',
      'jaribu tena',
      'Bado sijajua kama ombi la M-PESA la KES 3,420 limefika',
      /Unaweza kujaribu tena baada ya sekunde \d+/,
    ],
    [
      'sheng',
      'eeh',
      'jaribu tena buda',
      'Bado sijajua kama prompt ya M-PESA ya KES 3,420 imefika',
      /Unaeza jaribu tena after \d+ seconds/,
    ],
  ] as const)('is not called open in %s when she tries again', async (language, yes, again, doubt, wait) => {
    const chat = await asked(language)
    await world.sandbox.faults.set([{ target: 'daraja.push', kind: 'reset_after_accept', probability: 1 }])
    await chat.say(yes)
    await world.sandbox.faults.clear()
    expect(session(chat)).toMatchObject({ pending: { kind: 'await_payment' }, paymentStatus: 'unknown' })
    const told = await chat.say(again)
    const text = told.replies.map((reply) => reply.text).join('\n')
    expect(text).toContain(doubt)
    expect(text).toMatch(wait)
    expect(text).not.toMatch(/still open|bado liko wazi|bado iko open/)
    expect(told.replies[0]?.menu?.options.map(({ id }) => id)).toEqual(expect.arrayContaining(['pay:c2b', 'pay:card']))
  })
})

describe('while money is awaited', () => {
  it.each(Object.keys(LINES) as Language[])('only ways that have an account are offered in %s', async (language) => {
    const chat = await asked(language)
    await chat.say('paybill')
    await world.db.transaction(shop.tenantId, (tx) =>
      tx.paymentAccount.updateMany({
        where: { tenantId: shop.tenantId, provider: 'pesapal' },
        data: { provider: 'pesapal-off' },
      }),
    )
    const status = await chat.say(language === 'en' ? 'has it gone through?' : 'nimelipa')
    await world.db.transaction(shop.tenantId, (tx) =>
      tx.paymentAccount.updateMany({
        where: { tenantId: shop.tenantId, provider: 'pesapal-off' },
        data: { provider: 'pesapal' },
      }),
    )
    const offered = status.replies.flatMap(({ menu }) => menu?.options.map(({ id }) => id) ?? [])
    expect(offered).toContain('pay:c2b')
    expect(offered).not.toContain('pay:card')
    expect(session(chat).paymentMethods).toEqual(['stk', 'c2b'])
  })

  it('a way that settings name and no account can take is not in the menu', async () => {
    const half = await world.open({ payments: { stk: true, c2b: true, card: false } })
    await world.stockUp(half)
    await world.db.transaction(half.tenantId, async (tx) => {
      const at = { id: half.tenantId }
      const { settings } = await tx.tenant.findUniqueOrThrow({ where: at })
      const payments = { stk: true, c2b: true, card: true }
      await tx.tenant.update({ where: at, data: { settings: { ...(settings as object), payments } } })
    })
    const chat = await asked('en', half)
    const told = await chat.say('paybill')
    expect(told.replies.at(-1)?.text).not.toContain('Card')
    expect(session(chat).paymentMethods).toEqual(['stk', 'c2b'])
  })
})

describe('a claim to have paid between a change and its confirmation', () => {
  it.each([
    ['en', 'make it 2', 'I have paid', 'new total KES 6,840'],
    ['sw', 'ziwe mbili', 'nimelipa tayari', 'jumla mpya KES 6,840'],
    ['sheng', 'fanya ziwe 2', 'nimelipa boss', 'total mpya KES 6,840'],
  ] as const)('names the new total in %s', async (language, change, claim, named) => {
    const chat = await asked(language)
    await chat.say('paybill')
    expect(await chat.ask(change)).toContain('KES 6,840')
    const told = await chat.ask(claim)
    expect(told).toContain(named)
    expect(told).not.toContain('KES 3,420')
    expect(session(chat).pending).toMatchObject({ kind: 'confirm_checkout', total: { amountMinor: 684_000 } })
  })
})
