import { beforeAll, describe, expect, it } from 'vitest'
import { sentences } from '../../../prompts/copy/sentences.ts'
import type { Ctx } from '../../../src/domain/context.ts'
import {
  getSharing,
  type SharingView,
  settlePayment,
  takeOpenShare,
  tendShares,
} from '../../../src/domain/payments/index.ts'
import type { TestShop } from '../../support/builders.ts'
import { newMsisdn } from '../../support/chama/chama-shop.ts'
import { sessionOf } from '../../support/session-of.ts'
import { testCtx, testPorts } from '../../support/test-ctx.ts'
import { answerOf, type Chat, openChat } from './chat.ts'
import { openSalesWorld, type SalesWorld } from './sales-shop.ts'

let world: SalesWorld
let shop: TestShop

beforeAll(async () => {
  world = await openSalesWorld()
  shop = await world.open({ payments: { stk: true, c2b: true, card: false } })
  await world.stockUp(shop)
})

/** One pair for KES 3,420, and what is said of sharing it. */
const TALKS = {
  en: {
    order: 'I want a Breeze Jogger size 42 black',
    uneven: 'we are four, each 700',
    yes: 'yes',
    status: 'who has paid?',
    drop: 'person 3 will not pay',
    again: 'split it again',
    rest: 'I will pay the rest',
    numbers: 'split with 0712 345 678, 0722 000 111',
    link: 'a link for my friends to pay',
    told: ['but the order is KES 3,420', 'You pay KES 3,420 together', 'This is how far it is', 'was not paid'],
  },
  sw: {
    order: 'ninataka kununua Breeze Jogger saizi 42 nyeusi',
    uneven: 'sisi ni wanne, kila mmoja alipe 700',
    yes: 'ndiyo',
    status: 'nani amelipa?',
    drop: 'mtu wa 3 amejitoa',
    again: 'gawa upya',
    rest: 'nitalipa iliyobaki',
    numbers: 'gawanya na 0712 345 679, 0722 000 112',
    link: 'nitumie kiungo cha kulipa kwa wenzangu',
    told: ['lakini oda ni KES 3,420', 'Mtalipa KES 3,420 pamoja', 'Hapa ndipo tulipofika', 'halikulipwa'],
  },
  sheng: {
    order: 'niaje buda, nadai Breeze Jogger size 42 black',
    uneven: 'tuko wasee wanne, kila msee 700',
    yes: 'sawa',
    status: 'wasee gani wamelipa?',
    drop: 'msee wa 3 amechomoka',
    again: 'tusplit tena',
    rest: 'nalipa zenye zimebaki',
    numbers: 'tusplit na 0712 345 680, 0722 000 113',
    link: 'nitumie link wasee walipe',
    told: ['lakini order ni KES 3,420', 'Mtasplit KES 3,420 hivi', 'Hapa ndio tumefika', 'haijalipwa'],
  },
} as const
const LANGUAGES = ['en', 'sw', 'sheng'] as const

/** A talk of one buyer, whose friends have phones. */
async function open(language: keyof typeof TALKS) {
  const ports = { ...world.ports, sentences }
  const chat = await openChat(world.db, { shop, ports })
  const { tenantId } = shop
  const ctx = testCtx(world.db, { tenantId, clock: chat.clock, ports: testPorts(ports), actor: 'system' })
  await chat.say(TALKS[language].order)
  expect(sessionOf(chat.state).pending?.kind).toBe('confirm_checkout')
  // As the turn writes it into the row: what nobody asked for is told in it.
  await ctx.transaction(({ tx }) =>
    tx.conversation.updateMany({ where: { tenantId, id: chat.conversationId }, data: { language } }),
  )
  return { chat, ctx, said: TALKS[language] }
}

async function sharingOf({ conversationId }: Chat, ctx: Ctx): Promise<SharingView> {
  const order = await ctx.transaction(({ tx }) =>
    tx.order.findFirstOrThrow({ where: { tenantId: ctx.tenantId, conversationId } }),
  )
  const sharing = await getSharing(ctx, { orderId: order.id })
  if (sharing === null) throw new Error('the order is not shared')
  return sharing
}

