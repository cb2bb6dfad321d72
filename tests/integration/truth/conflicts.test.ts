import { describe, expect, it } from 'vitest'
import {
  ingestPlain,
  listConflicts,
  noticeConflicts,
  type PlainDocument,
  resolveConflict,
} from '../../../src/domain/knowledge/index.ts'
import { createItem } from '../../support/builders.ts'
import { testClock, testCtx } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'
import { openChat } from '../journeys/chat.ts'
import { guestOf, openHouse, ticketsOf } from '../journeys/concierge/guest-house.ts'

const db = await testDatabase()

async function open() {
  const house = await openHouse(db)
  const clock = testClock()
  const ctx = testCtx(db, { tenantId: house.tenantId, clock, actor: 'staff:1' })
  const publish = async (title: string, text: string, more: Partial<PlainDocument> = {}) => {
    await ingestPlain(ctx, [{ title, text, type: 'doc', language: 'en', topic: null, ...more }])
    await noticeConflicts(ctx)
  }
  return { house, ctx, clock, publish, conflicts: () => listConflicts(ctx, { status: 'open' }) }
}

const SHUTTLE = (price: string) => `## Airport shuttle\n\nThe airport shuttle costs ${price} for each guest.`
const ASKED = 'how much does the airport shuttle cost?'

describe('a document that contradicts a row', () => {
  it.each([
    ['Pools', '| Pool | Depth | Hours |\n|---|---|---|\n| Tide Pool | 1.2 m | 08:00–20:00 |', 'hours', 'Tide Pool'],
    ['Leaflet', 'The Tide Pool is open daily from 8 am to 8 pm.', 'hours', 'Tide Pool'],
    ['Rates', 'Palm Double: KES 8,900 per night.', 'price', 'Palm Double'],
    ['Arrival', 'Check-out is until 11:00.', 'time', 'check-out'],
  ])('is found in "%s"', async (title, text, kind, subject) => {
    const { publish, conflicts } = await open()
    await publish(title, text)
    expect(await conflicts()).toMatchObject([{ kind, subject, right: null, told: 'right' }])
  })

  it.each([
    ['the same otherwise written', 'The Tide Pool is open every day from 8 am until 6 pm.'],
    ['another thing', 'The Reef Pool is open daily from 8 am to 8 pm.'],
    ['another matter', 'A lifeguard watches the Tide Pool from 9 am to 5 pm.'],
    ['a price within the range', 'Dinner at Baobab Kitchen costs KES 2,000 per person.'],
  ])('is not found in %s', async (_what, text) => {
    const { publish, conflicts } = await open()
    await publish('Leaflet', text)
    expect(await conflicts()).toEqual([])
  })

  it('is not told, and forgotten once the row is changed', async () => {
    const { house, ctx, publish, conflicts } = await open()
    await publish('Leaflet', '## Swimming\n\nThe Tide Pool is open daily from 8 am to 8 pm.')
    const guest = await guestOf(db, house)
    expect(await guest.ask('when is the tide pool open?')).not.toContain('8 pm')
    const [found] = await conflicts()
    await expect(resolveConflict(ctx, { conflictId: found?.conflictId ?? '', keep: 'left' })).rejects.toThrow(
      'change the row',
    )
    const { id, data } = await ctx.transaction(({ tx }) =>
      tx.propertyItem.findFirstOrThrow({ where: { tenantId: ctx.tenantId, name: 'Tide Pool' } }),
    )
    const hours = JSON.parse(JSON.stringify(data).replaceAll('"18:00"', '"20:00"'))
    await ctx.transaction(({ tx }) => tx.propertyItem.updateMany({ where: { id }, data: { data: hours } }))
    expect(await conflicts()).toEqual([])
  })

  it('is found for goods too', async () => {
    const { house, publish, conflicts } = await open()
    await createItem(db, house, {
      name: 'Kikoi towel',
      variants: [{ name: 'one', options: {}, priceMinor: 180_000, stock: 4 }],
    })
    await publish('Shop', 'The Kikoi towel costs KES 1,500.')
    expect(await conflicts()).toMatchObject([
      { kind: 'price', subject: 'Kikoi towel', rightQuote: 'Kikoi towel: KES 1,800' },
    ])
  })
})

