import { stem } from '../linking/stem.ts'
import type { Desk } from './desk.ts'
import type { Phrase } from './phrases-left.ts'

/**
 * "A phone, the battery must last": what the shop sells nothing of, but tells of the goods named before it, is a part of
 * these and no thing by itself.
 */
export function withParts(phrases: readonly Phrase[], desk: Desk): readonly Phrase[] {
  const whole: Phrase[] = []
  for (const phrase of phrases) {
    const before = whole.at(-1)
    if (before !== undefined && isPartOf(phrase, before, desk))
      whole[whole.length - 1] = { ...before, spans: [...before.spans, ...phrase.spans] }
    else whole.push(phrase)
  }
  return whole
}

function isPartOf({ named, wanted, spans }: Phrase, before: Phrase, { shop, tokens }: Desk): boolean {
  const { itemIds, categories, missing } = wanted
  if (!named || itemIds.length + categories.length + missing.length > 0 || before.wanted.itemIds.length === 0)
    return false
  const said = new Set(spans.flatMap(({ from, to }) => tokens.slice(from, to).map(({ text }) => stem(text))))
  const [first] = before.wanted.itemIds
  const keys = before.wanted.itemIds.slice(0, MOST_ASKED).flatMap((id) => shop.item(id)?.attributes ?? [])
  return first !== undefined && keys.some(({ key }) => key.split('_').some((word) => said.has(word)))
}

/** The rows of one kind tell much the same. */
const MOST_ASKED = 12
