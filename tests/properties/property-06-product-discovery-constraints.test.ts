import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Chat, offlineLlm, openChat } from '../integration/journeys/chat.ts'
import { openStall } from '../support/open-stall.ts'
import { testDatabase } from '../support/test-database.ts'
import { holds, PATIENCE } from './holds.ts'
import { answer, noise } from './talk.ts'

const db = await testDatabase()
const SIZES = [0, 1, 2, 3, 4, 5, 6, 7, 12, 30, 49, 50, 51, 90]
const MOST = 6

describe('Feature: tulia, Property 6: an answer shows three to six products when there are more, never more than six, and never a whole catalog', async () => {
  const stalls = await Promise.all(SIZES.map((count) => openStall(db, count)))

  it('holds for any size of catalog and any way to ask for all of it', PATIENCE, async () => {
    const ask = fc.constantFrom(
      'show me shoes',
      'nataka viatu',
      'kicks',
      'see all',
      'show me everything',
      'nionyeshe zote',
      'send the full catalog',
      'list all shoes with prices',
      'sneakers size 42',
      'cheapest shoes',
      'give me 50 options',
      'I want Model K105',
      'shoes under 600',
    )
    const more = fc.constantFrom('others', 'none of these', 'zingine', 'more', 'see all', 'show me all of them')
    const talk = fc
      .tuple(ask, fc.array(fc.oneof(ask, more, answer, noise), { maxLength: 4 }))
      .map(([first, rest]) => [first, ...rest])
    await holds(
      'property 6',
      fc.asyncProperty(fc.constantFrom(...stalls), talk, async ({ shop, names }, lines) => {
        const chat: Chat = await openChat(db, { shop, llm: offlineLlm() })
        for (const line of lines) {
          const { replies, trace, state } = await chat.say(line)
          const text = replies.map((reply) => reply.text).join('\n')
          const shown = names.filter((name) => text.includes(name))
          expect(shown.length, text).toBeLessThanOrEqual(MOST)
          for (const { menu, text: body } of replies) {
            const rows = menu?.options.filter(({ id }) => id.startsWith('item:')) ?? []
            expect(rows.length).toBeLessThanOrEqual(MOST)
            expect(menu?.options.length ?? 0).toBeLessThanOrEqual(10)
            for (const row of rows) expect(body).toContain(row.title)
          }
          const search = trace.tools.findLast(({ tool, ok }) => tool === 'catalog_search' && ok)
          const total = Number(search?.output.totalMatches ?? 0)
          const listed = Object(state.pending).kind === 'pick_item' && search !== undefined
          if (listed && total >= 3 && !['others', 'none of these', 'zingine', 'more'].includes(line)) {
            expect(shown.length, `${total} matches: ${text}`).toBeGreaterThanOrEqual(3)
          }
          for (const found of text.match(/Model K\d+/g) ?? [])
            expect([...names, ...lines.flatMap((said) => said.match(/Model K\d+/) ?? [])]).toContain(found)
        }
      }),
    )
  })
})
