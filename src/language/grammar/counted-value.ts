import { LEXICON } from '../forms/lexicon.ts'
import type { ShopIndex } from '../linking/build-index.ts'
import { stem } from '../linking/stem.ts'
import { wordsOf } from '../linking/words.ts'
import type { OptionValue } from '../reading.ts'
import type { Span, Token } from '../span.ts'
import { countsOther } from './number-beside.ts'
import { only, valuesOf } from './packing.ts'
import { PARTICLES } from './particles.ts'

/** How far from its number the noun can stand: "25 tea bags", "bags za 25". */
const REACH = 2

/**
 * The value of the goods that a number belongs to rather than counting them: "ten rolls" of tissue that comes in 10 rolls,
 * "bags za 25", "tissue ya 10". Its noun tells, or the "of" before it.
 */
export function countedValue(
  span: Span,
  tokens: readonly Token[],
  itemIds: readonly string[],
  shop: ShopIndex,
): OptionValue | null {
  const { from, to, meaning } = span
  if ((meaning.kind !== 'number' && meaning.kind !== 'quantity') || countsOther(span, tokens)) return null
  const fitting = valuesOf(itemIds, shop).filter(({ value }) => numbersIn(value).includes(meaning.value))
  if (fitting.length === 0) return null
  const near = new Set(tokens.slice(Math.max(0, from - REACH), to + REACH).map(({ text }) => nounOf(text)))
  const named = fitting.filter(({ value }) => {
    const [number, noun] = wordsOf(value)
    return Number(number) === meaning.value && noun !== undefined && !isUnit(noun) && near.has(nounOf(noun))
  })
  if (named.length > 0) return only(named)
  if (isPackOf(span, tokens)) return only(fitting)
  return meaning.kind === 'number' && PARTICLES.of.has(tokens[from - 1]?.text ?? '') ? only(fitting) : null
}

const FEW = 2
/** Words that are told by how much they hold, in the singular. */
const PACK: ReadonlySet<string> = new Set(['pack', 'packet', 'pkt', 'box', 'set'])

/** "The ten pack", "a 6-pack": one pack by what it holds, and not so many packs; "2 pack" counts as often. */
function isPackOf({ from, to, meaning }: Span, tokens: readonly Token[]): boolean {
  const noun = tokens[to - 1]?.text ?? ''
  if (meaning.kind !== 'quantity' || !PACK.has(noun)) return false
  return meaning.value > FEW || LEXICON.articles.has(tokens[from - 1]?.text ?? '')
}

/** An amount with its unit is heard as such: the one in "2 m moja" is another. */
function isUnit(noun: string): boolean {
  return LEXICON.measures.has(noun) || LEXICON.shortMeasures.has(noun)
}

/** "Rolls" and "roll", "trei" and "tray" are one. */
function nounOf(word: string): string {
  return stem(LEXICON.pieces.get(word) ?? LEXICON.piecesOf.get(word) ?? word)
}

function numbersIn(value: string): number[] {
  return wordsOf(value).flatMap((word) => (/^\d+(?:\.\d+)?$/.test(word) ? [Number(word)] : []))
}
