import type { Span, Token } from '../span.ts'
import type { Found } from './desk.ts'
import { PARTICLES } from './particles.ts'

/** "Which oil or fat can I get": of two kinds that an "or" stands between either will do, and they are looked for together. */
export function withAlternatives(found: readonly Found[], tokens: readonly Token[]): Found[] {
  const merged: Found[] = []
  for (const one of found) {
    const before = merged.at(-1)
    const either = before === undefined ? null : eitherOf(before, one, tokens)
    if (either === null) merged.push(one)
    else merged.splice(-1, 1, either)
  }
  return merged
}

function eitherOf(one: Found, other: Found, tokens: readonly Token[]): Found | null {
  if (one.act.act !== 'search' || other.act.act !== 'search') return null
  const [a, b] = [one.act.wanted, other.act.wanted]
  if (isNamed(one) || isNamed(other) || a.itemIds.length === 0 || b.itemIds.length === 0) return null
  const [end, start] = [endOf(one.uses), startOf(other.uses)]
  if (!tokens.slice(end, start).some(({ text }) => PARTICLES.or.has(text))) return null
  const wanted = {
    ...a,
    exact: false,
    itemIds: [...new Set([...a.itemIds, ...b.itemIds])],
    categories: [...new Set([...a.categories, ...b.categories])],
    features: [],
    values: [...a.values, ...b.values],
    minPriceMinor: a.minPriceMinor ?? b.minPriceMinor,
    maxPriceMinor: a.maxPriceMinor ?? b.maxPriceMinor,
    words: `${a.words} / ${b.words}`,
  }
  return { ...one, act: { act: 'search', wanted }, uses: [...one.uses, ...other.uses] }
}

/** Two items are two things, and which of them is meant is weighed elsewhere. */
function isNamed({ uses }: Found): boolean {
  return uses.some(({ meaning }) => meaning.kind === 'item')
}

/** Where the kinds themselves stand: cues that go with them may stand anywhere. */
function kindsIn(uses: readonly Span[]): readonly Span[] {
  return uses.filter(({ meaning }) => meaning.kind === 'category')
}

function endOf(uses: readonly Span[]): number {
  return Math.max(0, ...kindsIn(uses).map(({ to }) => to))
}

function startOf(uses: readonly Span[]): number {
  return Math.min(Number.MAX_SAFE_INTEGER, ...kindsIn(uses).map(({ from }) => from))
}
