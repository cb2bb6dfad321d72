import type { Span, Token } from '../span.ts'
import { LEXICON } from './lexicon.ts'
import { unitAt } from './measures.ts'
import { type Numeral, numeralAt } from './numeral.ts'

const LETTERS = new Set(['xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', '2xl', '3xl', '4xl', '5xl', '6xl'])
const SURE_LETTERS = new Set(['xs', 'xl', 'xxl', 'xxxl'])
const SINGLE = new Set(['S', 'M', 'L'])
const SYSTEMS = new Map([
  ['uk', 'UK '],
  ['us', 'US '],
  ['eu', ''],
  ['eur', ''],
  ['euro', ''],
])
const MOST = 130
/** What "namba" counts between these is worn; below it is a place in a list. */
const NUMBERED = { least: 15, most: 50 }
const HALVES = { least: 30, most: 50 }
/** Words and marks between a label and its value: "size yangu ni: 42". */
const REACH = 4

/** "Size 42", "sz xl", "namba 44", "uk 8", "2XL", "41.5". */
export function findSizes(tokens: readonly Token[]): Span[] {
  return tokens.flatMap((_, at) => {
    const spans = [
      labelled(tokens, at),
      valueFirst(tokens, at),
      numbered(tokens, at),
      system(tokens, at),
      letters(tokens, at),
    ]
    return [...spans, half(tokens, at)].filter((span) => span !== null)
  })
}

/** Where the value of a label stands, over "is", "ya" and the like. */
export function afterLinks(tokens: readonly Token[], from: number): number {
  let at = from
  while (at < from + REACH && LEXICON.links.has(tokens[at]?.text ?? '')) at += 1
  return at
}

function labelled(tokens: readonly Token[], at: number): Span | null {
  const foot = LEXICON.feet.has(tokens[at]?.text ?? '')
  if (!foot && !LEXICON.sizeWords.has(tokens[at]?.text ?? '')) return null
  const next = afterLinks(tokens, at + 1)
  const named = next > at + 1 ? SYSTEMS.get(tokens[next - 1]?.text ?? '') : undefined
  const numeral = numeralAt(tokens, next)
  if (foot && (numeral === null || numeral.value < NUMBERED.least)) return null
  if (numeral !== null && worn(numeral) && unitAt(tokens, numeral.to) === null) {
    const letter = tokens[numeral.to]?.text === 'xl' ? 'XL' : ''
    const behind = SYSTEMS.get(tokens[numeral.to]?.text ?? '')
    const to = numeral.to + (letter === '' && behind === undefined ? 0 : 1)
    return size(at, to, `${named ?? behind ?? ''}${numeral.value}${letter}`)
  }
  const text = tokens[next]?.text ?? ''
  const value = LETTERS.has(text) ? text.toUpperCase() : LEXICON.sizeNames.get(text)
  return value === undefined ? null : size(at, next + 1, value)
}

/** "42 size", "xl size"; not where the size word has a value of its own behind it. */
function valueFirst(tokens: readonly Token[], at: number): Span | null {
  const numeral = numeralAt(tokens, at)
  const label = numeral?.to ?? at + 1
  if (!LEXICON.sizeWords.has(tokens[label]?.text ?? '') || labelled(tokens, label) !== null) return null
  const text = tokens[at]?.text ?? ''
  if (numeral !== null)
    return worn(numeral) && numeral.value >= NUMBERED.least ? size(at, label + 1, String(numeral.value)) : null
  const value = LETTERS.has(text) ? text.toUpperCase() : LEXICON.sizeNames.get(text)
  return value === undefined ? null : size(at, label + 1, value)
}

function worn({ value, scaled }: Numeral): boolean {
  return !scaled && value > 0 && value <= MOST && Number.isInteger(value * 2)
}

/** "Namba 44": a size where it can be one. */
function numbered(tokens: readonly Token[], at: number): Span | null {
  const text = tokens[at]?.text ?? ''
  if (!LEXICON.numberLabels.has(text)) return null
  // "No 42" at the beginning says no to something.
  if (text === 'no' && at === 0 && tokens[at + 1]?.text !== '.') return null
  const next = tokens[at + 1]?.text === '.' ? at + 2 : afterLinks(tokens, at + 1)
  const numeral = numeralAt(tokens, next)
  if (numeral === null || !worn(numeral) || unitAt(tokens, numeral.to) !== null) return null
  const fits = numeral.value >= NUMBERED.least && numeral.value <= NUMBERED.most
  return fits ? size(at, numeral.to, String(numeral.value)) : null
}

/** "UK 8", "8 uk", "eu 42", "UK size ten". */
function system(tokens: readonly Token[], at: number): Span | null {
  const before = SYSTEMS.get(tokens[at]?.text ?? '')
  const labelled = before !== undefined && LEXICON.sizeWords.has(tokens[at + 1]?.text ?? '')
  const numeral = numeralAt(tokens, before === undefined ? at : at + (labelled ? 2 : 1))
  // "Us two" are people, and "a UK ten" is a size.
  const said = numeral?.digits === true || labelled || tokens[at]?.text === 'uk'
  if (numeral === null || !worn(numeral) || !said) return null
  if (before !== undefined) return size(at, numeral.to, `${before}${numeral.value}`)
  const behind = SYSTEMS.get(tokens[numeral.to]?.text ?? '')
  return behind === undefined ? null : size(at, numeral.to + 1, `${behind}${numeral.value}`)
}

function letters(tokens: readonly Token[], at: number): Span | null {
  const token = tokens[at]
  if (token === undefined) return null
  if (token.kind === 'number' && tokens[at + 1]?.text === 'xl' && tokens[at + 1]?.from === token.to) {
    return size(at, at + 2, `${token.text}XL`)
  }
  if (SURE_LETTERS.has(token.text)) return size(at, at + 1, token.text.toUpperCase())
  if (!SINGLE.has(token.raw) || tokens[at - 1]?.kind === 'number') return null
  const shouted = tokens.length > 1 && tokens.every(({ raw }) => raw === raw.toUpperCase())
  return shouted ? null : size(at, at + 1, token.raw)
}

/** A half size says by itself what it is. */
function half(tokens: readonly Token[], at: number): Span | null {
  const numeral = numeralAt(tokens, at)
  if (numeral === null || Number.isInteger(numeral.value) || !worn(numeral) || unitAt(tokens, numeral.to) !== null)
    return null
  const fits = numeral.value >= HALVES.least && numeral.value <= HALVES.most
  return fits ? size(at, numeral.to, String(numeral.value)) : null
}

function size(from: number, to: number, value: string): Span {
  return { from, to, meaning: { kind: 'size', value } }
}
