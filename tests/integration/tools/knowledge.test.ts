import { describe, expect, it } from 'vitest'
import { demoTenantId, readShopFixture, seedShop } from '../../../prisma/seed/index.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { ingestPlain, retrieve } from '../../../src/domain/knowledge/index.ts'
import type { SpokenLang } from '../../../src/lib/languages.ts'
import { kbRetrieve } from '../../../tools/index.ts'
import { EMPTY_REPLAY } from '../../../tools/replay-book.ts'
import { runTool } from '../../../tools/run-tool.ts'
import { testCtx } from '../../support/test-ctx.ts'
import { ANSWERED, UNANSWERED } from './knowledge-questions.ts'
import { outputOf, type ToolCtx, twoShops } from './two-shops.ts'

describe('kb_retrieve', async () => {
  const { shop, other, customerOf, next } = await twoShops()
  const ctx = await customerOf(shop)
  await ingestPlain(ctx, [
    {
      title: 'Returns',
      type: 'policy',
      language: 'en',
      topic: null,
      text: '# Returns\n\n## Shoes\n\nShoes can be returned within 7 days.\n\n## Socks\n\nNever.',
    },
    {
      title: 'Opening hours',
      type: 'faq',
      language: 'en',
      topic: 'hours',
      text: '# Opening hours\n\nMonday to Friday from 08:00 to 19:00. Closed on Sunday.',
    },
    {
      title: 'Saa za kazi',
      type: 'faq',
      language: 'sw',
      topic: 'hours',
      text: '# Saa za kazi\n\nJumatatu hadi Ijumaa kuanzia 08:00 hadi 19:00. Jumapili tunafunga.',
    },
  ])
  const ask = async (query: string, types: ('policy' | 'faq')[] | null = null, as: ToolCtx = ctx) =>
    outputOf(await runTool(next(as), kbRetrieve, { query, types }, EMPTY_REPLAY))

  it('gives the passage that answers, with its title and type', async () => {
    const { snippets, confident } = await ask('Can I return shoes?')
    expect(confident).toBe(true)
    expect(snippets[0]).toMatchObject({
      title: 'Returns',
      type: 'policy',
      heading: 'Shoes',
      page: 1,
      text: 'Shoes\nShoes can be returned within 7 days.',
    })
  })

  it('understands the question in Swahili', async () => {
    expect((await ask('naweza kurudisha viatu?')).snippets[0]).toMatchObject({ title: 'Returns' })
    expect((await ask('mnafungua saa ngapi')).snippets[0]).toMatchObject({ title: 'Opening hours' })
  })

  it('answers in the language of the customer where the shop has written in it, else in the one it has', async () => {
    const told = async (query: string, language: SpokenLang) => {
      const call = runTool(next(ctx), kbRetrieve, { query, types: null, language }, EMPTY_REPLAY)
      return outputOf(await call).snippets[0]
    }
    expect(await told('when are you open?', 'sw')).toMatchObject({ language: 'sw', title: 'Saa za kazi' })
    expect(await told('mnafungua lini', 'en')).toMatchObject({ language: 'en', title: 'Opening hours' })
    expect(await told('naeza rudisha viatu', 'sheng')).toMatchObject({ language: 'en', title: 'Returns' })
  })

  it('understands a question that leans on the one before', async () => {
    const lean = { query: 'and on Sunday?', types: null, about: 'when are you open' }
    const { snippets, confident } = outputOf(await runTool(next(ctx), kbRetrieve, lean, EMPTY_REPLAY))
    expect(confident).toBe(true)
    expect(snippets[0]?.answer).toContain('Closed on Sunday.')
  })

  it('searches only the types asked for', async () => {
    const { snippets, confident } = await ask('return shoes', ['faq'])
    expect(confident).toBe(false)
    expect(snippets.filter(({ type }) => type !== 'faq')).toEqual([])
  })

  it('is not confident when the documents do not answer', async () => {
    expect((await ask('do you have a gym?')).confident).toBe(false)
    expect(await ask('?')).toEqual({ snippets: [], confident: false, answerable: 0 })
  })

  it('finds nothing of another shop', async () => {
    expect(await ask('Can I return shoes?', null, await customerOf(other))).toEqual({
      snippets: [],
      confident: false,
      answerable: 0,
    })
  })

  it('refuses an unknown type', async () => {
    const input = JSON.parse('{ "query": "x", "types": ["gossip"] }')
    expect(await runTool(next(ctx), kbRetrieve, input, EMPTY_REPLAY)).toMatchObject({
      ok: false,
      code: 'invalid_input',
    })
  })

  it('replaces the passages of a document that is ingested again', async () => {
    const again = await customerOf(other)
    const parking = { title: 'Parking', type: 'faq', language: 'en', topic: null } as const
    await ingestPlain(again, [{ ...parking, text: 'Parking is free.' }])
    await ingestPlain(again, [{ ...parking, text: 'Parking costs KES 100.' }])
    const { snippets } = outputOf(
      await runTool(next(again), kbRetrieve, { query: 'what does parking cost?', types: null }, EMPTY_REPLAY),
    )
    expect(snippets.map(({ text }) => text)).toEqual(['Parking costs KES 100.'])
  })
})

describe('retrieval over the demo shops', async () => {
  const { db } = await twoShops()
  const ctxOf = (slug: string) => testCtx(db, { tenantId: demoTenantId(randomIds, slug) })
  const slugs = ['kicks-and-phones', 'mama-njeri-grocery'] as const
  for (const slug of slugs) await seedShop(ctxOf(slug), readShopFixture('fixtures', slug))

  it('answers at least nine in ten of the questions the documents answer', async () => {
    const missed: string[] = []
    for (const [slug, title, query] of ANSWERED) {
      const { snippets, confident } = await retrieve(ctxOf(slug), { query, types: null, language: 'en', about: null })
      if (!confident || !snippets.some((snippet) => snippet.title.toLowerCase().includes(title))) missed.push(query)
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(ANSWERED.length * 0.1)
  })

  it('is not confident about at least nine in ten of the questions they do not answer', async () => {
    const fooled: string[] = []
    for (const [slug, query] of UNANSWERED) {
      if ((await retrieve(ctxOf(slug), { query, types: null, language: 'en', about: null })).confident)
        fooled.push(query)
    }
    expect(fooled.length, fooled.join('\n')).toBeLessThanOrEqual(UNANSWERED.length * 0.1)
  })
})
