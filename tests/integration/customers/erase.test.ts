import { describe, expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { sealDay, verifyAudit } from '../../../src/domain/audit/index.ts'
import { eraseCustomer, findErasure, updateCustomer, updatePreferences } from '../../../src/domain/customers/index.ts'
import { getTicket } from '../../../src/domain/handoff/index.ts'
import { getTurn } from '../../../src/domain/turns/index.ts'
import { createItem } from '../../support/builders.ts'
import { startProduct, type TestCustomer } from '../../support/product.ts'
import { until } from '../../support/until.ts'
import { searchEverything } from './search-everything.ts'

const NAME = 'Zubeda Kipkemboi'
const ROOM = 'behind the flamingo mural'

describe('a customer who wants to be forgotten', async () => {
  const product = await startProduct()
  const shop = await product.openShop()
  const ctx = product.runtime.ctxFor(shop.tenantId)
  await createItem(product.db, shop, {
    name: 'Rift Runner',
    category: 'running shoes',
    tags: ['running', 'shoes'],
    variants: [{ name: '42', options: { size: '42' }, priceMinor: 450_000, stock: 50 }],
  })

  const rowOf = ({ address }: TestCustomer) =>
    product.db.transaction(shop.tenantId, (tx) =>
      tx.customer.findFirstOrThrow({
        where: { address },
        include: { conversations: { include: { turns: true, tickets: true } } },
      }),
    )
  const erase = (customerId: string, at = ctx) =>
    until(
      () =>
        eraseCustomer(at, { customerId, name: NAME }).catch((error: unknown) => {
          if (error instanceof Error && error.message.endsWith('try again in a minute.')) return null
          throw error
        }),
      { what: 'nothing of hers to be under way', within: 30_000 },
    )

  /** Somebody who has bought, asked for a person, and of whom staff have noted what they could. */
  async function known() {
    const customer = shop.customer()
    await customer.ask('I want Rift Runner size 42')
    await customer.ask('yes')
    const prompt = await until(async () => (await product.sandbox.daraja.prompts({ msisdn: customer.msisdn }))[0])
    await product.sandbox.daraja.answerPrompt(prompt.id, { action: 'pay' })
    await customer.next()
    await customer.ask(`do you bring things to the room ${ROOM}?`)
    await customer.ask('nataka kuongea na mtu')
    const row = await rowOf(customer)
    const [chat] = row.conversations
    const conversationId = chat?.id ?? ''
    const change = { name: NAME, tags: ['vip'], notes: `Lives ${ROOM}` }
    await updateCustomer(ctx, { customerId: row.id, change, seen: null })
    await product.db.transaction(shop.tenantId, async (tx) => {
      const at = new Date('2026-11-16T09:00:00Z')
      const noted = { tenantId: shop.tenantId, conversationId, authorId: 'staff:1' }
      await tx.conversationNote.create({ data: { ...noted, id: randomIds.uuid(), text: `${NAME}, ${ROOM}`, at } })
      await tx.composerDraft.create({ data: { ...noted, text: `Dear ${NAME}`, updatedAt: at } })
      const file = { name: `${NAME}.txt`, contentType: 'text/plain', sizeBytes: 4, sha256: 'x', at }
      await tx.conversationFile.create({ data: { ...noted, id: randomIds.uuid(), ...file, bytes: Buffer.from(ROOM) } })
      const said = { kind: 'diet', said: ROOM, messageId: randomIds.uuid(), at }
      await tx.customerMemory.create({
        data: { tenantId: shop.tenantId, id: randomIds.uuid(), customerId: row.id, ...said },
      })
    })
    return { customer, customerId: row.id, turns: chat?.turns ?? [], tickets: chat?.tickets ?? [] }
  }

  const bought = await known()

  it('is found nowhere any more, while her order, her receipt and the seals of the audit stand', async () => {
    const { customer, customerId, turns, tickets } = bought
    const number = customer.msisdn.replace(/\D/g, '').slice(-9)
    const needles = [NAME, number, 'flamingo mural', 'nataka kuongea']
    for (const needle of needles) expect(await searchEverything(product.db.ownerUrl, needle)).not.toEqual([])
    const later = { ...ctx, clock: { now: () => new Date(Date.now() + 2 * 86_400_000) } }
    expect(await sealDay(later)).not.toBeNull()
    await expect(eraseCustomer(ctx, { customerId, name: 'Somebody else' })).rejects.toThrow('the shop knows her by')

    const { counts } = await erase(customerId, later)
    expect(counts).toMatchObject({
      customers: 1,
      conversations: 1,
      orders: 1,
      money_receipts: 1,
      conversation_notes: 1,
    })
    for (const needle of needles)
      expect([needle, await searchEverything(product.db.ownerUrl, needle)]).toEqual([needle, []])
    const order = await product.db.transaction(shop.tenantId, (tx) =>
      tx.order.findFirstOrThrow({ where: { customerId }, select: { status: true, totalMinor: true, money: true } }),
    )
    expect(order).toMatchObject({ status: 'paid', totalMinor: 450_000, money: [{ amountMinor: 450_000, payer: null }] })
    expect(await verifyAudit(later)).toMatchObject({ firstBroken: null })
    expect(await findErasure(ctx, { customerId })).toMatchObject({ customerId, counts })
    await expect(eraseCustomer(ctx, { customerId, name: '' })).rejects.toThrow('She was erased before.')
    // What is left can be opened.
    for (const { id } of turns) expect(await getTurn(ctx, { turnId: id })).toMatchObject({ tools: [] })
    for (const { id } of tickets) expect(await getTicket(ctx, { ticketId: id })).toMatchObject({ summary: '' })
  })

  it('is another person when she writes again, and is not written to when she had said STOP', async () => {
    const customer = shop.customer()
    await customer.ask('STOP')
    const before = await rowOf(customer)
    await updateCustomer(ctx, { customerId: before.id, change: { name: NAME }, seen: null })
    await erase(before.id)
    await customer.say('habari')
    const after = await until(() => rowOf(customer).catch(() => null), { what: 'the new person' })
    expect(after.id).not.toBe(before.id)
    expect(after).toMatchObject({ knownAs: null, marketingOptIn: false })
    expect(after.optedOutAt).toEqual(before.optedOutAt)

    const cheerful = shop.customer()
    await cheerful.ask('habari')
    const first = await rowOf(cheerful)
    await updateCustomer(ctx, { customerId: first.id, change: { name: NAME }, seen: null })
    await updatePreferences({ ...ctx, customerId: first.id }, { marketing: true, source: 'test' })
    await erase(first.id)
    await cheerful.ask('habari')
    expect(await rowOf(cheerful)).toMatchObject({ optedOutAt: null, marketingOptIn: null })
    const ledger = await product.db.transaction(shop.tenantId, (tx) =>
      tx.consentEntry.findMany({ where: { customerId: first.id }, select: { purpose: true, action: true } }),
    )
    expect(ledger).toEqual([{ purpose: 'marketing', action: 'granted' }])
  })

  it('takes the numbers with her that she had shared an order with, and not while somebody still pays', async () => {
    const { customerId } = await known()
    const friend = '254733998877'
    const plan = await product.db.transaction(shop.tenantId, async (tx) => {
      const { id: orderId } = await tx.order.findFirstOrThrow({ where: { customerId } })
      const [own, at] = [{ tenantId: shop.tenantId, orderId }, new Date('2026-11-16T09:00:00Z')]
      const terms = { totalMinor: 450_000, currency: 'KES', createdAt: at, expiresAt: at }
      const { id: planId } = await tx.sharePlan.create({ data: { ...own, id: randomIds.uuid(), ...terms } })
      const asked = { payer: 'number', msisdn: friend, amountMinor: 450_000, reference: 'ERASED1', updatedAt: at }
      await tx.orderShare.create({ data: { ...own, id: randomIds.uuid(), planId, position: 1, ...asked } })
      return { tenantId: shop.tenantId, id: planId }
    })
    const refusal = await until(
      () =>
        eraseCustomer(ctx, { customerId, name: NAME }).then(String, ({ message }: Error) =>
          message.endsWith('try again in a minute.') ? null : message,
        ),
      { what: 'the refusal' },
    )
    expect(refusal).toMatch(/payment/)
    await product.db.transaction(shop.tenantId, (tx) =>
      tx.sharePlan.updateMany({ where: plan, data: { status: 'ended' } }),
    )
    const { counts } = await erase(customerId)
    expect(counts).toMatchObject({ order_shares: 1 })
    expect(await searchEverything(product.db.ownerUrl, friend)).toEqual([])
  })

  it('is erased by her own shop only', async () => {
    const customer = shop.customer()
    await customer.ask('habari')
    const { id } = await rowOf(customer)
    const other = product.runtime.ctxFor((await product.openShop()).tenantId)
    await expect(eraseCustomer(other, { customerId: id, name: '' })).rejects.toThrow('there is no such customer')
    expect(await rowOf(customer)).toMatchObject({ id, erasedAt: null })
  })
})