describe('two documents that contradict each other', () => {
  it('are told by the one whose kind counts more', async () => {
    const { house, publish, conflicts } = await open()
    await publish('Prices', SHUTTLE('KES 1,700'))
    await publish('Policy', SHUTTLE('KES 1,900'), { type: 'policy' })
    expect(await conflicts()).toHaveLength(1)
    const told = await (await guestOf(db, house)).ask(ASKED)
    expect(told).toContain('1,900')
    expect(told).not.toContain('1,700')
  })

  it('are told by the newer one where both count the same', async () => {
    const { house, clock, publish } = await open()
    await publish('Prices', SHUTTLE('KES 1,700'))
    clock.advance(3 * 86_400_000)
    await publish('Leaflet', SHUTTLE('KES 1,900'))
    const told = await (await guestOf(db, house)).ask(ASKED)
    expect(told).toContain('1,900')
    expect(told).not.toContain('1,700')
  })

  it.each([
    [ASKED, 'Two of our documents'],
    ['habari, airport shuttle ni shilingi ngapi?', 'Nyaraka zetu mbili'],
  ])('and are equals are told by neither: "%s" is given to a person', async (question, differ) => {
    const { house, publish } = await open()
    await publish('Prices', SHUTTLE('KES 1,700'))
    await publish('Leaflet', SHUTTLE('KES 1,900'))
    const guest = await guestOf(db, house)
    const told = await guest.ask(question)
    expect(told).toContain(differ)
    expect(told).not.toMatch(/1,[79]00/)
    expect(await ticketsOf(db, guest)).toMatchObject([{ reason: 'knowledge_missing' }])
  })

  it('are told by the one that staff keep, also after it was looked at again', async () => {
    const { house, ctx, publish, conflicts } = await open()
    await publish('Prices', SHUTTLE('KES 1,700'))
    await publish('Leaflet', SHUTTLE('KES 1,900'))
    const [found] = await conflicts()
    const keep = found?.leftQuote.includes('1,700') ? 'left' : 'right'
    await resolveConflict(ctx, { conflictId: found?.conflictId ?? '', keep })
    await publish('Garden', 'The garden has forty palms.')
    expect(await conflicts()).toEqual([])
    expect(await listConflicts(ctx, { status: 'resolved' })).toMatchObject([{ kept: keep, told: keep }])
    const told = await (await guestOf(db, house)).ask(ASKED)
    expect(told).toContain('1,700')
    expect(told).not.toContain('1,900')
  })

  it('are found of what is told in the end, where another is published while they are looked for', async () => {
    const { house, ctx, publish, conflicts } = await open()
    await publish('Leaflet', SHUTTLE('KES 1,700'))
    const { claims } = ctx.ports
    let isFirst = true
    const conflictsBetween: typeof claims.conflictsBetween = async (documents, rows) => {
      const first = isFirst
      isFirst = false
      if (first) await publish('Prices', SHUTTLE('KES 1,900'))
      return claims.conflictsBetween(documents, rows)
    }
    const slow = testCtx(db, {
      tenantId: house.tenantId,
      ports: { ...ctx.ports, claims: { ...claims, conflictsBetween } },
    })
    await ingestPlain(ctx, [
      { title: 'Walks', text: '## Walks\n\nA walk takes 40 minutes.', type: 'doc', language: 'en', topic: null },
    ])
    await noticeConflicts(slow)
    expect(await conflicts()).toMatchObject([{ kind: 'price', status: 'open' }])
    await noticeConflicts(ctx)
    expect(await conflicts()).toHaveLength(1)
  })

  it('are given to a person in a shop as well', async () => {
    const chat = await openChat(db)
    const ctx = testCtx(db, { tenantId: chat.shop.tenantId })
    const document = { type: 'policy' as const, language: 'en' as const, topic: null }
    await ingestPlain(ctx, [
      { ...document, title: 'Returns', text: '## Returns\n\nShoes can be returned within 7 days.' },
      { ...document, title: 'Exchange', text: '## Returns\n\nShoes can be returned within 14 days.' },
    ])
    await noticeConflicts(ctx)
    const told = await chat.ask('within how many days can I return shoes?')
    expect(told).toContain('Two of our documents')
    expect(told).not.toMatch(/\b(?:7|14)\b/)
  })
})
