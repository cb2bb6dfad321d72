import type { Span, Token } from '../span.ts'
import { LEXICON } from './lexicon.ts'
import { unitAt } from './measures.ts'

/** Words about packing that count nothing: which of several is meant ("the small one"), and what it is in ("big tin", "5kg bag"). */
export function findPackingWords(tokens: readonly Token[]): Span[] {
  return tokens.flatMap(({ text }, from): Span[] => {
    const at = { from, to: from + 1 }
    const degree = LEXICON.degrees.get(text)
    if (degree !== undefined) return [{ ...at, meaning: { kind: 'degree', most: degree === 'most' } }]
    const packed =
      LEXICON.pieces.has(text) || (LEXICON.piecesOf.has(text) && from > 0 && unitAt(tokens, from - 1) !== null)
    return packed || LEXICON.sizeWords.has(text) ? [{ ...at, meaning: { kind: 'filler' } }] : []
  })
}
