import type { ShopIndex } from '../linking/build-index.ts'
import type { Meaning, Span, Token } from '../span.ts'
import { PARTICLES } from './particles.ts'

/** A thing that is named. */
export type Goods = Span & { meaning: Extract<Meaning, { kind: 'category' | 'item' }> }

/** "I have a Jua 5": of goods named beside it that come for several models, the one that is wanted. */
export function modelHad(
  span: Goods,
  goods: readonly Goods[],
  tokens: readonly Token[],
  shop: ShopIndex,
): Extract<Meaning, { kind: 'value' }> | null {
  const { meaning, from, to } = span
  if (meaning.kind !== 'item' || meaning.itemIds.length > 1) return null
  const before = tokens.slice(Math.max(0, from - 2), from).map(({ text }) => text)
  const had = before.some((text) => PARTICLES.owns.has(text)) || (before.includes('have') && isMine(tokens, from))
  if (!had && !isPossessed(span, tokens) && !isOwnKind(span, tokens)) return null
  const value = shop.item(meaning.itemIds[0] ?? '')?.name ?? ''
  const later = goods.filter((other) => other.from >= to)
  const option = [...shop.fitOptions].find((one) => later.some((other) => comesFor(other, one, value, shop)))
  return option === undefined ? null : { kind: 'value', value: { option, value } }
}

/** How far before the name her own thing can stand: "my phone is the latest". */
const OWN_REACH = 5

/** "My phone is the Upepo 3", "simu yangu ni Nuru 4", "mine is a Jua 5": what her own thing is. */
function isOwnKind({ from }: Span, tokens: readonly Token[]): boolean {
  const start = Math.max(sentenceFrom(tokens, from), from - OWN_REACH)
  const before = tokens.slice(start, from)
  const own = before.findLastIndex(({ text }) => isOwner(text))
  return own !== -1 && before.slice(own).some(({ text }) => PARTICLES.isSo.has(text))
}

function isOwner(text: string): boolean {
  return PARTICLES.owner.has(text) || PARTICLES.ownedBy.has(text)
}

/** "I have", and no "do you have". */
function isMine(tokens: readonly Token[], from: number): boolean {
  return tokens.slice(Math.max(0, from - 4), from).some(({ text }) => text === 'i' || text === 'we' || text === "i've")
}

function comesFor({ meaning }: Goods, option: string, value: string, shop: ShopIndex): boolean {
  const items =
    meaning.kind === 'item'
      ? meaning.itemIds.map((id) => shop.item(id))
      : (shop.kindOf(meaning)?.items ?? []).map((at) => shop.shelf.items[at]?.item)
  return items.some((item) => item?.options[option]?.includes(value) === true)
}

/** Said of her own: "my phone", "simu yangu". */
export function isPossessed({ from, to }: Span, tokens: readonly Token[]): boolean {
  return PARTICLES.owner.has(tokens[from - 1]?.text ?? '') || PARTICLES.ownedBy.has(tokens[to]?.text ?? '')
}

export function saysOwned({ from }: Span, tokens: readonly Token[]): boolean {
  const before = tokens.slice(Math.max(0, from - 2), from).map(({ text }) => text)
  return before.some((text) => PARTICLES.owns.has(text)) || (before.includes('have') && isMine(tokens, from))
}

/** Where the sentence of a word begins. */
export function sentenceFrom(tokens: readonly Token[], before: number): number {
  const at = tokens.findLastIndex(({ kind, text }, place) => place < before && (kind === 'break' || ENDS.has(text)))
  return at + 1
}

/** Marks that end a sentence. */
export const ENDS: ReadonlySet<string> = new Set(['.', '?', '!', ';'])
