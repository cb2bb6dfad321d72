import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Ctx } from '../../../src/domain/context.ts'
import {
  ingestPlain,
  KnowledgeType,
  listPassages,
  retrieve,
  retrieveForGuest,
} from '../../../src/domain/knowledge/index.ts'
import { loadProperty, NewProperty, replaceItems } from '../../../src/domain/properties/index.ts'
import { Asked } from '../../../src/domain/properties/schemas.ts'
import { transactions } from '../../../src/domain/transactions.ts'
import { readRowQuestion } from '../../../src/language/concierge/read-row-question.ts'
import { searchKit } from '../../../src/main/search-kit.ts'
import { holds, PATIENCE } from '../../properties/holds.ts'
import { createShop } from '../../support/builders.ts'
import { testCtx, testPorts } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'

const TOPICS = {
  Parking: ['Parking at NAME costs KES PRICE an hour.', 'Cars of guests of NAME stay overnight for free.'],
  Breakfast: ['Breakfast at NAME is from seven to ten and costs KES PRICE.', 'Eggs are fried to order at NAME.'],
  Returns: ['NAME takes shoes back within nine days and pays KES PRICE for them.'],
  Pool: ['The pool of NAME is heated.', 'Towels at the pool of NAME cost KES PRICE.'],
} as const

interface House {
  ctx: Ctx
  /** What only this house's rows hold. */
  marks: RegExp
  ids: string[]
  itemIds: string[]
  documentIds: string[]
}

/** A tenant whose documents and rows differ from another's in its name and prices alone. */
async function openHouse(
  db: Awaited<ReturnType<typeof testDatabase>>,
  ports: Ctx['ports'],
  { name, price }: { name: string; price: number },
): Promise<House> {
  const { tenantId } = await createShop(db, { name: 'Our house' })
  const ctx = testCtx(db, { tenantId, ports })
  const said = (line: string) => line.replaceAll('NAME', name).replaceAll('PRICE', String(price))
  await ingestPlain(
    ctx,
    Object.entries(TOPICS).map(([title, lines], at) => ({
      title,
      type: KnowledgeType.options[at % KnowledgeType.options.length] ?? 'doc',
      language: 'en' as const,
      topic: null,
      text: lines.map((line, place) => `## ${title} ${place}\n\n${said(line)}`).join('\n\n'),
    })),
  )
  const head = NewProperty.parse({
    ...{ name: 'The house', kind: 'hotel', location: 'Kilifi', timezone: 'Africa/Nairobi', currency: 'KES' },
    ...{ contact: {}, helplines: [], last_updated: '2026-11-01' },
  })
  const saved = await loadProperty(ctx, { property: head, categories: [], items: [] })
  const propertyId = saved.property.id
  const restaurant = {
    name: 'The Grill',
    hours: 'daily 12-22',
    price_range: `KES ${price}-${price + 1} per person`,
    location: name,
  }
  const faq = { question: 'Do you allow pets?', answer: `Dogs may stay in ${name}.` }
  await replaceItems(ctx, { propertyId, file: { kind: 'json', json: { restaurants: [restaurant], faq: [faq] } } })
  return ctx.transaction(async ({ tx }) => {
    const [items, documents, passages] = [
      await tx.propertyItem.findMany(),
      await tx.knowledgeDocument.findMany(),
      await tx.knowledgePassage.findMany(),
    ]
    const itemIds = items.map(({ id }) => id)
    const documentIds = documents.map(({ id }) => id)
    const ids = [tenantId, propertyId, ...itemIds, ...documentIds, ...passages.map(({ id }) => id)]
    return { ctx, marks: new RegExp(`${name}|${price}`), ids, itemIds, documentIds }
  })
}

describe('whatever is looked for, and by whatever id', async () => {
  const db = await testDatabase()
  const search = searchKit({ cacheMb: 1 })
  const ports = testPorts({ search })
  const mine = await openHouse(db, ports, { name: 'Anzali', price: 1_170 })
  const theirs = await openHouse(db, ports, { name: 'Zentari', price: 7_730 })

  /** The filters of our statements ask for the other tenant's rows; its policies are all that is left. */
  const unfiltered: Ctx = {
    ...mine.ctx,
    tenantId: theirs.ctx.tenantId,
    ports: testPorts({ search: searchKit({ cacheMb: 1 }) }),
    ...transactions({
      begin: (_asked, run, count) => db.transaction(mine.ctx.tenantId, run, count),
      ask: (_asked, sql, count) => db.statement(mine.ctx.tenantId, sql, count),
      flush: async () => undefined,
    }),
  }

  const words = [
    ...new Set(JSON.stringify(TOPICS).match(/\p{L}{3,}/gu)),
    'The Grill',
    'pets',
    'Zentari',
    '7730',
    '"',
    "'",
    '%',
  ]
  const query = fc.oneof(
    {
      arbitrary: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 }).map((some) => some.join(' ')),
      weight: 4,
    },
    { arbitrary: fc.constantFrom(...Object.values(TOPICS).flat(), ...theirs.ids), weight: 2 },
    { arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }), weight: 1 },
  )
  const asked = fc.record({
    query,
    types: fc.option(fc.subarray([...KnowledgeType.options])),
    language: fc.constantFrom('en' as const, 'sw' as const),
    about: fc.option(query),
    itemId: fc.option(fc.constantFrom(...theirs.itemIds), { freq: 6 }),
    fields: fc.subarray([...Asked.options], { maxLength: 3 }),
    focus: fc.option(fc.constantFrom(...theirs.itemIds)),
    documentId: fc.constantFrom(...theirs.documentIds),
    isUnfiltered: fc.boolean(),
    isAskedThereFirst: fc.boolean(),
  })

  it('no passage and no row of another tenant is found', PATIENCE, async () => {
    let found = 0
    await holds(
      'isolation of retrieval',
      fc.asyncProperty(asked, async ({ query, types, language, about, itemId, fields, focus, documentId, ...how }) => {
        const question = { query, types, language, about, itemId }
        const guest = {
          query,
          language,
          about,
          asked: { ...readRowQuestion(query), fields },
          focus: focus === null ? null : { itemId: focus, part: null, isMeant: true },
        }
        // What the other one's question leaves in the memory of the process must not answer ours.
        if (how.isAskedThereFirst) await retrieve(theirs.ctx, { ...question, itemId: null })
        const ctx = how.isUnfiltered ? unfiltered : mine.ctx
        const tries = [
          retrieve(ctx, question),
          retrieveForGuest(ctx, guest),
          listPassages(ctx, { documentId, number: null, after: null, limit: 50 }),
        ]
        for (const tried of await Promise.allSettled(tries)) {
          // Without the filters not even the row of the tenant itself is there.
          if (tried.status === 'rejected') expect(['not_found', 'P2025']).toContain(tried.reason.code)
          const told = JSON.stringify(tried)
          expect(told.replaceAll(query, '')).not.toMatch(theirs.marks)
          for (const id of theirs.ids) expect(told).not.toContain(id)
          if (mine.marks.test(told)) found += 1
        }
      }),
    )
    // It looked where there is something to find.
    expect(found).toBeGreaterThan(0)
  })
})
