import { z } from 'zod'
import { KnowledgeType, retrieve, retrieveForGuest, Snippet } from '../src/domain/knowledge/index.ts'
import { RowQuestion } from '../src/domain/properties/index.ts'
import { SpokenLang } from '../src/lib/languages.ts'
import { defineTool } from './define-tool.ts'
import { RowFound } from './row-found.ts'
import { RowList } from './row-list.ts'

const MOST_CHARS = 1000
const MOST_ROWS = 3

export const kbRetrieve = defineTool({
  name: 'kb_retrieve',
  access: 'read',
  description:
    "Passages of the shop's documents, at most three, with the sentences that answer; of `item_id`, or for a `guest`, rows first, or choices of which any is meant. `about`: the question before. Not `confident`: not known, so say that.",
  input: {
    query: z.string().min(1).max(MOST_CHARS),
    types: z.array(KnowledgeType).min(1).nullable(),
    language: SpokenLang.default('en'),
    about: z.string().max(MOST_CHARS).nullable().default(null),
    item_id: z.uuid().nullable().default(null),
    /** A guest of a property asks: what of rows, and what the talk is of, whether or not her words point at it; null for the customer of a shop. */
    guest: z
      .strictObject({
        asked: RowQuestion,
        focus: z
          .strictObject({ item_id: z.uuid(), part: z.string().nullable(), is_meant: z.boolean().default(true) })
          .nullable(),
      })
      .nullable()
      .default(null),
  },
  output: z.strictObject({
    snippets: z.array(Snippet).max(3),
    confident: z.boolean(),
    answerable: z.number().min(0).max(1).default(0),
    /** Over what two documents contradict each other: neither is told. */
    disputed: z.string().optional(),
    /** Only for a guest: rows that answer, all of a kind that fit, or things and passages of which any may be meant. */
    guide: z
      .strictObject({
        rows: z.array(RowFound).max(MOST_ROWS),
        list: RowList.nullable(),
        choices: z.array(z.strictObject({ item_id: z.uuid(), name: z.string() })).max(MOST_ROWS),
      })
      .optional(),
  }),
  run: async (ctx, { language, item_id, guest, ...input }) => {
    const written = language === 'en' ? 'en' : 'sw'
    if (guest === null) {
      const { offered: _, ...found } = await retrieve(ctx, { ...input, itemId: item_id, language: written })
      return { ...found, guide: undefined }
    }
    const { query, about } = input
    const focus = guest.focus && {
      itemId: guest.focus.item_id,
      part: guest.focus.part,
      isMeant: guest.focus.is_meant,
    }
    const { rows, list, choices, ...found } = await retrieveForGuest(ctx, {
      query,
      about,
      language: written,
      asked: guest.asked,
      focus,
    })
    return {
      ...found,
      guide: {
        rows: rows.map(({ itemId, lastUpdated, ...row }) => ({ item_id: itemId, last_updated: lastUpdated, ...row })),
        list: list && listOf(list),
        choices: choices.map(({ itemId, name }) => ({ item_id: itemId, name })),
      },
    }
  },
})

function listOf({
  isThere,
  rows,
  ...list
}: NonNullable<Awaited<ReturnType<typeof retrieveForGuest>>['list']>): RowList {
  const listed = rows.map(({ item, part, facts }) => {
    return { item_id: item.id, part, category: item.category, name: part ?? item.name, facts }
  })
  return { ...list, is_there: isThere, rows: listed }
}
