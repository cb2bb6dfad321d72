import { describe, expect, it } from 'vitest'
import { demoTenantId, readShopFixture, seedShop } from '../../../prisma/seed/index.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { retrieve } from '../../../src/domain/knowledge/index.ts'
import { testCtx } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'
import { FRESH_ITEM_QUESTIONS, ITEM_QUESTIONS } from './item-questions.ts'

const slugs = ['kicks-and-phones', 'mama-njeri-grocery'] as const
type Slug = (typeof slugs)[number]

describe('a question about an item', async () => {
  const db = await testDatabase()
  const ctxOf = (slug: Slug) => testCtx(db, { tenantId: demoTenantId(randomIds, slug) })
  for (const slug of slugs) await seedShop(ctxOf(slug), readShopFixture('fixtures', slug))

  async function ask(slug: Slug, name: string, question: string, language: 'en' | 'sw' = 'en') {
    const ctx = ctxOf(slug)
    const { id: itemId } = await ctx.transaction(({ tx }) =>
      tx.catalogItem.findFirstOrThrow({ where: { tenantId: ctx.tenantId, name }, select: { id: true } }),
    )
    return retrieve(ctx, { query: `${name}: ${question}`, types: null, language, about: null, itemId })
  }

  /** The questions that are not answered with what is expected. */
  async function missed(slug: Slug, table: string): Promise<string[]> {
    const wrong: string[] = []
    for (const line of table.trim().split('\n')) {
      const [name = '', question = '', expected = ''] = line.split(' | ')
      const { snippets, confident } = await ask(slug, name, question)
      const [best] = confident ? snippets : []
      const told = best === undefined ? '-' : [best.answer, ...Object.entries(best.facts ?? {}).flat()].join(' ')
      if (expected === '-' ? best !== undefined : !told.includes(expected)) wrong.push(`${line} -> ${told}`)
    }
    return wrong
  }

  it.each(slugs)('is answered from the row for nineteen in twenty of those to %s', async (slug) => {
    const wrong = await missed(slug, ITEM_QUESTIONS[slug])
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(ITEM_QUESTIONS[slug].trim().split('\n').length * 0.05)
  })

  it.each(slugs)('is answered for three in four of those to %s that nothing was tuned on', async (slug) => {
    const wrong = await missed(slug, FRESH_ITEM_QUESTIONS[slug])
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(
      FRESH_ITEM_QUESTIONS[slug].trim().split('\n').length * 0.25,
    )
  })

  it('keeps the name of the item as the title, and its attributes beside its sentences', async () => {
    const { snippets } = await ask('kicks-and-phones', 'Upepo 3', 'betri yake iko aje', 'sw')
    expect(snippets).toMatchObject([{ title: 'Upepo 3', facts: { battery_mah: 5000 } }])
  })

  it('leaves the whole row, and says that it is no answer, where nothing says it', async () => {
    const { snippets, confident } = await ask('kicks-and-phones', 'Upepo 3', 'did a footballer ever sign one')
    expect(confident).toBe(false)
    expect(snippets).toMatchObject([{ title: 'Upepo 3', facts: { battery_mah: 5000 }, score: 0 }])
    expect(snippets[0]?.answer).not.toBe('')
  })

  it('is answered from the documents where only they say', async () => {
    const { snippets, confident } = await ask('kicks-and-phones', 'Upepo 3', 'what if it gets stolen')
    expect(confident).toBe(true)
    expect(snippets[0]?.text).toContain('Report it to the police')
  })

  it.each([
    ['kicks-and-phones', 'Savanna Glide', 'will it squeak'],
    ['kicks-and-phones', 'Estate Low', 'is it original'],
  ] as const)('is not answered with what %s says of something else: %s, %s', async (slug, name, question) => {
    expect((await ask(slug, name, question)).confident).toBe(false)
  })

  it('begins with yes or no where the passage does', async () => {
    const query = 'do you take my old phone in exchange?'
    const { snippets } = await retrieve(ctxOf('kicks-and-phones'), { query, types: null, language: 'en', about: null })
    expect(snippets[0]?.answer).toMatch(/^Yes, at the shop only\./)
  })

  it('leans on the topic that was heard', async () => {
    const query = 'if the shoes turn out too small can I swap them?'
    const about = 'return or exchange'
    const { snippets } = await retrieve(ctxOf('kicks-and-phones'), { query, types: null, language: 'en', about })
    expect(snippets[0]?.title).toBe('Returns and exchanges')
  })
})
