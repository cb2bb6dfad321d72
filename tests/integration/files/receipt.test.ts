import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { sentences } from '../../../prompts/copy/sentences.ts'
import { pdfReceiptPrinter } from '../../../src/adapters/pdf/receipt-printer.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { findReceipt } from '../../../src/domain/files/index.ts'
import { createConversation, createItem, createShop } from '../../support/builders.ts'
import { testCtx, testPorts } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'

describe('a receipt', async () => {
  const db = await testDatabase()
  const shop = await createShop(db, { name: 'Duka la Amina' })
  const ctx = testCtx(db, { tenantId: shop.tenantId, ports: testPorts({ sentences }) })
  const { variantIds } = await createItem(db, shop, {
    name: 'Rift Runner',
    variants: [{ name: '42', options: { size: '42' }, priceMinor: 450_000, stock: 5 }],
  })

  async function paidOrder(language: string, receipts: string[], fulfilment: object = {}) {
    const { conversationId, customerId } = await createConversation(db, shop)
    const own = () => ({ tenantId: shop.tenantId, id: randomIds.uuid() })
    const keys = own()
    const amounts = { currency: 'KES', subtotalMinor: 900_000, discountMinor: 90_000, totalMinor: 810_000 }
    await ctx.transaction(async ({ tx }) => {
      await tx.customer.updateMany({ where: { id: customerId }, data: { languagePref: language } })
      const order = {
        conversationId,
        customerId,
        reference: keys.id.slice(0, 8),
        status: 'paid',
        ...amounts,
        ...fulfilment,
      }
      await tx.order.create({ data: { ...keys, ...order, paidAt: new Date('2026-11-16T21:05:00Z') } })
      const line = { itemName: 'Rift Runner', variantName: '42', quantity: 2, unitPriceMinor: 450_000 }
      const variantId = variantIds[0] ?? ''
      await tx.orderLine.create({
        data: { ...own(), ...line, orderId: keys.id, position: 1, variantId, lineTotalMinor: 900_000 },
      })
      const account = await tx.paymentAccount.create({
        data: { ...own(), provider: 'mpesa', shortcode: randomIds.secret(4), credentialsEnc: 'sealed' },
      })
      const attempt = {
        ...own(),
        orderId: keys.id,
        accountId: account.id,
        requestId: randomIds.uuid(),
        method: 'c2b',
        status: 'paid',
        amountMinor: 810_000,
        currency: 'KES',
        reference: 'X',
        tokenHash: randomIds.secret(32),
        expiresAt: new Date('2026-11-17T10:00:00Z'),
      }
      await tx.paymentAttempt.create({ data: attempt })
      await tx.moneyReceipt.createMany({
        data: receipts.map((receipt) => ({
          ...own(),
          provider: 'mpesa',
          receipt,
          source: 'c2b',
          attemptId: attempt.id,
          orderId: keys.id,
          amountMinor: 405_000,
          allocatedMinor: 405_000,
          currency: 'KES',
        })),
      })
    })
    return keys.id
  }

  it('names no money that was sent back before the order was paid anew', async () => {
    const orderId = await paidOrder('en', ['SJ10BA', 'SJ10BB', 'SJ10BC'])
    const where = { tenantId: shop.tenantId, orderId, receipt: 'SJ10BA' }
    await ctx.transaction(({ tx }) =>
      tx.moneyReceipt.updateMany({ where, data: { allocatedMinor: 0, refundedMinor: 405_000 } }),
    )
    expect(await findReceipt(ctx, orderId)).toMatchObject({ receipts: ['SJ10BB', 'SJ10BC'] })
  })

  it('holds the lines, discount, total, method and every receipt of the provider, dated in Nairobi', async () => {
    const receipt = await findReceipt(ctx, await paidOrder('sw', ['SJ10AB', 'SJ10AC']))
    expect(receipt).toMatchObject({
      shopName: 'Duka la Amina',
      date: '17/11/2026, 00:05',
      lines: [{ item: 'Rift Runner', variant: '42', quantity: '2', unitPrice: 'KES 4,500', total: 'KES 9,000' }],
      subtotal: 'KES 9,000',
      discount: 'KES -900',
      total: 'KES 8,100',
      method: 'M-PESA',
      receipts: ['SJ10AB', 'SJ10AC'],
      labels: { title: 'Risiti', total: 'Jumla iliyolipwa' },
    })
  })

  it.each(['en', 'sw', 'sheng'])('is printed in %s with every figure on it', async (language) => {
    const receipt = await findReceipt(ctx, await paidOrder(language, [`R${language}`.toUpperCase()]))
    if (receipt === null) throw new Error('no receipt')
    const text = textOf(await pdfReceiptPrinter.print(receipt))
    const { labels } = receipt
    for (const words of [
      'Duka la Amina',
      labels.title,
      labels.total,
      receipt.reference,
      'KES 4,500',
      'KES -900',
      'KES 8,100',
      `R${language}`.toUpperCase(),
    ]) {
      expect(text).toContain(words.replaceAll(' ', ''))
    }
  })

  const HILL = {
    fulfilmentKind: 'delivery',
    fulfilmentPlaceId: 'hill',
    fulfilmentPlaceName: 'Hill',
    fulfilmentAddress: 'Hill Court',
    deliveryFeeMinor: 15_000,
  }
  it.each([
    [
      'a fee that was paid with the order',
      { ...HILL, feeCollected: 'with_order', totalMinor: 825_000 },
      { deliveryFee: 'KES 150', total: 'KES 8,250', fulfilment: ['Delivery: Hill, Hill Court'] },
    ],
    [
      'a fee that is paid on delivery',
      { ...HILL, feeCollected: 'on_delivery' },
      {
        deliveryFee: null,
        total: 'KES 8,100',
        fulfilment: ['Delivery: Hill, Hill Court', 'Delivery fee, to pay when you receive it: KES 150'],
      },
    ],
    [
      'a place of pickup',
      { fulfilmentKind: 'pickup', fulfilmentPlaceId: 'shop', fulfilmentPlaceName: 'The shop' },
      { deliveryFee: null, total: 'KES 8,100', fulfilment: ['To collect at: The shop'] },
    ],
  ])('shows %s', async (_what, fulfilment, expected) => {
    const receipt = await findReceipt(ctx, await paidOrder('en', [], fulfilment))
    expect(receipt).toMatchObject(expected)
    if (receipt === null) throw new Error('no receipt')
    const text = textOf(await pdfReceiptPrinter.print(receipt))
    const words = [
      expected.total,
      ...expected.fulfilment,
      ...(expected.deliveryFee === null ? [] : ['Delivery', expected.deliveryFee]),
    ]
    for (const word of words) expect(text).toContain(word.replaceAll(' ', ''))
  })

  it('that is long goes on to further pages and leaves no line out', async () => {
    const receipt = await findReceipt(ctx, await paidOrder('en', []))
    if (receipt === null) throw new Error('no receipt')
    const lines = Array.from({ length: 60 }, (_, at) => ({
      ...(receipt.lines[0] ?? { variant: '', quantity: '1', unitPrice: '', total: '' }),
      item: `Item number ${at}`,
    }))
    const text = textOf(await pdfReceiptPrinter.print({ ...receipt, lines }))
    for (const { item } of lines) expect(text).toContain(item.replaceAll(' ', ''))
  })
})

/** The words of a PDF with its blanks left out: the content streams, inflated, their hexadecimal strings decoded. */
function textOf(pdf: Uint8Array): string {
  const file = Buffer.from(pdf)
  const parts: string[] = []
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 1)) {
    const end = file.indexOf('endstream', at)
    if (file.subarray(at - 3, at).toString() === 'end') continue
    try {
      const content = inflateSync(file.subarray(at + 7, end)).toString('latin1')
      parts.push(
        [...content.matchAll(/<([0-9a-f]+)>/g)]
          .map((hex) => Buffer.from(hex[1] ?? '', 'hex').toString('latin1'))
          .join(''),
      )
    } catch {
      // Not compressed: no page.
    }
  }
  return parts.join('').replaceAll(' ', '')
}
