import { z } from 'zod'
import type { Intent } from '../classifier/intents.ts'
import type { DialogueContext } from '../dialogue-context.ts'
import type { ShopIndex } from '../linking/build-index.ts'
import type { Reading } from '../reading.ts'
import { fromReading } from './from-reading.ts'
import { ModelReading } from './model-reading.ts'

/** Everything a model is told of one message. Lists are numbered as the customer saw them. */
export const ModelQuestion = z.strictObject({
  message: z.string(),
  /** Categories of goods, those with most items first. */
  shop_sells: z.array(z.string()),
  asked: z.strictObject({ kind: z.string(), about: z.string().nullable(), choices: z.array(z.string()) }).nullable(),
  candidates: z.array(z.string()),
  /** How many of the candidates, from the first, are the list that was shown last. */
  shown: z.int(),
  cart: z.array(z.string()),
  order: z.enum(['none', 'open', 'being_paid', 'paid']),
  last_question: z.string().nullable(),
  conversation_language: z.string().nullable(),
  /** What rules made of the message, and words that they did not know. */
  rules: ModelReading,
  unheard: z.array(z.string()),
})
export type ModelQuestion = z.infer<typeof ModelQuestion>

const MOST_CATEGORIES = 40

/** The question to a model about a message that rules have read already. */
export function modelQuestion(
  {
    text,
    offline,
    intent,
    context,
    candidates,
  }: {
    text: string
    offline: Reading
    intent: Intent
    context: DialogueContext
    candidates: readonly string[]
  },
  shop: ShopIndex,
): ModelQuestion {
  const nameOf = (id: string) => shop.item(id)?.name ?? id
  const { asked, cart, lastQuestion } = context
  return {
    message: text,
    shop_sells: shop.shelf.categories
      .toSorted((a, b) => b.items.length - a.items.length)
      .slice(0, MOST_CATEGORIES)
      .map(({ name }) => name),
    asked: asked && {
      kind: asked.kind,
      about: asked.itemId === null ? asked.option : [nameOf(asked.itemId), asked.option].filter(Boolean).join(', '),
      choices: asked.choices.map(({ title }, at) => `${at + 1}. ${title}`),
    },
    candidates: candidates.map((id, at) => `${at + 1}. ${nameOf(id)} (${shop.item(id)?.category ?? 'gone'})`),
    shown: Math.min(context.shown.length, candidates.length),
    cart: cart.map(
      (line, at) => `${at + 1}. ${line.quantity} x ${[line.name, ...Object.values(line.values)].join(', ')}`,
    ),
    order: orderState(context.order),
    last_question: lastQuestion?.words ?? null,
    conversation_language: context.language,
    rules: fromReading(offline, { intent, text, context, candidates }),
    unheard: [...offline.unheard],
  }
}

function orderState(order: DialogueContext['order']): ModelQuestion['order'] {
  if (order === null) return 'none'
  return order.paid ? 'paid' : order.paying ? 'being_paid' : 'open'
}
