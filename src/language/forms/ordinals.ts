import type { Span, Token } from '../span.ts'
import { LEXICON } from './lexicon.ts'
import { numeralAt } from './numeral.ts'
import { phraseAfter } from './phrase.ts'
import { afterLinks } from './sizes.ts'

/** "Number 15" and above is worn, "ya 42" is a size, no list is longer. */
const MOST_NUMBERED = 14
const MOST_LABELLED = 100
const DIGIT_FORM = /^\d/

/** Places in a list: "the first one", "2nd", "ya pili", "no. 3", "#4", "the last one". */
export function findOrdinals(tokens: readonly Token[]): Span[] {
  return tokens.flatMap((_, at) => {
    const spans = [label(tokens, at), word(tokens, at), linked(tokens, at), last(tokens, at)]
    return spans.filter((span) => span !== null)
  })
}

/** "Option 2", "#4", "namba tatu", "no. 3". */
function label(tokens: readonly Token[], at: number): Span | null {
  const text = tokens[at]?.text ?? ''
  const placed = LEXICON.placeLabels.has(text)
  if (!placed && !LEXICON.numberLabels.has(text)) return null
  const dotted = tokens[at + 1]?.text === '.'
  if (text === 'no' && at === 0 && !dotted) return null
  const numeral = numeralAt(tokens, dotted ? at + 2 : afterLinks(tokens, at + 1))
  const most = placed ? MOST_LABELLED : MOST_NUMBERED
  if (numeral === null || numeral.scaled || !isPlace(numeral.value, most)) return null
  return ordinal(tokens, at, numeral.to, numeral.value)
}

function isPlace(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most
}

/** "First" where it points: after "the" or before "one", or alone. */
function word(tokens: readonly Token[], at: number): Span | null {
  const text = tokens[at]?.text ?? ''
  const place = LEXICON.ordinals.get(text)
  if (place === undefined || isOtherThing(tokens, at, at + 1)) return null
  const before =
    LEXICON.pointsBefore.has(tokens[at - 1]?.text ?? '') || LEXICON.ordinalLinks.has(tokens[at - 1]?.text ?? '')
  const behind = LEXICON.pointsAfter.has(tokens[at + 1]?.text ?? '')
  const points = before || behind || isAlone(tokens, at, at + 1) || DIGIT_FORM.test(text)
  return points ? ordinal(tokens, at, at + 1, place) : null
}

/** "Ya tatu", "ile ya 3". */
function linked(tokens: readonly Token[], at: number): Span | null {
  if (!LEXICON.ordinalLinks.has(tokens[at]?.text ?? '')) return null
  const numeral = numeralAt(tokens, at + 1)
  if (numeral === null || numeral.scaled || numeral.value > MOST_NUMBERED || !Number.isInteger(numeral.value))
    return null
  const pointed = LEXICON.pointsBefore.has(tokens[at - 1]?.text ?? '')
  const said = numeral.value >= 3 && !numeral.digits
  if ((!said && !pointed) || isOtherThing(tokens, at, numeral.to) || counts(tokens, numeral.to)) return null
  return ordinal(tokens, at, numeral.to, numeral.value)
}

/** "The last one", "ya mwisho", "second last". */
function last(tokens: readonly Token[], at: number): Span | null {
  const phrase = LEXICON.lastPhrases.find((known) => phraseAfter(tokens, at, known.said) !== null)
  const to = at + (phrase?.length ?? 1)
  if (phrase === undefined && !LEXICON.lasts.has(tokens[at]?.text ?? '')) return null
  const before = tokens[at - 1]?.text ?? ''
  const points = LEXICON.pointsBefore.has(before) || LEXICON.ordinalLinks.has(before)
  const one = LEXICON.pointsAfter.has(tokens[to]?.text ?? '')
  const sure = phrase !== undefined && phrase.length > 1
  const placed = phrase !== undefined && !sure ? one : points || one || sure || isAlone(tokens, at, to)
  if (!placed || isOtherThing(tokens, at, to)) return null
  return ordinal(tokens, at, to, phrase?.place ?? -1)
}

/** "Bei ya mwisho", "first time", "on second thought". */
function isOtherThing(tokens: readonly Token[], from: number, to: number): boolean {
  const link = LEXICON.ordinalLinks.has(tokens[from - 1]?.text ?? '') ? 2 : 1
  const before = tokens[from - link]?.text ?? ''
  return LEXICON.notPlaceBefore.has(before) || LEXICON.notPlaceAfter.has(tokens[to]?.text ?? '')
}

function isAlone(tokens: readonly Token[], from: number, to: number): boolean {
  return (from === 0 || tokens[from - 1]?.kind === 'mark') && (to === tokens.length || tokens[to]?.kind !== 'word')
}

function counts(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? ''
  return LEXICON.pieces.has(text) || LEXICON.measures.has(text)
}

/** With the words that only point at it: "ILE YA pili", "THE first ONE". */
function ordinal(tokens: readonly Token[], at: number, end: number, place: number): Span {
  let from = at
  if (LEXICON.ordinalLinks.has(tokens[from - 1]?.text ?? '')) from -= 1
  if (LEXICON.pointsBefore.has(tokens[from - 1]?.text ?? '')) from -= 1
  const one = ['one', '1', 'ones'].includes(tokens[end]?.text ?? '') && from < at
  const to = one || tokens[end]?.text === 'one' ? end + 1 : end
  return { from, to, meaning: { kind: 'ordinal', place } }
}
