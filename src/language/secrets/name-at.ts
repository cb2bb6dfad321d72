import type { SecretToken } from './cut-tokens.ts'
import { SECRET_NAMES, type SecretName } from './words.ts'

export interface FoundName {
  name: SecretName
  first: number
  last: number
}

const BY_FIRST_WORD = new Map<string, SecretName[]>()
for (const name of SECRET_NAMES) {
  const first = name.words[0] ?? ''
  BY_FIRST_WORD.set(first, [...(BY_FIRST_WORD.get(first) ?? []), name])
}

/** The longest name of a secret that begins at a token. */
export function nameAt(tokens: readonly SecretToken[], first: number): FoundName | null {
  const candidates = BY_FIRST_WORD.get(tokens[first]?.text ?? '') ?? []
  const name = candidates.find(({ words }) => words.every((word, place) => tokens[first + place]?.text === word))
  return name === undefined ? null : { name, first, last: first + name.words.length - 1 }
}
