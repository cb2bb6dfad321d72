import type { Span, Token } from '../span.ts'
import { PARTICLES } from './particles.ts'

/** "Heel YAKE", "ITS heel": a part of what is talked about, and nothing to buy by itself. */
export function isOwned(spans: readonly Pick<Span, 'from' | 'to'>[], tokens: readonly Token[]): boolean {
  const [before, after] = [tokens[(spans[0]?.from ?? 0) - 1]?.text ?? '', tokens[spans.at(-1)?.to ?? 0]?.text ?? '']
  return PARTICLES.its.has(after) || PARTICLES.its.has(before)
}
