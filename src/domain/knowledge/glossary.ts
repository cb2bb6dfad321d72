import { FILLERS, PHRASES, STEMS, WORDS } from './glossary-words.ts'

const stems = STEMS.trim()
  .split('\n')
  .flatMap((line) => {
    const [keys = '', english = ''] = line.split(':')
    return keys.split(',').map((key) => [key.trim(), english.trim().split(' ')] as const)
  })
  .sort(([a], [b]) => b.length - a.length)

const words = new Map(
  WORDS.trim()
    .split(/\s+/)
    .map((entry) => {
      const [word = '', english = ''] = entry.split(':')
      return [word, english.split('_')] as const
    }),
)
const fillers = new Set(FILLERS.trim().split(/\s+/))

/**
 * A question as what it is about: one entry per word that matters, each the list of English words that would say it in a
 * document. Words that the glossary does not know stand for themselves.
 */
export function concepts(question: string): string[][] {
  let text = question.normalize('NFKC').toLowerCase().replaceAll('’', "'")
  for (const [phrase, meaning] of PHRASES) text = text.replace(phrase, meaning)
  const asked = new Set(text.match(/[\p{L}\p{N}]+(?:[-'][\p{L}\p{N}]+)*/gu) ?? [])
  const found = [...asked].filter((word) => word.length > 1 && !fillers.has(word)).map(meaningOf)
  return [...new Map(found.map((list) => [list.join(' '), list])).values()]
}

function meaningOf(word: string): string[] {
  const known = words.get(word)
  if (known) return [...new Set([word, ...known])]
  const stem = stems.find(([key]) => word.includes(key))
  return stem ? [...new Set([word, ...stem[1]])] : [word]
}
