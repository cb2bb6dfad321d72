import type { Span, Token } from '../span.ts'
import { cuesOf } from './cues-of.ts'

/** What wishes for goods, so that "if you have it" beside it asks nothing more. */
const WISHES: ReadonlySet<string> = new Set(['want', 'bring_me', 'add', 'put', 'seek'])
const REACH = 1

/**
 * "Nipe maziwa, na hoho kama iko", "send carrots if you have any": on which condition goods are wished for is no question
 * whether they are there.
 */
export function withoutConditions(spans: readonly Span[], tokens: readonly Token[]): Span[] {
  const says = ({ meaning }: Span, cue: string) => cuesOf(meaning).includes(cue)
  if (!spans.some(({ meaning }) => cuesOf(meaning).some((cue) => WISHES.has(cue)))) return [...spans]
  return spans.map((span, at) => {
    const [before, next] = [spans[at - 1], spans[at + 1]]
    const there = says(span, 'availability') && before !== undefined && says(before, 'if') && gap(before, span) <= REACH
    const ifThere = says(span, 'if') && next !== undefined && says(next, 'availability') && gap(span, next) <= REACH
    return (there || ifThere) && !asks(tokens) ? { ...span, meaning: { kind: 'filler' } } : span
  })
}

function gap(one: Span, other: Span): number {
  return other.from - one.to
}

/** "Let me know if you have size 40?" is marked as a question. */
function asks(tokens: readonly Token[]): boolean {
  return tokens.at(-1)?.text === '?'
}
