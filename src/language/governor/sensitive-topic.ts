import type { Token } from '../span.ts'
import { plainWords } from './phrase-table.ts'
import { phrasesFor } from './words.ts'

const LEGAL = phrasesFor('legal')
const MEDICAL = phrasesFor('medical')
const HARMLESS = phrasesFor('notSensitive')

/** A topic that a person must answer; goods that are only called so ("court shoes") are none. */
export function sensitiveTopic(tokens: readonly Token[]): 'legal' | 'medical' | null {
  const words = plainWords(tokens)
  const harmless = HARMLESS.find(words)
  const left = words.filter((_, at) => !harmless.some(({ from, to }) => from <= at && at < to))
  if (LEGAL.has(left)) return 'legal'
  return MEDICAL.has(left) ? 'medical' : null
}
