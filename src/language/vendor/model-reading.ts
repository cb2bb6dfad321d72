import { z } from 'zod'
import { HeardLang } from '../../lib/languages.ts'
import { Intent } from '../classifier/intents.ts'
import { Act } from '../reading.ts'

/** The acts of a reading but those that rules judge; `ask_method`: `choose_payment` as a question. */
export const ModelActName = z.enum([
  ...Act.options
    .map(({ shape }) => shape.act.value)
    .filter(
      (name) =>
        name !== 'untrusted' && name !== 'ask_guest' && name !== 'trip' && name !== 'memory' && name !== 'share',
    ),
  'ask_method',
])
export type ModelActName = z.infer<typeof ModelActName>

const Shillings = z.number().min(0).optional()

/**
 * An act as a model can write it: flat, by words and numbers of lists that it was shown, never by ids. What was not said is
 * left out rather than null: the vendor allows few fields that may be null, and every null costs tokens.
 */
export const ModelAct = z.strictObject({
  act: ModelActName,
  /** The piece of the message that says it, as written. */
  said: z.string(),
  /** The goods in the shop's words: kind, make or name, and what they must be like. */
  goods: z.string().optional(),
  /** Numbers of the candidate list. */
  items: z.array(z.int()).optional(),
  /** Numbers of cart lines, from 1. */
  lines: z.array(z.int()).optional(),
  /** Number of a choice of the question that was asked, or a place that no list has. */
  choice: z.int().optional(),
  /** Values of options: size, colour, weight. */
  values: z.array(z.string()).optional(),
  quantity: z.int().optional(),
  measure: z.string().optional(),
  min_price: Shillings,
  max_price: Shillings,
  /** About this much; also the sum that is offered, spent or was sent. */
  near_price: Shillings,
  sort: z.enum(['price_low', 'price_high']).optional(),
  /** Which of the act's kinds. */
  topic: z.string().optional(),
  place: z.string().optional(),
  address: z.string().optional(),
  phone: z.string().optional(),
  code: z.string().optional(),
})
export type ModelAct = z.infer<typeof ModelAct>

/** Everything a model says of one message, in one answer. */
export const ModelReading = z.strictObject({
  intent: Intent,
  confidence: z.number().min(0).max(1),
  language: HeardLang,
  language_confidence: z.number().min(0).max(1),
  governor: z.enum(['business', 'casual', 'spam', 'abuse']),
  governor_confidence: z.number().min(0).max(1),
  acts: z.array(ModelAct).min(1).max(12),
})
export type ModelReading = z.infer<typeof ModelReading>
