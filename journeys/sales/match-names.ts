import { fold, tokenise } from '../../src/llm/offline/tokens.ts'
import type { OfflineEngine } from '../../src/llm/offline/types.ts'

/**
 * Which of some names the words mean: the places (from 0) that fit best. One place is a choice, several are a tie,
 * none means that no name was given. Words that every name has in common tell nothing apart.
 * @param plain the names as somebody would spell them out, where `names` carry more, such as the brand
 */
export function matchNames(
  words: string,
  names: readonly string[],
  engine: OfflineEngine,
  plain: readonly string[] = names,
): number[] {
  const said = wordsOf(words, engine)
  const known = names.map((name) => wordsOf(name, engine))
  const common = (word: string) => names.length > 1 && known.every((name) => name.has(word))
  const spelled = plain.flatMap((name, at) => (` ${fold(words)} `.includes(` ${fold(name)} `) ? [at] : []))
  if (spelled.length > 0) return longest(spelled, plain)
  const scores = known.map((name) => [...name].filter((word) => said.has(word) && !common(word)).length)
  const best = Math.max(0, ...scores)
  return best === 0 ? [] : scores.flatMap((score, at) => (score === best ? [at] : []))
}

/** "Rift Runner 2 Plus" also spells "Rift Runner 2": the longer name is meant. */
function longest(places: number[], names: readonly string[]): number[] {
  const length = (at: number) => (names[at] ?? '').length
  const most = Math.max(...places.map(length))
  return places.filter((at) => length(at) === most)
}

/** Words of a name or a message in one form: as written, and as the catalog's English singular or plural. */
function wordsOf(text: string, engine: OfflineEngine): ReadonlySet<string> {
  const plain = tokenise(text).filter((word) => /\p{L}{2,}/u.test(word))
  return new Set([...plain, ...engine.parseAsk(text).terms].filter((word) => !NOISE.has(word)))
}

const NOISE: ReadonlySet<string> = new Set(
  'the one that ya wa la za ile hiyo hii na and of with for take want nataka nipe please item pair pairs size'.split(
    ' ',
  ),
)
