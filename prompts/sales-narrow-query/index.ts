import { z } from 'zod'
import { type AloneQuery, narrowQuery } from '../../src/language/alone/narrow-query.ts'
import { defineJsonPrompt } from '../../src/llm/define-prompt.ts'

export const NarrowQuestion = z.enum(['what', 'size', 'budget', 'purpose'])
export type NarrowQuestion = z.infer<typeof NarrowQuestion>

/** A search in the words of the catalog, or the one question to ask. Prices are whole shillings. */
export const NarrowedQuery = z.strictObject({
  action: z.enum(['search', 'clarify']),
  terms: z.array(z.string()).max(12),
  size: z.string().nullable(),
  colours: z.array(z.string()).max(6),
  min_price: z.number().nullable(),
  max_price: z.number().nullable(),
  cheapest: z.boolean(),
  see_all: z.boolean(),
  question: NarrowQuestion.nullable(),
  confidence: z.number().min(0).max(1),
})
export type NarrowedQuery = z.infer<typeof NarrowedQuery>

const SURE = 0.9
const UNSURE = 0.6

export const salesNarrowQuery = defineJsonPrompt({
  name: 'sales_narrow_query',
  version: 1,
  vars: z.strictObject({
    message: z.string(),
    question: NarrowQuestion.nullable(),
    earlier: z.string().nullable(),
  }),
  output: NarrowedQuery,
  offline: ({ message, question }): NarrowedQuery => {
    const ask = readAsked(message, question)
    const { terms } = ask
    const known = terms.length > 0 || ask.size !== null || ask.colours.length > 0
    const priced = ask.maxPriceMinor !== null || ask.minPriceMinor !== null || ask.cheapest
    const search = known || priced || ask.seeAll
    return {
      action: search ? 'search' : 'clarify',
      terms: terms.slice(0, 12),
      size: ask.size,
      colours: ask.colours.slice(0, 6),
      min_price: toShillings(ask.minPriceMinor),
      max_price: toShillings(ask.maxPriceMinor),
      cheapest: ask.cheapest,
      see_all: ask.seeAll,
      question: search ? null : 'what',
      confidence: terms.length > 0 ? SURE : UNSURE,
    }
  },
})

/** A bare number answers the question that was asked: a size, or the most to spend. */
function readAsked(message: string, question: NarrowQuestion | null): AloneQuery {
  const ask = narrowQuery(message)
  if (question === 'size' && ask.size === null) return { ...ask, size: narrowQuery(`size ${message}`).size }
  if (question === 'budget' && ask.maxPriceMinor === null)
    return { ...ask, maxPriceMinor: narrowQuery(`under ${message}`).maxPriceMinor }
  return ask
}

function toShillings(amountMinor: number | null): number | null {
  return amountMinor === null ? null : amountMinor / 100
}
