import type { VocabularyItem } from './shop-vocabulary.ts'

type AttributeValue = boolean | number | string | readonly string[]

/** The words that each attribute can be found by: of a yes its name, of anything else what it says. */
export function attributeWords(attributes: Readonly<Record<string, AttributeValue>>): VocabularyItem['attributes'] {
  return Object.entries(attributes).map(([key, value]) => ({ key, words: wordsOf(key, value) }))
}

function wordsOf(key: string, value: AttributeValue): readonly string[] {
  if (typeof value === 'boolean') return value ? [key.replaceAll('_', ' ')] : []
  return typeof value === 'object' ? value : [String(value)]
}
