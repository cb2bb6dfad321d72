import type { OptionValue, Wanted } from '../reading.ts'
import type { VocabularyItem } from '../shop-vocabulary.ts'
import type { Meaning, Span, Token } from '../span.ts'
import type { ShopIndex } from './build-index.ts'
import { BINDERS, chooseHead } from './choose-head.ts'
import { bestOf, type RankedItem, rankItems } from './rank.ts'
import { stem } from './stem.ts'

export interface GoodsMeant
  extends Pick<Wanted, 'itemIds' | 'exact' | 'categories' | 'features' | 'values' | 'missing'> {
  /** All that the words may mean, for who knows more of what is wanted. */
  ranked: readonly RankedItem[]
}

type Item = Extract<Meaning, { kind: 'item' }>

/** What goods the words of one phrase mean together. */
export function wantedFrom(spans: readonly Span[], tokens: readonly Token[], index: ShopIndex): GoodsMeant {
  const { head, features: described } = chooseHead(withoutWhatFor(spans, tokens), tokens, index)
  const meanings = spans.map(({ meaning }) => meaning)
  const brands = meanings.flatMap((meaning) => (meaning.kind === 'brand' ? [meaning.brand] : []))
  const brand = brands.find((name) => index.hasBrand(name)) ?? null
  const named = spans.find(({ meaning }) => meaning === head)
  const part = named === undefined ? [] : tokens.slice(named.from, named.to).map(({ text }) => stem(text))
  const { names, fitted } = splitNames(meanings, { head, part }, index)
  const features = [
    ...new Set([...described, ...meanings.flatMap((meaning) => (meaning.kind === 'feature' ? [meaning.feature] : []))]),
  ]
  const values = [...meanings.flatMap((meaning) => (meaning.kind === 'value' ? [meaning.value] : [])), ...fitted]
  const kind = head === null ? null : (index.kindOf(head) ?? null)
  const missing = missingNames(spans, tokens, index)
  const ranked = rankItems({ names, kind, brand, features, values }, index)
  const itemIds = bestOf(ranked)
  const exact =
    missing.length === 0 && names.some(({ whole, itemIds: [id] }) => whole && id === itemIds[0]) && itemIds.length === 1
  const categories = exact || head === null ? [] : [...head.categories]
  return {
    itemIds,
    exact,
    categories,
    features: [...new Set([...(head?.features ?? []), ...features])],
    values,
    missing,
    ranked,
  }
}

/** "Waterproof pouch ya simu": behind the name of a thing its kind says what it is for. */
function withoutWhatFor(spans: readonly Span[], tokens: readonly Token[]): readonly Span[] {
  const name = spans.find(({ meaning }) => meaning.kind === 'item')
  if (name === undefined) return spans
  return spans.filter(
    ({ from, meaning }) => meaning.kind !== 'category' || from < name.to || !BINDERS.has(tokens[from - 1]?.text ?? ''),
  )
}

/** A name beside goods that come for several models says which of them: "a screen protector for Nuru 4". */
function splitNames(
  meanings: readonly Meaning[],
  { head, part }: { head: Extract<Meaning, { kind: 'category' }> | null; part: readonly string[] },
  index: ShopIndex,
) {
  const items = meanings.filter((meaning) => meaning.kind === 'item')
  if (items.length === 0) return { names: [], fitted: [] }
  const kind = head === null ? undefined : index.kindOf(head)
  const own = new Set(
    kind === undefined ? [] : [...kind.items, ...kind.near].map((at) => index.shelf.items[at]?.item.itemId ?? ''),
  )
  const names: Item[] = []
  const fitted: OptionValue[] = []
  for (const meaning of items) {
    const name = index.item(meaning.itemIds[0] ?? '')?.name ?? ''
    const others = items.filter((other) => other !== meaning).flatMap(({ itemIds }) => itemIds)
    const mine = kind === undefined || meaning.itemIds.some((id) => own.has(id))
    const option = modelOption(mine ? others : [...own], name, index)
    // "Ankle Strap heel" is no search for heels, and "a cable for the Nuru 4" is one for cables.
    if (option === null && (mine || (meaning.whole && hasPart(meaning, part, index)))) names.push(meaning)
    else if (option !== null) fitted.push({ option, value: name })
  }
  return { names, fitted }
}

/** Whether what a kind is called is something that the row of an item tells of it: the heel of a shoe. */
function hasPart({ itemIds }: Item, words: readonly string[], index: ShopIndex): boolean {
  return itemIds.some((id) => tellsOfPart(index.item(id) ?? { attributes: [] }, words))
}

export function tellsOfPart({ attributes }: Pick<VocabularyItem, 'attributes'>, words: readonly string[]): boolean {
  return attributes.some(({ key }) => key.split('_').some((part) => words.includes(part)))
}

/** The option of these goods that says which other goods they fit; the one that has the name, if any has. */
function modelOption(itemIds: readonly string[], name: string, index: ShopIndex): string | null {
  let found: string | null = null
  for (const id of itemIds)
    for (const [option, values] of Object.entries(index.item(id)?.options ?? {})) {
      if (!index.fitOptions.has(option)) continue
      if (values.includes(name)) return option
      found = option
    }
  return found
}

/** Makes and models that nothing here has. */
function missingNames(spans: readonly Span[], tokens: readonly Token[], index: ShopIndex): string[] {
  return spans.flatMap(({ from, to, meaning }) => {
    if (meaning.kind === 'brand') return index.hasBrand(meaning.brand) ? [] : [meaning.brand]
    const words = tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ')
    return meaning.kind === 'category' && index.isForeign(words) ? [words] : []
  })
}
