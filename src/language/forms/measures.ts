import type { Span, Token } from '../span.ts'
import { LEXICON, type Unit } from './lexicon.ts'
import { type Numeral, numeralAt } from './numeral.ts'

const SHORTEST_ALONE = 4
const COUNTS = new Set(['many', 'how', 'few', 'several'])
/** Units that are counted in hundreds: "gramu mia tano", where "kilo mia tano" is a kilo and its price. */
const SMALL: ReadonlySet<string> = new Set(['g', 'ml', 'mah', 'mg', 'mm', 'w'])

/** "2kg", "kilo mbili na nusu", "nusu lita", "half a kilo", "kilo ya sukari". */
export function findMeasures(tokens: readonly Token[]): Span[] {
  return tokens.flatMap((_, at) => {
    const spans = [countFirst(tokens, at), fractionFirst(tokens, at), unitFirst(tokens, at)]
    return spans.filter((span) => span !== null)
  })
}

/** The unit of measure that a token is, behind digits also when it is a single letter. */
export function unitAt(tokens: readonly Token[], at: number): Unit | null {
  const token = tokens[at]
  if (token === undefined) return null
  const before = tokens[at - 1]
  const short = before?.kind === 'number' && (before.to === token.from || !LEXICON.articles.has(token.text))
  const behind = short ? LEXICON.shortMeasures.get(token.text) : undefined
  // "In" is an inch only where nothing stands between it and its number: "32in", not "2 in black".
  const letters = behind !== undefined && (token.text.length === 1 || before?.to === token.from) ? behind : undefined
  return LEXICON.measures.get(token.text) ?? letters ?? null
}

function countFirst(tokens: readonly Token[], at: number): Span | null {
  const numeral = numeralAt(tokens, at)
  const unit = numeral === null ? null : unitAt(tokens, numeral.to)
  if (numeral === null || unit === null || belongsToUnitBefore(tokens, at, numeral)) return null
  return withFraction(tokens, { from: at, to: numeral.to + 1 }, numeral.value, unit)
}

/** In "mafuta lita 2 kilo 3 sukari" the 2 counts litres and the 3 kilos. */
function belongsToUnitBefore(tokens: readonly Token[], at: number, { to }: Numeral): boolean {
  return isUnit(tokens, at - 1) && numeralAt(tokens, to + 1) !== null
}

function isUnit(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? ''
  return LEXICON.measures.has(text) || LEXICON.pieces.has(text)
}

/** "Nusu kilo", "half a kilo", "robo tatu kilo", "quarter of a kilo". */
function fractionFirst(tokens: readonly Token[], from: number): Span | null {
  const fraction = LEXICON.fractions.get(tokens[from]?.text ?? '')
  if (fraction === undefined) return null
  const { value, to } = timesFraction(tokens, from, fraction)
  let at = to
  if (LEXICON.of.has(tokens[at]?.text ?? '')) at += 1
  if (LEXICON.articles.has(tokens[at]?.text ?? '')) at += 1
  const unit = LEXICON.measures.get(tokens[at]?.text ?? '')
  return unit === undefined
    ? null
    : measure({ from: firstOf(tokens, from), to: at + 1 }, value * countBefore(tokens, from), unit)
}

/** "Robo tatu": three quarters. */
function timesFraction(tokens: readonly Token[], at: number, fraction: number): { value: number; to: number } {
  const times = numeralAt(tokens, at + 1)
  const counts = times !== null && times.value > 1 && times.value * fraction < 1
  return counts ? { value: times.value * fraction, to: times.to } : { value: fraction, to: at + 1 }
}

/** "Three quarters". */
function countBefore(tokens: readonly Token[], at: number): number {
  const before = at > 0 ? numeralAt(tokens, at - 1) : null
  return before !== null && before.to === at && tokens[at]?.text.endsWith('s') ? before.value : 1
}

function firstOf(tokens: readonly Token[], at: number): number {
  const article = LEXICON.articles.has(tokens[at - 1]?.text ?? '')
  return countBefore(tokens, at) === 1 && !article ? at : at - 1
}

/** "Kilo mbili", "lita 5", "kilo na nusu", "kilo nusu", "a kilo", "kilo ya sukari". */
function unitFirst(tokens: readonly Token[], at: number): Span | null {
  const unit = LEXICON.measures.get(tokens[at]?.text ?? '')
  const counted = at > 0 && numeralAt(tokens, at - 1) !== null && !isUnit(tokens, at - 2)
  // "My foot is 44" measures nothing in feet.
  if (unit === undefined || counted || LEXICON.feet.has(tokens[at]?.text ?? '')) return null
  const numeral = numeralAt(tokens, at + 1)
  if (numeral !== null && (!numeral.scaled || SMALL.has(unit.unit)))
    return measure({ from: at, to: numeral.to }, numeral.value, unit)
  const only = LEXICON.fractions.get(tokens[at + 1]?.text ?? '')
  if (only !== undefined) {
    const { value, to } = timesFraction(tokens, at + 1, only)
    return measure({ from: at, to }, value, unit)
  }
  const article = LEXICON.articles.has(tokens[at - 1]?.text ?? '')
  const from = article ? at - 1 : at
  const more = withFraction(tokens, { from, to: at + 1 }, 1, unit)
  if (more !== null && more.to > at + 1) return more
  return article || LEXICON.of.has(tokens[at + 1]?.text ?? '') || isOneOf(tokens, at) ? more : null
}

/** "Sukari kilo", "ni ngapi kilo": the unit alone is one of it, where it is not asked how many. */
function isOneOf(tokens: readonly Token[], at: number): boolean {
  const [before, unit, next] = [at - 1, at, at + 1].map((place) => tokens[place]?.text ?? '')
  if (unit === undefined || unit.length < SHORTEST_ALONE || unit.endsWith('s')) return false
  return before !== undefined && before !== '' && !LEXICON.asksCount.has(next ?? '') && !COUNTS.has(before)
}

/** "Kilo mbili NA NUSU", "2 kg and a half". */
function withFraction(
  tokens: readonly Token[],
  span: { from: number; to: number },
  value: number,
  unit: Unit,
): Span | null {
  let at = span.to
  if (!LEXICON.and.has(tokens[at]?.text ?? '')) return measure(span, value, unit)
  at += 1
  if (LEXICON.articles.has(tokens[at]?.text ?? '')) at += 1
  const fraction = LEXICON.fractions.get(tokens[at]?.text ?? '')
  // "2 kilo ya unga na nusu kilo ya sukari" has two measures.
  const ownUnit = unitAt(tokens, at + 1) !== null || LEXICON.of.has(tokens[at + 1]?.text ?? '')
  if (fraction === undefined || ownUnit) return measure(span, value, unit)
  return measure({ from: span.from, to: at + 1 }, value + fraction, unit)
}

function measure(span: { from: number; to: number }, value: number, { unit, factor }: Unit): Span | null {
  const amount = Math.round(value * factor * 1_000) / 1_000
  return amount > 0 ? { ...span, meaning: { kind: 'measure', measure: { amount, unit } } } : null
}
