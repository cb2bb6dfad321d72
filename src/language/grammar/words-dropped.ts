import type { Act } from '../reading.ts'
import type { Span, Token } from '../span.ts'
import { isContent } from './unheard.ts'

/** Words that no span has, and that only acts told of which another took the place of: nobody has heard them any more. */
export function wordsDropped(
  dropped: readonly { act: Act }[],
  { spans, tokens }: { spans: readonly Span[]; tokens: readonly Token[] },
): Token[] {
  const words = dropped.flatMap(({ act }) => ('words' in act ? [act.words] : [])).join(' ')
  const isCovered = (at: number) => spans.some(({ from, to }) => from <= at && at < to)
  return tokens.filter((token, at) => isContent(token) && !isCovered(at) && words.includes(token.raw))
}
