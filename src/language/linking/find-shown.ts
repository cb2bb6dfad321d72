import type { Span, Token } from '../span.ts'
import type { ShopIndex } from './build-index.ts'
import { otherNumber, stem } from './stem.ts'
import { wordsOf } from './words.ts'

const SHORTEST = 4
/** Less than a part of a name. */
const BY_A_WORD = 0.5

/**
 * Of the items that were shown last those that a word tells apart, where nothing else is known of the word: "ya alizeti"
 * after a list of oils, whatever names it may be a part of elsewhere.
 */
export function findShown(
  tokens: readonly Token[],
  heard: readonly Span[],
  shown: readonly string[],
  index: ShopIndex,
): Span[] {
  if (shown.length < 2) return []
  const known = new Set(
    heard.flatMap(({ from, to, meaning }) =>
      meaning.kind === 'filler' ? [] : Array.from({ length: to - from }, (_, at) => from + at),
    ),
  )
  return tokens.flatMap((token, at) => {
    if (known.has(at) || token.kind !== 'word' || token.text.length < SHORTEST || index.talks(token.text)) return []
    const itemIds = shown.filter((id) => has(id, token.text, index))
    if (itemIds.length === 0 || itemIds.length === shown.length) return []
    return [{ from: at, to: at + 1, meaning: { kind: 'item' as const, itemIds, whole: false, score: BY_A_WORD } }]
  })
}

function has(itemId: string, word: string, { shelf }: ShopIndex): boolean {
  const entry = shelf.items[shelf.placeOf.get(itemId) ?? -1]
  const forms = wordsOf(word).flatMap((said) => [stem(said), ...otherNumber(said).map(stem)])
  return entry !== undefined && forms.some((form) => entry.words.has(form))
}
