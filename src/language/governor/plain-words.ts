import { wordKey } from '../phrases/word-key.ts'
import type { Token } from '../span.ts'

const known = new WeakMap<readonly Token[], readonly string[]>()

/** Words and numbers of a message as phrases are compared by: without apostrophes and hyphens. Always the same list of it. */
export function plainWords(tokens: readonly Token[]): readonly string[] {
  const words = known.get(tokens) ?? tokens.filter(isWord).map(({ text }) => wordKey(text))
  known.set(tokens, words)
  return words
}

function isWord({ kind }: Token): boolean {
  return kind === 'word' || kind === 'number' || kind === 'code'
}
