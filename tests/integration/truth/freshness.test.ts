import { describe, expect, it } from 'vitest'
import { ingestPlain, listStale, updateDocument } from '../../../src/domain/knowledge/index.ts'
import { testClock, testCtx } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'
import { guestOf, openHouse } from '../journeys/concierge/guest-house.ts'

const db = await testDatabase()
const DAY = 86_400_000

/** A house whose papers were published, and rows checked, on 16 November 2026, and a guest who comes so many days later. */
async function houseAfter(days: number) {
  const house = await openHouse(db)
  const chat = await guestOf(db, house)
  chat.clock.advance(days * DAY)
  const clock = testClock()
  clock.advance(days * DAY)
  return { chat, ctx: testCtx(db, { tenantId: house.tenantId, clock }) }
}

describe('hours and prices of a document that nobody has looked at for long', () => {
  it('say of which day they are', async () => {
    const { chat } = await houseAfter(370)
    const told = await chat.ask('when do quiet hours begin, when does music stop?')
    expect(told).toContain('half past nine')
    expect(told).toContain('(as of 16 November 2026)')
  })

  it('say no day while the document is fresh, nor do answers without hours and prices', async () => {
    const fresh = await houseAfter(360)
    expect(await fresh.chat.ask('when do quiet hours begin, when does music stop?')).not.toContain('as of')
    const old = await houseAfter(370)
    expect(await old.chat.ask('what happens with lost property that guests forget?')).not.toContain('as of')
  })

  it('say none any more once staff have said when to look again', async () => {
    const { chat, ctx } = await houseAfter(370)
    const [stale] = (await listStale(ctx)).documents
    expect(stale).toMatchObject({ title: 'House rules', type: 'policy', expired: false })
    await updateDocument(ctx, stale?.documentId ?? '', { reviewBy: new Date('2028-06-01') })
    expect(await chat.ask('when do quiet hours begin, when does music stop?')).not.toContain('as of')
    expect((await listStale(ctx)).documents).toEqual([])
  })

  it('are looked at earlier where staff want that', async () => {
    const { chat, ctx } = await houseAfter(10)
    await ctx.transaction(({ tx }) =>
      tx.knowledgeDocument.updateMany({
        where: { tenantId: ctx.tenantId },
        data: { reviewBy: new Date('2026-11-20') },
      }),
    )
    expect(await chat.ask('when do quiet hours begin, when does music stop?')).toContain('(as of 16 November)')
  })
})

describe('what has expired', () => {
  it('is told no more, and listed until somebody looks at it', async () => {
    const { chat, ctx } = await houseAfter(10)
    const text = 'Until the end of the year the sunset cruise costs KES 900.'
    await ingestPlain(ctx, [{ title: 'Cruise offer', type: 'doc', language: 'en', topic: null, text }])
    expect(await chat.ask('how much is the sunset cruise?')).toContain('KES 900')
    const { id } = await ctx.transaction(({ tx }) =>
      tx.knowledgeDocument.findFirstOrThrow({ where: { tenantId: ctx.tenantId, title: 'Cruise offer' } }),
    )
    await updateDocument(ctx, id, { validUntil: new Date('2026-11-20') })
    expect(await chat.ask('how much is the sunset cruise?')).not.toContain('900')
    expect((await listStale(ctx)).documents).toMatchObject([{ title: 'Cruise offer', dueAt: null, expired: true }])
  })
})

describe('rows', () => {
  it.each([
    ['how much is the Tide Pool?', '(as of 1 November 2026)'],
    ['habari, bei ya Tide Pool ni shilingi ngapi?', '(kufikia 1 Novemba 2026)'],
  ])('say their day once nobody has checked them for ninety days: "%s"', async (question, day) => {
    const { chat, ctx } = await houseAfter(120)
    expect(await chat.ask(question)).toContain(day)
    const { items } = await listStale(ctx)
    expect(items).toContainEqual(
      expect.objectContaining({ name: 'Tide Pool', expired: false, property: 'Tumbili House' }),
    )
  })

  it('that are over say nothing but that', async () => {
    const { chat, ctx } = await houseAfter(10)
    await ctx.transaction(({ tx }) =>
      tx.propertyItem.updateMany({
        where: { tenantId: ctx.tenantId, name: 'Tide Pool' },
        data: { validUntil: new Date('2026-11-20') },
      }),
    )
    const told = await chat.ask('how much is the Tide Pool?')
    expect(told).toContain('20 November 2026')
    expect(told).not.toContain('500')
    expect((await listStale(ctx)).items).toMatchObject([{ name: 'Tide Pool', expired: true }])
  })
})
