import { z } from 'zod'
import { SpokenLang } from '../lib/languages.ts'
import { Wanted } from './reading.ts'

/** What was asked last, in the terms that decide how an answer is read. */
export const AskedQuestion = z.strictObject({
  /**
   * `pick`: which of the shown items; `option`: a value of one option of one item; `quantity`: how many; `confirm`: yes or no
   * to a proposal; `delivery`: where to or pickup; `method`: how to pay; `phone`: a number; `payment`: money is awaited;
   * `what`: what are you looking for; `intent`: which of these matters; `order`: which order; `people`: how
   * many pay, or which numbers; `open`: anything else.
   */
  kind: z.enum([
    'pick',
    'option',
    'quantity',
    'confirm',
    'delivery',
    'method',
    'phone',
    'payment',
    'what',
    'intent',
    'order',
    'people',
    'open',
  ]),
  /** The option that is asked about, and the item it is asked of. */
  option: z.string().nullable(),
  itemId: z.string().nullable(),
  /**
   * What can be answered by number, name or tap, in the order shown. Ids: `item:<n>` for the n-th item of `shown`,
   * `opt:<value>` for a value of the option that is asked about as the shop spells it, anything else is the journey's own.
   */
  choices: z.array(z.strictObject({ id: z.string(), title: z.string() })),
})
export type AskedQuestion = z.infer<typeof AskedQuestion>

export const CartLineHeard = z.strictObject({
  itemId: z.string(),
  name: z.string(),
  values: z.record(z.string(), z.string()),
  quantity: z.int(),
})

/** What the customer asked last, so that "and on Sunday?" goes on with it. */
export const LastQuestion = z.strictObject({
  act: z.string(),
  topic: z.string(),
  words: z.string(),
  zoneId: z.string().nullable(),
})
export type LastQuestion = z.infer<typeof LastQuestion>

/** Everything said before that the meaning of a message can depend on. Data: a turn can be read again from its trace. */
export const DialogueContext = z.strictObject({
  asked: AskedQuestion.nullable(),
  /** The items of the list shown last, in its order. */
  shown: z.array(z.string()),
  /** Items talked about, the latest first: what "it", "hiyo", "the same" may mean. */
  salient: z.array(z.string()),
  cart: z.array(CartLineHeard),
  /** The draft or order this conversation is about; `paying`: money is awaited for it. */
  order: z.strictObject({ reference: z.string(), paid: z.boolean(), paying: z.boolean() }).nullable(),
  /** The search that is going on. */
  search: Wanted.nullable(),
  lastQuestion: LastQuestion.nullable(),
  /** The language of the conversation so far; null before the first sure one. */
  language: SpokenLang.nullable(),
})
export type DialogueContext = z.infer<typeof DialogueContext>

/** A conversation in which nothing was said. */
export const NOTHING_BEFORE: DialogueContext = {
  asked: null,
  shown: [],
  salient: [],
  cart: [],
  order: null,
  search: null,
  lastQuestion: null,
  language: null,
}
