import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { askExport, updateCustomer } from '../../../src/domain/customers/index.ts'
import { createConversation } from '../../support/builders.ts'
import { startProduct } from '../../support/product.ts'

/** The files of a tar archive by name. */
function readTar(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  for (let at = 0; archive[at] !== 0; ) {
    const name = archive.toString('utf8', at, at + 100).replaceAll('\0', '')
    const size = Number.parseInt(archive.toString('utf8', at + 124, at + 135), 8)
    files.set(name, archive.subarray(at + 512, at + 512 + size))
    at += 512 + Math.ceil(size / 512) * 512
  }
  return files
}

describe('all that is known of a customer', async () => {
  const product = await startProduct({ worker: false })
  const shop = await product.openShop()
  const ctx = product.runtime.ctxFor(shop.tenantId)

  async function known() {
    const { conversationId, customerId } = await createConversation(product.db, shop)
    await updateCustomer(ctx, { customerId, change: { name: 'Zubeda Kipkemboi' }, seen: null })
    const fileId = randomIds.uuid()
    await product.db.transaction(shop.tenantId, async (tx) => {
      const at = new Date('2026-11-16T09:00:00Z')
      const noted = { tenantId: shop.tenantId, conversationId, authorId: 'staff:1' }
      await tx.conversationNote.create({ data: { ...noted, id: randomIds.uuid(), text: 'wears 42', at } })
      const file = { name: 'prices.txt', contentType: 'text/plain', sizeBytes: 4, sha256: 'x', at }
      await tx.conversationFile.create({ data: { ...noted, id: fileId, ...file, bytes: Buffer.from('KES 700') } })
    })
    return { customerId, fileId }
  }

  it('is taken once, within a day, by whoever has the address', async () => {
    const { customerId, fileId } = await known()
    const { url, expiresAt } = await askExport(ctx, { customerId })
    expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(23 * 3_600_000)
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200)
    const answer = await fetch(url)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const files = readTar(gunzipSync(Buffer.from(await answer.arrayBuffer())))
    expect([...files.keys()]).toEqual(['customer.json', `files/${fileId}.txt`])
    expect(files.get(`files/${fileId}.txt`)?.toString()).toBe('KES 700')
    const written = z.looseObject({}).parse(JSON.parse(files.get('customer.json')?.toString() ?? ''))
    expect(written).toMatchObject({
      customer: { id: customerId, known_as: 'Zubeda Kipkemboi' },
      notes: [{ text: 'wears 42' }],
      orders: [],
    })
    expect((await fetch(url)).status).toBe(410)
    const audited = await product.db.transaction(shop.tenantId, (tx) =>
      tx.auditEntry.findMany({ where: { action: { startsWith: 'customer.export' } }, select: { action: true } }),
    )
    expect(audited.map(({ action }) => action).sort()).toEqual(['customer.export_taken', 'customer.exported'])
  })

  it('ends after a day, and is asked for by her own shop only', async () => {
    const { customerId } = await known()
    const longAgo = { ...ctx, clock: { now: () => new Date(Date.now() - 25 * 3_600_000) } }
    const { url } = await askExport(longAgo, { customerId })
    expect((await fetch(url)).status).toBe(410)
    const other = product.runtime.ctxFor((await product.openShop()).tenantId)
    await expect(askExport(other, { customerId })).rejects.toThrow('there is no such customer')
  })
})
