import { z } from 'zod'
import { KnowledgeType, retrieve, retrieveForGuest, Snippet } from '../src/domain/knowledge/index.ts'
import { Asked } from '../src/domain/properties/index.ts'
import { SpokenLang } from '../src/lib/languages.ts'
import { defineTool } from './define-tool.ts'
import { RowFound } from './row-found.ts'

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
    /** A guest of a property asks: what of a thing, and the thing that "it" means; null for the customer of a shop. */
    guest: z
      .strictObject({
        fields: z.array(Asked),
        focus: z.strictObject({ item_id: z.uuid(), part: z.string().nullable() }).nullable(),
      })
      .nullable()
      .default(null),
  },
  output: z.strictObject({
    snippets: z.array(Snippet).max(3),
    confident: z.boolean(),
    answerable: z.number().min(0).max(1).default(0),
    /** Only for a guest: rows that answer, or things of which any may be meant. */
    guide: z
      .strictObject({
        rows: z.array(RowFound).max(MOST_ROWS),
        choices: z.array(z.strictObject({ item_id: z.uuid(), name: z.string() })).max(MOST_ROWS),
      })
      .optional(),
  }),
  run: async (ctx, { language, item_id, guest, ...input }) => {
    const written = language === 'en' ? 'en' : 'sw'
    if (guest === null) {
      return { ...(await retrieve(ctx, { ...input, itemId: item_id, language: written })), guide: undefined }
    }
    const { query, about } = input
    const { fields } = guest
    const focus = guest.focus && { itemId: guest.focus.item_id, part: guest.focus.part }
    const { rows, choices, ...found } = await retrieveForGuest(ctx, {
      query,
      about,
      language: written,
      fields,
      focus,
    })
    return {
      ...found,
      guide: {
        rows: rows.map(({ itemId, lastUpdated, ...row }) => ({ item_id: itemId, last_updated: lastUpdated, ...row })),
        choices: choices.map(({ itemId, name }) => ({ item_id: itemId, name })),
      },
    }
  },
})
