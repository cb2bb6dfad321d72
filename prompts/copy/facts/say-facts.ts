import type { ItemAttributes } from '../../../src/domain/catalog/schemas.ts'
import type { SpokenLang } from '../../../src/lib/languages.ts'
import { sayAttribute } from '../attributes.ts'

/**
 * What a row says, line by line: its sentences word for word, because they are the exact truth, and the facts beside them. Who
 * reads the sentences is not told again what they hold; everybody else gets the facts in her language first.
 */
export function sayFacts(sentences: string, facts: ItemAttributes, language: SpokenLang): string[] {
  const read = language === 'en' ? sentences : ''
  const told = Object.entries(facts).filter(([key, value]) => !isHeld(value, read) && !isRounded(key, facts))
  const said = told
    .map(([key, value]) => sayAttribute(key, value, language))
    .filter((line) => !sentences.includes(line))
  if (sentences === '') return said
  return language === 'en' ? [sentences, ...said] : [...said, said.length === 0 ? sentences : `"${sentences}"`]
}

/** "shelf_life_days: 42" says no more than "shelf_life: about six weeks once opened". */
function isRounded(key: string, facts: ItemAttributes): boolean {
  return key.endsWith('_days') && facts[key.slice(0, -'_days'.length)] !== undefined
}

function isHeld(value: ItemAttributes[string], sentences: string): boolean {
  const said = sentences.toLowerCase()
  return typeof value === 'string' && said.includes(value.toLowerCase())
}
