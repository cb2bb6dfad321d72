import type { Span } from '../span.ts'
import type { Clause } from './clause.ts'
import { cuesOf } from './cues-of.ts'
import { GOODS_KINDS } from './goods-kinds.ts'
import { names } from './goods-phrases.ts'

export function goodsIn({ spans }: Clause): Span[] {
  return spans.filter(({ meaning }) => GOODS_KINDS.has(meaning.kind) || meaning.kind === 'price')
}

export function namesGoods({ spans }: Clause): boolean {
  return spans.some(({ meaning }) => names(meaning))
}

export function cuesIn({ spans }: Clause): string[] {
  return spans.flatMap(({ meaning }) => cuesOf(meaning))
}

export function says(clause: Clause, cues: ReadonlySet<string>): boolean {
  return cuesIn(clause).some((cue) => cues.has(cue))
}
