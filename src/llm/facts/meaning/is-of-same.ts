import type { Clause } from './clauses.ts'
import type { Knowledge } from './knowledge.ts'

const SHORT_WORD = 3

/** True unless every passage that has the concept speaks of something else than the clause does. */
export function isOfSame(id: string, { tokens, mentions }: Clause, { passages }: Knowledge): boolean {
  const having = passages.filter(({ concepts }) => concepts.has(id))
  const others = mentions.filter(({ id: other, kind }) => other !== id && kind !== 'role' && kind !== 'harmless')
  const content = tokens.filter(({ word, kind }) => kind === 'figure' || word.length > SHORT_WORD)
  if (having.length === 0 || others.length + content.length === 0) return true
  const clauseWords = new Set(tokens.map(({ word }) => word))
  return having.some(
    ({ concepts, words }) =>
      !isSameLanguage(words, clauseWords) ||
      others.some((mention) => concepts.has(mention.id)) ||
      content.some(({ word }) => words.has(word)),
  )
}

const ENGLISH = ['the', 'is', 'are', 'of', 'and', 'to', 'in', 'you', 'we', 'a', 'under', 'for', 'over', 'with', 'on']
const SWAHILI = ['ni', 'ya', 'wa', 'kwa', 'na', 'za', 'la', 'cha', 'vya', 'hadi', 'tu', 'kila', 'bila']

/** Passages are compared word by word only with words of their own language. */
function isSameLanguage(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [ENGLISH, SWAHILI].some((own) => [words, others].every((text) => own.some((word) => text.has(word))))
}
