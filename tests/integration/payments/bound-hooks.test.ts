import { describe, expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { createDraft } from '../../../src/domain/orders/index.ts'
import { callbackTokenHash, createCardCheckout, ensureHook } from '../../../src/domain/payments/index.ts'
import { createConversation, createItem } from '../../support/builders.ts'
import { openMigrating } from '../../support/migrating.ts'
import { startProduct } from '../../support/product.ts'

const OURS = '20261123000600_bound_hooks'

describe('an address of ours', async () => {
  const product = await startProduct({ worker: false })
  const shop = await product.openShop({ settings: { payments: { stk: true, c2b: true, card: true } } })
  const base = `${product.runtime.publicBaseUrl}/webhooks/payments`
  const tokenOf = (url: string) => new URL(url).pathname.split('/')[4] ?? ''

  const { customerId, conversationId } = await createConversation(product.db, shop)
  const variants = [{ name: 'Black 41', options: { size: '41' }, priceMinor: 250_000, stock: 5 }]
  const { variantIds } = await createItem(product.db, shop, { name: 'Rift', variants })
  const ctx = { ...product.runtime.ctxFor(shop.tenantId), customerId, conversationId }
  const order = await createDraft(ctx, { lines: [{ variantId: variantIds[0] ?? '', quantity: 1 }] })
  await createCardCheckout(ctx, { orderId: order.orderId, confirmedTotal: order.total })
  const [link] = await product.sandbox.pesapal.orders()
  const [ipn] = await product.sandbox.pesapal.ipnUrls()
  const tokens = {
    c2b: tokenOf(shop.mpesa.confirmationUrl),
    card_notification: tokenOf(ipn?.url ?? ''),
    card_return: tokenOf(link?.callbackUrl ?? ''),
  }

  const uses = {
    c2b: ['confirmation', 'validation'].map((what) => (token: string) => ({
      url: `${base}/c2b/${token}/${what}`,
      body: { TransID: `R${token.slice(0, 8)}`.toUpperCase(), TransAmount: '2500', BusinessShortCode: shop.shortcode },
    })),
    card_notification: [
      (token: string) => ({ url: `${base}/card/${token}/ipn`, body: { OrderTrackingId: link?.trackingId } }),
    ],
    card_return: ['return', 'cancelled'].map((what) => (token: string) => ({
      url: `${base}/card/${token}/${what}?ref=${order.reference}-1`,
      body: null,
    })),
  }
  const visit = ({ url, body }: { url: string; body: object | null }) =>
    fetch(url, body === null ? {} : { method: 'POST', body: JSON.stringify(body) })

  it('has a token of its own for each purpose', () => {
    expect(new Set(Object.values(tokens)).size).toBe(3)
  })

  const purposes = ['c2b', 'card_notification', 'card_return'] as const
  const pairs = purposes.flatMap((mine) => purposes.map((use) => [mine, use] as const))
  it.each(pairs)('with the token for %s is heard, or not, at the addresses for %s', async (mine, use) => {
    for (const address of uses[use]) expect((await visit(address(tokens[mine]))).status).toBe(mine === use ? 200 : 404)
  })

  it('is told to nobody by the page it shows, also when it is none', async () => {
    for (const token of [tokens.card_return, 'a'.repeat(48)]) {
      for (const address of uses.card_return) {
        const { headers } = await visit(address(token))
        expect(headers.get('referrer-policy')).toBe('no-referrer')
        expect(headers.get('cache-control')).toBe('no-store')
      }
    }
  })

  it('cannot be made for an account of another provider, and nor can a report be kept under one', async () => {
    const { accountId: cardAccount } = shop.pesapal
    const { accountId: mpesaAccount } = shop.mpesa
    await expect(ctx.transaction((ctx) => ensureHook(ctx, cardAccount, 'c2b'))).rejects.toThrow()
    await expect(ctx.transaction((ctx) => ensureHook(ctx, mpesaAccount, 'card_return'))).rejects.toThrow()
    const report = (accountId: string, provider: string, source: string) =>
      ctx.transaction(({ tx }) =>
        tx.paymentNotification.create({
          data: {
            tenantId: shop.tenantId,
            id: randomIds.uuid(),
            accountId,
            provider,
            source,
            eventKey: randomIds.secret(8),
            claim: {},
            raw: {},
          },
        }),
      )
    await expect(report(cardAccount, 'mpesa', 'c2b')).rejects.toThrow()
    await expect(report(cardAccount, 'pesapal', 'c2b')).rejects.toThrow()
    await expect(report(mpesaAccount, 'mpesa', 'card_notification')).rejects.toThrow()
    await expect(report(mpesaAccount, 'mpesa', 'c2b')).resolves.toMatchObject({ source: 'c2b' })
  })
})

describe('the migration to bound addresses', async () => {
  const { owner, take } = await openMigrating()

  it('keeps every registered address for its provider alone, and merges two questions about one receipt', async () => {
    await take((entry) => entry < OURS)
    const [tenant, mpesa, pesapal, receipt] = [randomIds.uuid(), randomIds.uuid(), randomIds.uuid(), randomIds.uuid()]
    await owner.query(`INSERT INTO tenants (id, slug, name, settings) VALUES ($1, 'a', 'A', '{}')`, [tenant])
    for (const [id, provider] of [
      [mpesa, 'mpesa'],
      [pesapal, 'pesapal'],
    ]) {
      await owner.query(
        `INSERT INTO payment_accounts (tenant_id, id, provider, shortcode, credentials_enc) VALUES ($1, $2, $3, '1', 'x')`,
        [tenant, id, provider],
      )
      await owner.query(
        `INSERT INTO payment_hooks (tenant_id, id, account_id, token_hash, token_enc) VALUES ($1, $2, $3, $4, 'x')`,
        [tenant, randomIds.uuid(), id, callbackTokenHash(provider ?? '')],
      )
      await owner.query(
        `INSERT INTO payment_notifications (tenant_id, id, account_id, source, event_key, claim, raw)
         VALUES ($1, $2, $3, 'c2b', $4, '{}', '{}')`,
        [tenant, randomIds.uuid(), id, `c2b:${provider}`],
      )
    }
    await owner.query(
      `INSERT INTO money_receipts (tenant_id, id, provider, receipt, source, amount_minor, currency)
       VALUES ($1, $2, 'mpesa', 'R1', 'c2b', 4500, 'USD')`,
      [tenant, receipt],
    )
    for (const [reason, minute] of [
      ['unmatched', 1],
      ['overpaid', 2],
    ]) {
      await owner.query(
        `INSERT INTO payment_reviews (tenant_id, id, reason, subject, receipt_id, created_at)
         VALUES ($1, $2, $3, 'mpesa:R1', $4, now() + make_interval(mins => $5))`,
        [tenant, randomIds.uuid(), reason, receipt, minute],
      )
    }
    await take((entry) => entry >= OURS)
    const heard = async (provider: string) => {
      const found: string[] = []
      for (const purpose of ['c2b', 'card_notification', 'card_return']) {
        const { rowCount } = await owner.query('SELECT * FROM find_payment_hook($1, $2)', [
          callbackTokenHash(provider),
          purpose,
        ])
        if (rowCount === 1) found.push(purpose)
      }
      return found
    }
    expect(await heard('mpesa')).toEqual(['c2b'])
    expect(await heard('pesapal')).toEqual(['card_notification', 'card_return'])
    const rows = async (sql: string) => (await owner.query(sql)).rows
    expect(
      await rows('SELECT DISTINCT provider, retired_at IS NOT NULL AS retired FROM payment_hooks ORDER BY 1'),
    ).toEqual([
      { provider: 'mpesa', retired: false },
      { provider: 'pesapal', retired: true },
    ])
    expect(await rows('SELECT provider, source, verdict FROM payment_notifications ORDER BY 1')).toEqual([
      { provider: 'mpesa', source: 'c2b', verdict: null },
      { provider: 'pesapal', source: 'card_notification', verdict: 'wrong_address' },
    ])
    expect(await rows('SELECT currency FROM money_receipts')).toEqual([{ currency: 'KES' }])
    expect(await rows('SELECT reason, status FROM payment_reviews ORDER BY created_at')).toEqual([
      { reason: 'unmatched', status: 'open' },
      { reason: 'overpaid', status: 'dismissed' },
    ])
  })
})
