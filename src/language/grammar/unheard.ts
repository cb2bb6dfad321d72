import type { Token } from '../span.ts'
import type { Clause } from './clause.ts'
import type { Desk } from './desk.ts'

/** Content words of a clause that no span covers: what the reader does not know. */
export function unheardIn({ clause, tokens }: Pick<Desk, 'clause' | 'tokens'>): readonly Token[] {
  const unheard = known.get(clause) ?? uncovered(clause, tokens)
  known.set(clause, unheard)
  return unheard
}

/** Many rules ask it of one clause, each as often as they are asked. */
const known = new WeakMap<Clause, readonly Token[]>()

function uncovered(clause: Clause, tokens: readonly Token[]): readonly Token[] {
  const covered = new Set(
    clause.spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  )
  return tokens.slice(clause.from, clause.to).filter((token, at) => !covered.has(clause.from + at) && isContent(token))
}

/** Signs and single letters say nothing by themselves. */
export function isContent(token: Token | undefined): boolean {
  if (token === undefined) return false
  const { kind, text } = token
  return (kind === 'word' && text.length > 1) || kind === 'code' || kind === 'number'
}
