import type { Meaning, Span, Token } from '../span.ts'
import { type Amount, amountAt } from './amount.ts'
import { LEXICON } from './lexicon.ts'
import { phraseAfter, phraseBefore } from './phrase.ts'

/** Without a word of money a smaller number beside "under" or "around" is a size or a count. */
const LEAST_BOUND = 50
const LEAST_TO_SPEND = 100
const DASH = '-'

interface Bounded {
  from: number
  to: number
  bound: 'most' | 'least' | 'near' | null
}

/** Sums of money and what they bound: "under 3k", "kati ya 500 na 800", "2500/=", "soo tano". */
export function findPrices(tokens: readonly Token[]): Span[] {
  const spans: Span[] = []
  for (let at = 0; at < tokens.length; ) {
    const first = amountAt(tokens, at)
    const range = first === null ? null : rangeFrom(tokens, first)
    const span = range ?? (first === null ? null : single(tokens, first))
    if (span !== null) spans.push(span)
    at = Math.max(at + 1, span?.to ?? first?.to ?? 0)
  }
  return spans
}

/** "Between 2k and 4k", "500 - 800", "2 to 4k". */
function rangeFrom(tokens: readonly Token[], first: Amount): Span | null {
  const text = tokens[first.to]?.text ?? ''
  const before = phraseBefore(tokens, first.from, LEXICON.between)
  const together = before !== null && LEXICON.and.has(text)
  if (!together && !LEXICON.to.has(text) && text !== DASH) return null
  const second = amountAt(tokens, first.to + 1)
  if (second === null) return null
  const low = first.value < 100 && second.value >= 1_000 && !first.scaled ? first.value * 1_000 : first.value
  const money = first.named || second.named || first.scaled || second.scaled || low >= LEAST_BOUND
  if (!money || second.value <= low) return null
  return price(before ?? first.from, second.to, {
    minMinor: minor(low),
    maxMinor: minor(second.value),
    nearMinor: null,
    bare: false,
  })
}

function single(tokens: readonly Token[], amount: Amount): Span | null {
  const { from, to, bound } = before(tokens, amount) ??
    behind(tokens, amount) ??
    spent(tokens, amount) ?? { ...amount, bound: null }
  const money = amount.named || amount.scaled
  if (!money && (bound === null || amount.value < LEAST_BOUND || isAccount(amount.value))) return null
  const value = minor(amount.value)
  return price(from, to, {
    minMinor: bound === 'least' ? value : null,
    maxMinor: bound === 'most' ? value : null,
    nearMinor: bound === 'near' || bound === null ? value : null,
    bare: bound === null && !amount.named,
  })
}

/** "Budget is around 4k": the word next to the sum decides, the one before it belongs to the span. */
function before(tokens: readonly Token[], amount: Amount): Bounded | null {
  const found = boundBefore(tokens, amount.from)
  if (found === null) return null
  const outer = boundBefore(tokens, found.from)
  // "2000 and below" said twice over: "max 2000 tops".
  const end =
    phraseAfter(tokens, amount.to, LEXICON.orLess) ?? phraseAfter(tokens, amount.to, LEXICON.orSo) ?? amount.to
  return { ...found, from: outer?.from ?? found.from, to: end }
}

function boundBefore(tokens: readonly Token[], at: number): Omit<Bounded, 'to'> | null {
  for (let to = at; to > 0 && to >= at - 2; to -= 1) {
    const tries = [
      ['most', phraseBefore(tokens, to, LEXICON.atMost)],
      ['least', phraseBefore(tokens, to, LEXICON.atLeast)],
      ['near', phraseBefore(tokens, to, LEXICON.about)],
    ] as const
    // "Si zaidi ya" and "zaidi ya" both end here: the longer one was said.
    const found = tries
      .flatMap(([bound, from]) => (from === null ? [] : [{ bound, from }]))
      .sort((a, b) => a.from - b.from)[0]
    if (found !== undefined) return found
    if (!LEXICON.links.has(tokens[to - 1]?.text ?? '')) return null
  }
  return null
}

function behind(tokens: readonly Token[], { from, to }: Amount): Bounded | null {
  const tries = [
    ['most', phraseAfter(tokens, to, LEXICON.orLess)],
    ['least', phraseAfter(tokens, to, LEXICON.orMore)],
    ['near', phraseAfter(tokens, to, LEXICON.orSo)],
  ] as const
  return tries.flatMap(([bound, end]) => (end === null ? [] : [{ bound, from, to: end }]))[0] ?? null
}

/** "Niko na 3000": all that can be spent, unless it is something else that she has. */
function spent(tokens: readonly Token[], amount: Amount): Bounded | null {
  const from = phraseBefore(tokens, amount.from, LEXICON.spends)
  if (from === null) return null
  const next = tokens[amount.to]
  const ends = next === undefined || next.kind !== 'word' || LEXICON.spendsEnds.has(next.text)
  const money = amount.named || amount.scaled || (amount.value >= LEAST_TO_SPEND && ends)
  return money ? { from, to: amount.to, bound: 'most' } : null
}

/** Six digits that are not round are an account or a reference: "any news about 190234". */
function isAccount(value: number): boolean {
  return value >= 100_000 && value % 100 !== 0
}

function minor(shillings: number): number {
  return Math.round(shillings * 100)
}

function price(from: number, to: number, bounds: Omit<Extract<Meaning, { kind: 'price' }>, 'kind'>): Span {
  return { from, to, meaning: { kind: 'price', ...bounds } }
}
