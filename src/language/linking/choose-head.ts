import type { Meaning, Span, Token } from '../span.ts'
import type { ShopIndex } from './build-index.ts'
import { keyOf } from './shelf.ts'

type Category = Extract<Meaning, { kind: 'category' }>
type HeadSpan = Span & { meaning: Category }

/** After these words comes what the thing is for or of: "cover for a phone", "kava ya simu". */
export const BINDERS: ReadonlySet<string> = new Set(['for', 'of', 'with', 'ya', 'wa', 'la', 'za', 'cha', 'vya', 'kwa'])

/** Which of the kinds in a phrase is meant, and what the others say of it: a phone cover is a cover. */
export function chooseHead(
  spans: readonly Span[],
  tokens: readonly Token[],
  index: ShopIndex,
): { head: Category | null; features: string[] } {
  const kinds = spans.filter((span): span is HeadSpan => span.meaning.kind === 'category')
  const heads = kinds.filter(({ meaning }) => meaning.head)
  const chosen = chosenOf(heads, tokens, index)
  const described = kinds.filter((span) => span !== chosen)
  return {
    head: chosen?.meaning ?? null,
    features: described.flatMap((span) => describedBy(span, chosen, tokens, index)),
  }
}

function chosenOf(heads: readonly HeadSpan[], tokens: readonly Token[], index: ShopIndex): HeadSpan | null {
  const first = heads[0]
  const last = heads.at(-1)
  if (first === undefined || last === undefined || heads.length === 1) return first ?? null
  const second = heads[1]
  if (second !== undefined && tokens.slice(first.to, second.from).some(({ text }) => BINDERS.has(text))) return first
  // "Sabuni ya kufua nguo": what is not sold here says what the soap is for, where the thing comes first.
  if (isStrange(last) && !isStrange(first) && leads(first, tokens, index)) return first
  const saysOfLast = heads.slice(0, -1).some((span) => tells(span, last, tokens, index))
  const saysOfFirst = heads.slice(1).some((span) => tells(span, first, tokens, index))
  return !saysOfLast && saysOfFirst ? first : last
}

function isStrange({ meaning }: HeadSpan): boolean {
  return meaning.categories.length === 0
}

function leads({ from }: HeadSpan, tokens: readonly Token[], { glossary }: ShopIndex): boolean {
  return glossary.kinds.leads(keyOf(tokens[from]?.text ?? ''))
}

/** Whether goods of one kind have the word of the other: phone covers have "phone", phones have no "cover". */
function tells(span: HeadSpan, about: HeadSpan, tokens: readonly Token[], index: ShopIndex): boolean {
  return wordsOfSpan(span, tokens, index).some((words) => hasWords(words, about.meaning, index))
}

function describedBy(span: HeadSpan, chosen: HeadSpan | null, tokens: readonly Token[], index: ShopIndex): string[] {
  if (!span.meaning.head || chosen === null) return [...span.meaning.features]
  const telling = wordsOfSpan(span, tokens, index).find((words) => hasWords(words, chosen.meaning, index))
  return telling === undefined ? [] : [telling]
}

/** A kind in words the shop may use of other goods: as it was said, the shop's own word, its categories. */
function wordsOfSpan({ from, to, meaning }: HeadSpan, tokens: readonly Token[], index: ShopIndex): string[] {
  const said = tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
  const tags = [...(index.shelf.items[index.kindOf(meaning)?.items[0] ?? -1]?.tags.values() ?? [])]
  return [
    said,
    ...meaning.features,
    ...meaning.categories,
    ...tags.filter((tag) => index.glossary.kinds.thing(keyOf(tag))),
  ]
}

function hasWords(words: string, meaning: Category, index: ShopIndex): boolean {
  const parts = keyOf(words).split(' ')
  const items = index.kindOf(meaning)?.items ?? []
  return items.some((at) => parts.every((word) => index.shelf.items[at]?.own.has(word)))
}
