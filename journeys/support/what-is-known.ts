import { itemHeading } from '../../prompts/copy/facts/item-heading.ts'
import { sayFacts } from '../../prompts/copy/facts/say-facts.ts'
import type { Snippet } from '../../src/domain/knowledge/schemas.ts'
import type { SpokenLang } from '../../src/lib/languages.ts'

/** More than this of an item is a data sheet, and no answer. */
const MOST_FACTS = 6

/** What the shop promises of all its goods says nothing of this one. */
const RULES = /^(?:restocked|return\w*|\w*warranty_\w+)$/

/** What an item's row says of it, for who asked what it does not say. */
export function whatIsKnown(row: Snippet, language: SpokenLang): string {
  const told = Object.entries(row.facts ?? {}).filter(([key]) => !RULES.test(key))
  const facts = Object.fromEntries(told.slice(0, MOST_FACTS))
  return [itemHeading(row, language), ...sayFacts(row.answer, facts, language)].join('\n')
}
