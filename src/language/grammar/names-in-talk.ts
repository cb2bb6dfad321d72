import type { DialogueContext } from '../dialogue-context.ts'
import type { ShopIndex } from '../linking/build-index.ts'
import { stem } from '../linking/stem.ts'
import { wordsOf } from '../linking/words.ts'
import type { Meaning, Span, Token } from '../span.ts'
import { PARTICLES } from './particles.ts'

const SHORTEST = 3
const MOST_ITEMS = 30
/** What a word of a name may say besides; any other meaning it has is the one that is meant. */
const MAY_ALSO_BE: ReadonlySet<Meaning['kind']> = new Set(['item'])
/** Among what was just shown also what goods are like tells them apart; elsewhere it may be of any goods. */
const MAY_ALSO_BE_SHOWN: ReadonlySet<Meaning['kind']> = new Set(['item', 'feature'])
/** As sure as a part of a name is anywhere. */
const SCORE = 0.6

/**
 * The goods in the cart and in the list shown, called by any words that only one of their names has: "the princess ones",
 * "hizo za pool", "the plain one". In the whole shop such words would say too little.
 */
export function namesInTalk(
  tokens: readonly Token[],
  candidates: readonly Span[],
  { asked, cart, shown, salient }: DialogueContext,
  shop: ShopIndex,
): Span[] {
  const ids = [...new Set([...cart.map(({ itemId }) => itemId), ...shown, ...salient])].slice(0, MOST_ITEMS)
  const names = ids.map((id) => ({ id, words: new Set(wordsOf(shop.item(id)?.name ?? '').map(stem)) }))
  const besides = asked?.kind === 'pick' ? MAY_ALSO_BE_SHOWN : MAY_ALSO_BE
  return tokens.flatMap(({ kind, text }, at): Span[] => {
    const word = stem(text)
    const called = kind === 'word' && word.length >= SHORTEST ? names.filter(({ words }) => words.has(word)) : []
    const [only, ...more] = called
    if (only === undefined || more.length > 0 || shop.talks(text)) return []
    if (isOfOtherKind(at, only.id, tokens, candidates, shop))
      return [{ from: at, to: at + 1, meaning: { kind: 'item', itemIds: [only.id], whole: true, score: SCORE } }]
    if (!isFree(at, candidates, besides)) return []
    return [{ from: at, to: at + 1, meaning: { kind: 'item', itemIds: [only.id], whole: false, score: SCORE } }]
  })
}

/**
 * "The one litre vegetable", of the Vegetable Oil that was shown: pointed at or measured, the word means what is called so
 * here, though it is a kind of other goods as well.
 */
function isOfOtherKind(
  at: number,
  itemId: string,
  tokens: readonly Token[],
  candidates: readonly Span[],
  { shelf, kindOf }: ShopIndex,
): boolean {
  const over = candidates.filter(({ from, to }) => from <= at && to > at)
  const longer = over.some(({ from, to, meaning }) => to - from > 1 && GOODS.has(meaning.kind))
  const kinds = over.flatMap(({ meaning }) => (meaning.kind === 'category' ? [meaning] : []))
  const place = shelf.placeOf.get(itemId) ?? -1
  if (longer || kinds.length === 0 || kinds.some((kind) => kindOf(kind)?.items.includes(place) === true)) return false
  const pointed = tokens.slice(Math.max(0, at - REACH), at).some(({ text }) => isPointer(text))
  const measured = candidates.some(
    ({ from, to, meaning }) => meaning.kind === 'measure' && from <= at + REACH && to >= at,
  )
  return pointed || measured
}

const REACH = 2
const GOODS: ReadonlySet<Meaning['kind']> = new Set(['category', 'item'])

function isPointer(word: string): boolean {
  return word === 'the' || PARTICLES.other.has(word) || PARTICLES.points.has(word)
}

function isFree(at: number, candidates: readonly Span[], besides: ReadonlySet<Meaning['kind']>): boolean {
  return candidates.every(({ from, to, meaning }) => from > at || to <= at || besides.has(meaning.kind))
}
