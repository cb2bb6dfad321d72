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
      isEnglish(words) !== isEnglish(clauseWords) ||
      others.some((mention) => concepts.has(mention.id)) ||
      content.some(({ word }) => words.has(word)),
  )
}

/** Passages are compared word by word only with words of their own language. */
function isEnglish(words: ReadonlySet<string>): boolean {
  return ['the', 'is', 'are', 'of', 'and', 'to', 'in', 'you', 'we', 'a'].some((word) => words.has(word))
}
