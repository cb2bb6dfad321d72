import { describe, expect, it } from 'vitest'
import type { Ctx } from '../../../src/domain/context.ts'
import { deleteDocument, ingestPlain, keepIndexes, retrieve } from '../../../src/domain/knowledge/index.ts'
import { searchKit } from '../../../src/main/search-kit.ts'
import { testCtx, testLog, testPorts } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'
import { openLibrary } from './library.ts'

const FREE = '# Parking\n\nParking at the shop is free for customers.'
const PAID = '# Parking\n\nParking at the shop costs KES 100 for an hour.'
const QUESTION = 'what does parking cost?'

describe('the index that a process keeps of a shop', async () => {
  const db = await testDatabase()

  /** A process of its own, with nothing in its memory. */
  const anotherProcess = (tenantId: string) => {
    const log = testLog()
    const ctx = testCtx(db, { tenantId, log, ports: testPorts({ search: searchKit({ cacheMb: 1 }) }) })
    const loads = () => log.lines.filter(({ event }) => event === 'knowledge.index_loaded').length
    return { ctx, told: () => toldBy(ctx), loads, lines: log.lines }
  }
  const toldBy = async (ctx: Ctx) => {
    const { snippets } = await retrieve(ctx, { query: QUESTION, types: null, language: 'en', about: null })
    return snippets.map(({ answer }) => answer)
  }

  it('tells nothing that another process has replaced or deleted', async () => {
    const { ctx, shop, upload, work } = await openLibrary(db)
    const { versionId, documentId } = await upload(FREE)
    await work(versionId)
    const other = anotherProcess(shop.tenantId)
    expect(await other.told()).toEqual(['Parking at the shop is free for customers.'])
    await work((await upload(PAID)).versionId)
    expect(await other.told()).toEqual(['Parking at the shop costs KES 100 for an hour.'])
    await deleteDocument(ctx, { documentId, purge: false })
    expect(await other.told()).toEqual([])
  })

  it('tells nothing where it is pretended that nothing is found', async () => {
    const { shop, upload, work } = await openLibrary(db)
    await work((await upload(FREE)).versionId)
    const search = searchKit({ cacheMb: 1, findsNothing: true })
    const ctx = testCtx(db, { tenantId: shop.tenantId, ports: testPorts({ search }) })
    expect(await toldBy(ctx)).toEqual([])
  })

  it('answers with one statement, and is read once for questions that come together', async () => {
    const { shop, upload, work } = await openLibrary(db)
    await work((await upload(FREE)).versionId)
    const { ctx, told, loads } = anotherProcess(shop.tenantId)
    await Promise.all([told(), told(), told()])
    expect(loads()).toBe(1)
    const before = ctx.sql.transactions
    expect(await told()).toHaveLength(1)
    expect(ctx.sql.transactions - before).toBe(1)
    expect(loads()).toBe(1)
  })

  it('holds a document that was never indexed, and one whose segment an earlier program has written', async () => {
    const { ctx, shop, upload, work } = await openLibrary(db)
    const { versionId } = await upload(FREE)
    await work(versionId)
    const where = { tenantId_versionId: { tenantId: shop.tenantId, versionId } }
    const stored = () => ctx.transaction(({ tx }) => tx.knowledgeSegment.findUnique({ where }))
    const written = await stored()
    await ctx.transaction(({ tx }) => tx.knowledgeSegment.delete({ where }))
    expect(await anotherProcess(shop.tenantId).told()).toHaveLength(1)
    expect(await stored()).toEqual(written)
    const older = { format: 0, bytes: new Uint8Array([9]) }
    await ctx.transaction(({ tx }) => tx.knowledgeSegment.update({ where, data: older }))
    expect(await anotherProcess(shop.tenantId).told()).toHaveLength(1)
    expect(await stored()).toEqual(written)
  })

  it('is given up for the next shop where there is no room, and answers all the same', async () => {
    const ports = testPorts({ search: { ...searchKit({ cacheMb: 1 }), indexes: keepIndexes(1) } })
    const answers: string[][] = []
    const shops = []
    for (const text of [FREE, PAID]) {
      const { shop, upload, work } = await openLibrary(db)
      await work((await upload(text)).versionId)
      shops.push(testCtx(db, { tenantId: shop.tenantId, ports }))
    }
    for (const ctx of [...shops, ...shops]) answers.push(await toldBy(ctx))
    const both = [['Parking at the shop is free for customers.'], ['Parking at the shop costs KES 100 for an hour.']]
    expect(answers).toEqual([...both, ...both])
  })

  it('finds one document among thousands of passages', async () => {
    const { ctx, shop } = await openLibrary(db)
    const rooms = Array.from({ length: 2_000 }, (_, at) => `## Room ${at}\n\nRoom ${at} has a view of the garden.`)
    const long = { title: 'Rooms', type: 'doc', language: 'en', topic: null, text: rooms.join('\n\n') } as const
    const parking = { title: 'Parking', type: 'faq', language: 'en', topic: null, text: PAID } as const
    await ingestPlain(ctx, [long, parking])
    expect((await anotherProcess(shop.tenantId).told())[0]).toContain('KES 100')
  })
})
