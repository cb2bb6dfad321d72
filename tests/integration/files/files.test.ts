import { describe, expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import type { FileRef } from '../../../src/domain/files/schemas.ts'
import { createConversation, createItem } from '../../support/builders.ts'
import { startProduct } from '../../support/product.ts'

const HOUR = 3_600_000

describe('a file of a message', async () => {
  const product = await startProduct({ worker: false })
  const { db, runtime } = product
  const [shop, other] = [await product.openShop({ name: 'Duka la Amina' }), await product.openShop()]
  const { itemId, variantIds } = await createItem(db, shop, {
    name: 'Rift Runner',
    variants: [{ name: '42', options: { size: '42' }, priceMinor: 450_000, stock: 5 }],
  })
  const picture = (imagePath: string | null) =>
    db.transaction(shop.tenantId, (tx) => tx.catalogItem.updateMany({ where: { id: itemId }, data: { imagePath } }))
  await picture('kicks-and-phones/rift2.png')

  const address = (file: FileRef, more: { tenantId?: string; at?: number } = {}) => {
    const expiresAt = new Date(Date.now() + (more.at ?? HOUR))
    const token = runtime.ports.fileLinks.sign({ tenantId: more.tenantId ?? shop.tenantId, file, expiresAt })
    return `${runtime.publicBaseUrl}/files/${token}`
  }
  const image: FileRef = { kind: 'item_image', id: itemId }

  /** An order with a discount, paid at five past ten in Nairobi. */
  async function order(status: 'paid' | 'awaiting_payment', language = 'sw') {
    const { conversationId, customerId } = await createConversation(db, shop)
    const own = () => ({ tenantId: shop.tenantId, id: randomIds.uuid() })
    const keys = own()
    await db.transaction(shop.tenantId, async (tx) => {
      await tx.customer.updateMany({ where: { id: customerId }, data: { languagePref: language } })
      await tx.order.create({
        data: {
          ...keys,
          conversationId,
          customerId,
          reference: keys.id.slice(0, 8).toUpperCase(),
          status,
          currency: 'KES',
          subtotalMinor: 900_000,
          discountMinor: 90_000,
          totalMinor: 810_000,
          paidAt: status === 'paid' ? new Date('2026-11-16T07:05:00Z') : null,
        },
      })
      const line = { itemName: 'Rift Runner 🏃', variantName: '42', quantity: 2, unitPriceMinor: 450_000 }
      await tx.orderLine.create({
        data: {
          ...own(),
          ...line,
          orderId: keys.id,
          position: 1,
          variantId: variantIds[0] ?? '',
          lineTotalMinor: 900_000,
        },
      })
      const account = await tx.paymentAccount.findFirstOrThrow()
      await tx.paymentAttempt.create({
        data: {
          ...own(),
          orderId: keys.id,
          accountId: account.id,
          requestId: randomIds.uuid(),
          method: 'stk',
          status: status === 'paid' ? 'paid' : 'pending',
          amountMinor: 810_000,
          currency: 'KES',
          msisdn: '254700000001',
          reference: 'X',
          tokenHash: randomIds.secret(32),
          expiresAt: new Date('2026-11-16T10:00:00Z'),
        },
      })
    })
    return keys.id
  }

  it('is read with its type and length, by HEAD as well', async () => {
    const got = await fetch(address(image))
    const bytes = Buffer.from(await got.arrayBuffer())
    expect(got.headers.get('content-type')).toBe('image/png')
    expect(got.headers.get('content-length')).toBe(String(bytes.byteLength))
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect(bytes.readUInt32BE(16)).toBe(640)
    const head = await fetch(address(image), { method: 'HEAD' })
    expect([head.status, head.headers.get('content-type'), head.headers.get('content-length')]).toEqual([
      200,
      'image/png',
      String(bytes.byteLength),
    ])
  })

  it('shows the goods in the colour that was chosen, and in their own when there is no such colour', async () => {
    const bytes = async (colour?: string) => {
      const got = await fetch(address({ ...image, ...(colour !== undefined && { colour }) }))
      return Buffer.from(await got.arrayBuffer()).toString('base64')
    }
    const [own, black, blue, unknown] = [await bytes(), await bytes('black'), await bytes('blue'), await bytes('mauve')]
    expect(own).toBe(black)
    expect(blue).not.toBe(black)
    expect(unknown).toBe(own)
    expect((await fetch(address({ ...image, colour: 'blue' }).replace('-blue.', '-red.'))).status).toBe(404)
  })

  it('is gone when its address has ended, and was never there at one that nobody signed', async () => {
    expect((await fetch(address(image, { at: -1_500 }))).status).toBe(410)
    const good = address(image)
    const forged = [`${good.slice(0, -1)}${good.endsWith('A') ? 'B' : 'A'}`, good.replace('item_image', 'receipt')]
    for (const url of [...forged, good.slice(0, -5), `${runtime.publicBaseUrl}/files/x`]) {
      expect((await fetch(url)).status).toBe(404)
    }
  })

  it('belongs to one shop', async () => {
    expect((await fetch(address(image, { tenantId: other.tenantId }))).status).toBe(404)
  })

  it('cannot be outside the folders of pictures, and is not there for an item without one', async () => {
    for (const path of ['../../package.json', '/etc/passwd.png', 'kicks-and-phones/../../x.png', 'none.png', null]) {
      await picture(path)
      expect((await fetch(address(image))).status).toBe(404)
    }
    await picture('kicks-and-phones/rift2.png')
  })

  it('is a receipt made of rows: the same bytes each time, named after its order', async () => {
    const id = await order('paid')
    const [one, two] = [await fetch(address({ kind: 'receipt', id })), await fetch(address({ kind: 'receipt', id }))]
    expect(one.headers.get('content-type')).toBe('application/pdf')
    expect(one.headers.get('content-disposition')).toBe(
      `inline; filename="receipt-${id.slice(0, 8).toUpperCase()}.pdf"`,
    )
    const bytes = Buffer.from(await one.arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(Buffer.from(await two.arrayBuffer())).toEqual(bytes)
  })

  it('is no receipt before the order is paid', async () => {
    const id = await order('awaiting_payment')
    expect((await fetch(address({ kind: 'receipt', id }))).status).toBe(404)
    expect((await fetch(address({ kind: 'receipt', id: randomIds.uuid() }))).status).toBe(404)
  })
})
