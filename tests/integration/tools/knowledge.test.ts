import { describe, expect, it } from 'vitest'
import { demoTenantId, readShopFixture, seedShop } from '../../../prisma/seed/index.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { ingestPlain, retrieve } from '../../../src/domain/knowledge/index.ts'
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
      text: '# Returns\n\n## Shoes\n\nShoes can be returned within 7 days.\n\n## Socks\n\nNever.',
    },
    {
      title: 'Opening hours',
      type: 'faq',
      text: '# Opening hours\n\nMonday to Friday from 08:00 to 19:00. Closed on Sunday.',
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
      text: 'Shoes\nShoes can be returned within 7 days.',
    })
  })

  it('understands the question in Swahili', async () => {
    expect((await ask('naweza kurudisha viatu?')).snippets[0]).toMatchObject({ title: 'Returns' })
    expect((await ask('mnafungua saa ngapi')).snippets[0]).toMatchObject({ title: 'Opening hours' })
  })

  it('searches only the types asked for', async () => {
    expect((await ask('return shoes', ['faq'])).snippets).toEqual([])
  })

  it('is not confident when the documents do not answer', async () => {
    expect((await ask('do you have a gym?')).confident).toBe(false)
    expect(await ask('?')).toEqual({ snippets: [], confident: false })
  })

  it('finds nothing of another shop', async () => {
    expect(await ask('Can I return shoes?', null, await customerOf(other))).toEqual({ snippets: [], confident: false })
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
    await ingestPlain(again, [{ title: 'Parking', type: 'faq', text: 'Parking is free.' }])
    await ingestPlain(again, [{ title: 'Parking', type: 'faq', text: 'Parking costs KES 100.' }])
    const chunks = await again.tx((tx) => tx.knowledgeChunk.findMany({ where: { tenantId: other.tenantId } }))
    expect(chunks.map((chunk) => chunk.text)).toEqual(['Parking costs KES 100.'])
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
      const { snippets, confident } = await retrieve(ctxOf(slug), { query, types: null })
      if (!confident || !snippets.some((snippet) => snippet.title.toLowerCase().includes(title))) missed.push(query)
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(ANSWERED.length * 0.1)
  })

  it('is not confident about at least nine in ten of the questions they do not answer', async () => {
    const fooled: string[] = []
    for (const [slug, query] of UNANSWERED) {
      if ((await retrieve(ctxOf(slug), { query, types: null })).confident) fooled.push(query)
    }
    expect(fooled.length, fooled.join('\n')).toBeLessThanOrEqual(UNANSWERED.length * 0.1)
  })
})
