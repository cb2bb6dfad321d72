import type { Token } from '../span.ts'
import { tokenise } from '../text/tokenise.ts'

/**
 * Where a piece that a model quotes stands in the message: as written if it stands so, else word by word. Words that no other
 * act has are preferred. Null for words that nobody said.
 */
export function placeIn(said: string, tokens: readonly Token[], taken: ReadonlySet<number>): number[] | null {
  const words = tokenise(said).filter(isWord)
  if (words.length === 0) return null
  const places = tokens.flatMap((token, at) => (isWord(token) ? [at] : []))
  const runs = places.flatMap((_place, from) => {
    const run = places.slice(from, from + words.length)
    const same = run.length === words.length && run.every((at, index) => tokens[at]?.text === words[index]?.text)
    return same ? [run] : []
  })
  return runs.find((run) => run.some((at) => !taken.has(at))) ?? runs[0] ?? oneByOne(words, tokens, places, taken)
}

function oneByOne(
  words: readonly Token[],
  tokens: readonly Token[],
  places: readonly number[],
  taken: ReadonlySet<number>,
): number[] | null {
  const found: number[] = []
  for (const { text } of words) {
    const free = places.filter((at) => tokens[at]?.text === text && !found.includes(at))
    const place = free.find((at) => !taken.has(at)) ?? free[0]
    if (place === undefined) return null
    found.push(place)
  }
  return found
}

function isWord({ kind }: Token): boolean {
  return kind !== 'mark' && kind !== 'break'
}
