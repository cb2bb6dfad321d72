import { describe, expect, it } from 'vitest'
import { changeTransactionalConsent } from '../../../src/domain/customers/index.ts'
import { customerGetOrCreate, customerUpdatePreferences, tenantGetContext } from '../../../tools/index.ts'
import { EMPTY_REPLAY } from '../../../tools/replay-book.ts'
import { runTool } from '../../../tools/run-tool.ts'
import { createShop } from '../../support/builders.ts'
import { outputOf, type ToolCtx, twoShops } from './two-shops.ts'

describe('tenant_get_context', async () => {
  const { db, shop, other, customerOf } = await twoShops()

  it('gives the name and the settings of its own shop', async () => {
    const mine = outputOf(await runTool(await customerOf(shop), tenantGetContext, {}, EMPTY_REPLAY))
    const theirs = outputOf(await runTool(await customerOf(other), tenantGetContext, {}, EMPTY_REPLAY))
    expect(mine.tenant).toMatchObject({ name: 'Mtaani Kicks', settings: { botName: 'Zuri', currency: 'KES' } })
    expect(theirs.tenant.name).toBe('Other Shop')
  })

  it('quotes delivery and pickup of goods when asked, as if they were paid now', async () => {
    const zones = [
      {
        id: 'hill',
        name: 'Hill',
        feeMinor: 15_000,
        freeFromMinor: 500_000,
        promise: { kind: 'minutes' as const, within: 30 },
      },
      { id: 'lake', name: 'Lake', feeMinor: 40_000 },
    ]
    const pickup = [{ id: 'shop', name: 'Shop', address: 'Road', readyMinutes: 20 }]
    const delivering = await createShop(db, { settings: { fulfilment: { minimumMinor: 30_000, zones, pickup } } })
    const quotes = async (input: object) =>
      outputOf(await runTool(await customerOf(delivering), tenantGetContext, input, EMPTY_REPLAY)).quotes
    const kes = (amountMinor: number) => ({ amountMinor, currency: 'KES' })
    expect(await quotes({})).toBeNull()
    expect(await quotes({ quote: { goods_minor: 10_000, place: 'the hill, house 4' } })).toEqual({
      feeCollected: 'with_order',
      shortfall: kes(20_000),
      named: ['hill'],
      zones: [
        {
          zoneId: 'hill',
          zoneName: 'Hill',
          fee: kes(15_000),
          freeFrom: kes(500_000),
          promise: { kind: 'times', from: '2026-11-16T09:00:00.000Z', to: '2026-11-16T09:30:00.000Z' },
          rule: { kind: 'minutes', within: 30 },
        },
        { zoneId: 'lake', zoneName: 'Lake', fee: kes(40_000), freeFrom: null, promise: null, rule: null },
      ],
      pickup: [
        {
          placeId: 'shop',
          placeName: 'Shop',
          promise: { kind: 'times', from: '2026-11-16T09:20:00.000Z', to: '2026-11-16T16:00:00.000Z' },
        },
      ],
    })
    expect((await quotes({ quote: { goods_minor: 500_000, place: null } }))?.zones[0]?.fee).toEqual(kes(0))
  })

  it('says which setting cannot be read', async () => {
    const ctx = await customerOf(await createShop(db))
    await ctx.transaction(({ tx }) =>
      tx.tenant.updateMany({ where: { id: ctx.tenantId }, data: { settings: { botName: 'Zuri' } } }),
    )
    const result = await runTool(ctx, tenantGetContext, {}, EMPTY_REPLAY)
    expect(result).toMatchObject({ ok: false, code: 'misconfigured', message: expect.stringContaining('currency') })
  })
})

