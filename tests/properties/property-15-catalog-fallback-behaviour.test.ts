import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomIds } from '../../src/adapters/system/ids.ts'
import { answerOf, offlineLlm, openChat } from '../integration/journeys/chat.ts'
import { createShop, type TestShop } from '../support/builders.ts'
import { testDatabase } from '../support/test-database.ts'
import { holds, PATIENCE } from './holds.ts'

const db = await testDatabase()
const BASE = 'https://shop.example.com/catalog'
const LINK = /https?:\/\/[^\s)]+/g

async function openStall(
  count: number,
  catalogLinkBase: string | null,
): Promise<{ shop: TestShop; count: number; base: string | null }> {
  const shop = await createShop(db, { settings: { catalogLinkBase } })
  const { tenantId } = shop
  const ids = Array.from({ length: count }, () => randomIds.uuid())
  await db.transaction(tenantId, async (tx) => {
    await tx.catalogItem.createMany({
      data: ids.map((id, at) => ({
        tenantId,
        id,
        sku: id,
        name: `Model K${at + 100}`,
        description: 'Comfortable',
        category: 'sneakers',
        brand: 'Rift',
        tags: ['shoes'],
      })),
    })
    await tx.catalogVariant.createMany({
      data: ids.flatMap((itemId, at) =>
        ['41', '42'].map((size) => ({
          tenantId,
          id: randomIds.uuid(),
          itemId,
          sku: `${size}${itemId}`,
          name: size,
          options: { size },
          priceMinor: (500 + at) * 100,
          currency: 'KES',
          stock: 3,
        })),
      ),
    })
  })
  return { shop, count, base: catalogLinkBase }
}

interface Talk {
  lines: string[]
  /** Whether the last line must bring the link, may, or must not. */
  link: (count: number) => 'shown' | 'absent'
}

const vague = fc.constantFrom('show me shoes', 'nataka viatu', 'I want sneakers')
const narrow = fc.constantFrom('show me sneakers size 42', 'I want shoes under 1000', 'nataka viatu size 41')
const all = fc.constantFrom('see all', 'show me everything', 'show me all the shoes', 'nionyeshe zote')
const rejection = fc.constantFrom('none of these', 'others', 'zingine')

const talks: fc.Arbitrary<Talk> = fc.oneof(
  {
    arbitrary: vague.map((line): Talk => ({ lines: [line], link: (count) => (count >= 50 ? 'shown' : 'absent') })),
    weight: 3,
  },
  narrow.map((line): Talk => ({ lines: [line], link: () => 'absent' })),
  fc.tuple(vague, all).map(([first, line]): Talk => ({ lines: [first, line], link: () => 'shown' })),
  fc.tuple(narrow, rejection).map((lines): Talk => ({ lines, link: () => 'absent' })),
  fc.tuple(narrow, rejection, rejection).map((lines): Talk => ({ lines, link: () => 'shown' })),
)

describe('Feature: tulia, Property 15: when narrowing does not help the customer gets the shop’s own catalog, opened at her search, and never a link of anybody else', () => {
  it('holds for any size of catalog and any way of not finding', PATIENCE, async () => {
    const stalls = [
      ...(await Promise.all([20, 30, 49, 50, 51, 80].map((count) => openStall(count, BASE)))),
      await openStall(60, `${BASE}?ref=wa`),
      await openStall(60, null),
    ]
    // The edge of "many" is where a wrong count shows.
    const edge = stalls.filter(({ count }) => count >= 49 && count <= 51)
    const stall = fc.oneof(fc.constantFrom(...stalls), fc.constantFrom(...edge))
    await holds(
      'property 15',
      fc.asyncProperty(stall, talks, async ({ shop, count, base }, { lines, link }) => {
        const chat = await openChat(db, { shop, llm: offlineLlm() })
        let text = ''
        for (const line of lines) text = answerOf(await chat.say(line))
        const links = [...text.matchAll(LINK)].map(([found]) => new URL(found.replace(/[.,!?]+$/, '')))
        const trail = `${count} items, ${lines.join(' | ')}: ${text}`
        for (const found of links) {
          expect(base, trail).not.toBeNull()
          const home = new URL(base ?? 'none:')
          expect(`${found.origin}${found.pathname}`, trail).toBe(`${home.origin}${home.pathname}`)
          for (const [name, value] of home.searchParams) expect(found.searchParams.get(name), trail).toBe(value)
        }
        expect(links.length > 0, trail).toBe(base !== null && link(count) === 'shown')
        const size = /size (\d+)/.exec(lines[0] ?? '')?.[1]
        const [shown] = links
        if (shown !== undefined && size !== undefined) expect(shown.searchParams.get('size'), trail).toBe(size)
        if (shown !== undefined && /under 1000/.test(lines[0] ?? ''))
          expect(shown.searchParams.get('max'), trail).toBe('1000')
      }),
    )
  })
})