/** Sends the prompts that are wished, and brings every try to what is true now. */
async function settleAll(chat: Chat, ctx: Ctx): Promise<void> {
  const { planId, orderId } = await sharingOf(chat, ctx)
  await tendShares(ctx, { planId })
  const attempts = await ctx.transaction(({ tx }) =>
    tx.paymentAttempt.findMany({ where: { tenantId: ctx.tenantId, orderId, method: 'stk', closedAt: null } }),
  )
  for (const { id } of attempts) await settlePayment(ctx, { attemptId: id, ask: 'now' })
  await tendShares(ctx, { planId })
}

/** Whoever has this phone answers its prompt. */
async function answer(msisdn: string, action: 'pay' | 'cancel'): Promise<void> {
  const [prompt] = await world.sandbox.daraja.prompts({ msisdn })
  if (prompt === undefined) throw new Error(`no prompt is on ${msisdn}`)
  await world.sandbox.daraja.answerPrompt(prompt.id, { action })
}

async function noticesOf({ conversationId }: Chat, ctx: Ctx) {
  return ctx.transaction(({ tx }) =>
    tx.outboundMessage.findMany({
      where: { tenantId: ctx.tenantId, conversationId, author: 'system' },
      orderBy: { seq: 'asc' },
      select: { body: true, menu: true },
    }),
  )
}

async function numberOf({ customerId }: Chat, ctx: Ctx): Promise<string> {
  const { address } = await ctx.transaction(({ tx }) =>
    tx.customer.findFirstOrThrow({ where: { tenantId: ctx.tenantId, id: customerId } }),
  )
  return address.replace(/\D/g, '')
}

const amounts = ({ shares }: SharingView) => shares.map(({ amount }) => amount.amountMinor / 100)
const statuses = ({ shares }: SharingView) => shares.map(({ status }) => status)

describe.each(LANGUAGES)('an order that four people pay, talked about in %s', (language) => {
  it('asks about a sum that does not come to the total, is shared, split anew when one drops out, and paid to the cent', async () => {
    const { chat, ctx, said } = await open(language)
    const uneven = await chat.say(said.uneven)
    expect(answerOf(uneven)).toContain(said.told[0])
    for (const figure of ['KES 700', 'KES 2,800', 'KES 620']) expect(answerOf(uneven)).toContain(figure)
    expect(uneven.replies.at(-1)?.menu?.options.map(({ id }) => id)).toEqual(['share:even', 'share:hers'])

    const proposed = answerOf(await chat.tap('share:even', 'All the same'))
    expect(proposed).toContain(said.told[1])
    expect(proposed.match(/KES 855/g)).toHaveLength(4)
    const started = await chat.ask(said.yes)
    const sharing = await sharingOf(chat, ctx)
    expect(amounts(sharing)).toEqual([855, 855, 855, 855])
    expect(started).toContain(sharing.link)
    for (const { reference } of sharing.shares) expect(started).toContain(reference)
    await settleAll(chat, ctx)
    const own = await numberOf(chat, ctx)
    expect(await world.sandbox.daraja.prompts({ msisdn: own })).toMatchObject([{ amount: 855 }])

    // One pays by the link, one refuses and drops out.
    const [friend, other] = [newMsisdn(), newMsisdn()]
    const { planId } = sharing
    expect(await takeOpenShare(ctx, { planId, position: 2, phone: friend })).toBe('asked')
    expect(await takeOpenShare(ctx, { planId, position: 3, phone: other })).toBe('asked')
    await settleAll(chat, ctx)
    await answer(friend, 'pay')
    await answer(other, 'cancel')
    await answer(own, 'cancel')
    chat.clock.advance(61_000)
    await settleAll(chat, ctx)
    expect(statuses(await sharingOf(chat, ctx))).toEqual(['waiting', 'paid', 'waiting', 'waiting'])
    const notices = await noticesOf(chat, ctx)
    expect(notices.some(({ body }) => body.includes(said.told[3]) && body.includes(`…${other.slice(-3)}`))).toBe(true)
    expect(notices.some(({ body }) => body.includes('KES 2,565'))).toBe(true)
    for (const { body } of notices) expect(body).not.toContain(friend.slice(3))

    const standing = await chat.ask(said.status)
    expect(standing).toContain(said.told[2])
    expect(standing).toContain('KES 2,565')
    await chat.say(said.drop)
    expect(statuses(await sharingOf(chat, ctx))).toEqual(['waiting', 'paid', 'dropped', 'waiting'])
    await chat.say(said.again)
    expect(amounts(await sharingOf(chat, ctx))).toEqual([1283, 855, 855, 1282])

    // She pays what nobody has paid.
    chat.clock.advance(180_000)
    await settleAll(chat, ctx)
    await answer(own, 'cancel')
    chat.clock.advance(61_000)
    await settleAll(chat, ctx)
    chat.clock.advance(180_000)
    await chat.say(said.rest)
    await settleAll(chat, ctx)
    await answer(own, 'pay')
    chat.clock.advance(61_000)
    await settleAll(chat, ctx)
    const paid = await sharingOf(chat, ctx)
    expect(paid).toMatchObject({ status: 'paid', due: { amountMinor: 0 } })
    const money = await ctx.transaction(({ tx }) =>
      tx.moneyReceipt.findMany({ where: { tenantId: shop.tenantId, orderId: paid.orderId } }),
    )
    expect(money.map(({ allocatedMinor }) => allocatedMinor).sort()).toEqual([256_500, 85_500])
  })

  it('asks the numbers that were named, and ends at its deadline when nobody pays', async () => {
    const { chat, ctx, said } = await open(language)
    const proposed = await chat.ask(said.numbers)
    expect(proposed.match(/KES 1,140/g)).toHaveLength(3)
    await chat.say(said.yes)
    const { planId, shares } = await sharingOf(chat, ctx)
    await tendShares(ctx, { planId })
    const named = shares.flatMap(({ payer, msisdn }) => (payer === 'number' ? (msisdn ?? []) : []))
    expect(named).toHaveLength(2)
    for (const msisdn of named) {
      const prompts = await world.sandbox.daraja.prompts({ msisdn })
      expect(prompts).toMatchObject([{ amount: 1_140 }])
      await answer(msisdn, 'cancel')
    }
    await answer(await numberOf(chat, ctx), 'cancel')
    chat.clock.advance(61_000)
    await settleAll(chat, ctx)
    chat.clock.advance(24 * 3_600_000)
    await settleAll(chat, ctx)
    expect(await sharingOf(chat, ctx)).toMatchObject({ status: 'ended' })
    expect(await chat.ask(said.status)).not.toContain('KES')
  })

  it('asks how many they are when only a link is wanted, and takes the number for an answer', async () => {
    const { chat, ctx, said } = await open(language)
    await chat.say(said.link)
    expect(sessionOf(chat.state).pending?.kind).toBe('count_payers')
    expect((await chat.ask('4')).match(/KES 855/g)).toHaveLength(4)
    expect(await chat.ask(said.yes)).toContain((await sharingOf(chat, ctx)).link)
  })
})

