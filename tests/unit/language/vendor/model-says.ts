import { type DialogueContext, NOTHING_BEFORE } from '../../../../src/language/dialogue-context.ts'
import { hear } from '../../../../src/language/hear.ts'
import type { Reading } from '../../../../src/language/reading.ts'
import { candidatesFor } from '../../../../src/language/vendor/candidates.ts'
import { ModelAct, type ModelReading } from '../../../../src/language/vendor/model-reading.ts'
import { toReading } from '../../../../src/language/vendor/to-reading.ts'
import { fixtureShop, indexOf } from '../fixture-shop.ts'

export const KICKS = indexOf(fixtureShop('kicks-and-phones'))

/** A model's answer with these acts; the rest is sure and plain. */
export function answerOf(acts: ModelReading['acts']): ModelReading {
  return {
    intent: 'sales_discovery',
    confidence: 0.92,
    language: 'en',
    language_confidence: 0.95,
    governor: 'business',
    governor_confidence: 0.97,
    acts,
  }
}

/** What becomes of a model's acts for a message to the shoe shop. */
export function readByModel(
  text: string,
  acts: readonly Record<string, unknown>[],
  { untrusted = false, ...before }: Partial<DialogueContext> & { untrusted?: boolean } = {},
): Reading {
  const context = { ...NOTHING_BEFORE, ...before }
  const offline = hear({ text, tap: null }, context, KICKS)
  const candidates = candidatesFor(offline, context, KICKS)
  const model = answerOf(acts.map((act) => ModelAct.parse(act)))
  return toReading(model, { text, context, shop: KICKS, candidates, offline, untrusted })
}