describe('customer tools', async () => {
  const { db, shop, other, customerOf, next } = await twoShops()
  const change = async (ctx: ToolCtx, input: object) =>
    runTool(next(ctx), customerUpdatePreferences, { source: 'chat', ...input }, EMPTY_REPLAY)
  const ledger = async (ctx: ToolCtx) =>
    (await ctx.transaction(({ tx }) => tx.consentEntry.findMany({ where: { customerId: ctx.customerId } })))
      .map(({ purpose, action }) => `${purpose} ${action}`)
      .sort()

  it('gives the customer of the conversation', async () => {
    const ctx = await customerOf(shop)
    const { customer } = outputOf(await runTool(ctx, customerGetOrCreate, {}, EMPTY_REPLAY))
    expect(customer).toMatchObject({
      customerId: ctx.customerId,
      marketingOptIn: null,
      optedOut: false,
      languagePref: null,
    })
  })

  it('does not give a customer of another shop', async () => {
    const stranger = { ...(await customerOf(other)), customerId: (await customerOf(shop)).customerId }
    expect(await runTool(stranger, customerGetOrCreate, {}, EMPTY_REPLAY)).toMatchObject({
      ok: false,
      code: 'not_found',
    })
    expect(await change(stranger, { marketing: true })).toMatchObject({ ok: false, code: 'not_found' })
  })

  it('writes what changed, the ledger and the audit row together', async () => {
    const ctx = await customerOf(shop)
    const { customer, changed } = outputOf(
      await change(ctx, { language: 'sw', marketing: true, notifications: { order_updates: false } }),
    )
    expect(changed).toEqual(['language', 'marketing', 'notifications.order_updates'])
    expect(customer).toMatchObject({
      languagePref: 'sw',
      marketingOptIn: true,
      notificationPrefs: { order_updates: false },
    })
    expect(await ledger(ctx)).toEqual(['marketing granted'])
    const audit = await ctx.transaction(({ tx }) => tx.auditEntry.findMany({ where: { subjectId: ctx.customerId } }))
    expect(audit).toMatchObject([
      { action: 'customer.preferences_changed', actor: 'bot', data: { changed, source: 'chat' } },
    ])
    expect(outputOf(await runTool(next(ctx), customerGetOrCreate, {}, EMPTY_REPLAY)).customer).toEqual(customer)
  })

  it('changes nothing when it is so already', async () => {
    const ctx = await customerOf(shop)
    await change(ctx, { marketing: false })
    expect(outputOf(await change(ctx, { marketing: false })).changed).toEqual([])
    expect(await ledger(ctx)).toEqual(['marketing withdrawn'])
  })

  it('remembers how she gets her goods only when told to, and forgets it when told to', async () => {
    const ctx = await customerOf(shop)
    const remembered = async () =>
      outputOf(await runTool(next(ctx), customerGetOrCreate, {}, EMPTY_REPLAY)).customer.delivery
    const delivery = { kind: 'delivery', zoneId: 'hill', address: 'Hill Court', pin: null }
    expect(await remembered()).toBeNull()
    expect(outputOf(await change(ctx, { delivery })).changed).toEqual(['delivery'])
    expect(outputOf(await change(ctx, { delivery, marketing: true })).changed).toEqual(['marketing'])
    expect(await remembered()).toEqual(delivery)
    expect(await change(ctx, { delivery: { ...delivery, phone: '0712' } })).toMatchObject({ code: 'invalid_input' })
    expect(outputOf(await change(ctx, { delivery: null }))).toMatchObject({
      changed: ['delivery'],
      customer: { delivery: null },
    })
    expect(await remembered()).toBeNull()
    expect(await ledger(ctx)).toEqual(['marketing granted'])
  })

  it('refuses a language the shop does not speak', async () => {
    const english = await createShop(db, { settings: { allowedLanguages: ['en'] } })
    expect(await change(await customerOf(english), { language: 'sw' })).toMatchObject({
      ok: false,
      code: 'not_enabled',
    })
    expect(await change(await customerOf(english), { language: 'fr' })).toMatchObject({
      ok: false,
      code: 'invalid_input',
    })
  })

  it('withdraws marketing with every message and grants only transactional ones back', async () => {
    const ctx = await customerOf(shop)
    await change(ctx, { marketing: true })
    expect(await changeTransactionalConsent(ctx, { action: 'withdrawn', source: 'STOP' })).toBe('changed')
    expect(await changeTransactionalConsent(ctx, { action: 'withdrawn', source: 'STOP' })).toBe('unchanged')
    expect(await change(ctx, { marketing: true })).toMatchObject({ ok: false, code: 'conflict' })
    expect(await changeTransactionalConsent(ctx, { action: 'granted', source: 'START' })).toBe('changed')
    const { customer } = outputOf(await runTool(next(ctx), customerGetOrCreate, {}, EMPTY_REPLAY))
    expect(customer).toMatchObject({ optedOut: false, marketingOptIn: false })
    expect(await ledger(ctx)).toEqual([
      'marketing granted',
      'marketing withdrawn',
      'transactional granted',
      'transactional withdrawn',
    ])
  })
})