/** An order of two, of whom the buyer has paid. */
async function halfPaid() {
  const opened = await open('en')
  const { chat, ctx } = opened
  await chat.say('split it between two of us')
  await chat.say('yes')
  await settleAll(chat, ctx)
  await answer(await numberOf(chat, ctx), 'pay')
  chat.clock.advance(61_000)
  await settleAll(chat, ctx)
  return opened
}

describe('money that has come when the time is over', () => {
  it('stays with the order, and a person decides about it', async () => {
    const { chat, ctx } = await halfPaid()
    chat.clock.advance(24 * 3_600_000)
    await settleAll(chat, ctx)
    const { orderId, status, due } = await sharingOf(chat, ctx)
    expect({ status, due: due.amountMinor }).toEqual({ status: 'overdue', due: 171_000 })
    const [order, reviews] = await ctx.transaction(async ({ tx }) => [
      await tx.order.findFirstOrThrow({ where: { tenantId: shop.tenantId, id: orderId } }),
      await tx.paymentReview.findMany({ where: { tenantId: shop.tenantId, orderId, status: 'open' } }),
    ])
    expect(order.status).toBe('needs_review')
    expect(reviews).toMatchObject([{ reason: 'part_never_completed' }])
    expect((await noticesOf(chat, ctx)).at(-1)?.body).toContain('nothing that was paid is lost')
  })

  it('goes back to who paid when the buyer ends it', async () => {
    const { chat, ctx } = await halfPaid()
    const told = await chat.ask('stop sharing')
    expect(told).toContain('KES 1,710')
    const { orderId, shares } = await sharingOf(chat, ctx)
    expect(shares.map(({ status }) => status)).toEqual(['to_refund', 'ended'])
    const reviews = await ctx.transaction(({ tx }) =>
      tx.paymentReview.findMany({ where: { tenantId: shop.tenantId, orderId, status: 'open' } }),
    )
    expect(reviews).toMatchObject([{ reason: 'share_ended' }])
  })
})
