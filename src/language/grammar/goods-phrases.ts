import type { Meaning, Span, Token } from '../span.ts'
import { cuesOf } from './cues-of.ts'

const AMOUNTS: ReadonlySet<Meaning['kind']> = new Set(['quantity', 'measure', 'number', 'size'])
const GOODS: ReadonlySet<Meaning['kind']> = new Set([
  'item',
  'brand',
  'category',
  'feature',
  'value',
  'measure',
  'quantity',
  'number',
  'size',
  'price',
])
const JOINERS = new Set([
  ',',
  '&',
  '+',
  'and',
  'na',
  'plus',
  'pia',
  'also',
  'kisha',
  'alafu',
  'halafu',
  'n',
  'or',
  'ama',
  'au',
  'vs',
])

/** Words between the name of a thing and its kind, where they are one thing. */
const MOST_BETWEEN = 2

interface Phrase {
  spans: Span[]
  named: boolean
}

/**
 * The goods of a clause, a group of spans for each thing: "Estate Low white 41 and Matatu Retro red 42" are two. Sizes,
 * colours and amounts go to the thing they stand beside; after a comma or an "and" they lead the next thing, if one comes.
 */
export function goodsPhrases(spans: readonly Span[], tokens: readonly Token[]): Span[][] {
  const phrases: Phrase[] = []
  let lead: Span[] = []
  let cut = false
  let end = spans[0]?.from ?? 0
  for (const span of spans) {
    const { meaning } = span
    cut ||= joins(tokens, end, span.from) || (meaning.kind === 'filler' && isJoiner(tokens, span))
    if (cuesOf(meaning).some((cue) => cue === 'add' || cue === 'instead')) cut = true
    end = span.to
    if (!GOODS.has(meaning.kind)) continue
    const current = phrases.at(-1)
    if (names(meaning) && !(isStrange(meaning) && current?.named === true && !cut)) {
      const another =
        current === undefined ||
        (current.named && (cut || lead.length > 0 || hasAmount(current) || standsApart(current, span)))
      if (another) phrases.push({ spans: [...lead, span], named: true })
      else Object.assign(current, { spans: [...current.spans, ...lead, span], named: true })
      lead = []
    } else if (cut && lead.length > 0) {
      attach(lead, phrases)
      lead = [span]
    } else if (lead.length > 0 || cut || current === undefined || repeats(current, meaning)) lead.push(span)
    else current.spans.push(span)
    cut = false
  }
  attach(lead, phrases)
  return phrases.map((phrase) => phrase.spans)
}

/** What stood behind a comma and led to nothing new goes with the thing before it, or tells another one of its kind. */
function attach(lead: readonly Span[], phrases: Phrase[]): void {
  const last = phrases.at(-1)
  if (lead.length === 0) return
  if (last === undefined || tellsAnother(last.spans, lead)) phrases.push({ spans: [...lead], named: false })
  else last.spans.push(...lead)
}

/** "White 40 and black 43": what was told twice of a thing is told of two. */
function tellsAnother(spans: readonly Span[], lead: readonly Span[]): boolean {
  const [before, after] = [tellingIn(spans), tellingIn(lead)]
  if (before.has('measure') && after.has('measure')) return true
  return ['value', 'size'].every((kind) => before.has(kind) && after.has(kind))
}

function tellingIn(spans: readonly Span[]): ReadonlySet<string> {
  return new Set(spans.map(({ meaning }) => (meaning.kind === 'number' ? 'size' : meaning.kind)))
}

/** Whether a meaning names goods by itself; the rest only tells which of them. */
export function names(meaning: Meaning): boolean {
  return meaning.kind === 'item' || meaning.kind === 'brand' || (meaning.kind === 'category' && meaning.head)
}

/** A word for goods that the shop does not have: beside goods that it has it only says more of them. */
function isStrange(meaning: Meaning): boolean {
  return meaning.kind === 'category' && meaning.categories.length === 0
}

function hasAmount({ spans }: Phrase): boolean {
  const head = spans.findIndex(({ meaning }) => names(meaning))
  return spans.slice(head + 1).some(({ meaning }) => AMOUNTS.has(meaning.kind) && meaning.kind !== 'size')
}

/** "Kilele Pro" and "charger" in "does the Kilele Pro come with a charger": a sentence lies between them. */
function standsApart({ spans }: Phrase, { from, meaning }: Span): boolean {
  const last = spans.at(-1)
  const whole = last?.meaning.kind === 'item' && last.meaning.whole
  return whole && meaning.kind === 'category' && from - last.to >= MOST_BETWEEN
}

/** "2 bread 3 milk": a second amount of the same kind belongs to what comes next. */
function repeats({ named, spans }: Phrase, meaning: Meaning): boolean {
  return (
    named &&
    AMOUNTS.has(meaning.kind) &&
    spans.some((span) => span.meaning.kind === meaning.kind) &&
    meaning.kind !== 'size'
  )
}

function joins(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ text }) => JOINERS.has(text))
}

function isJoiner(tokens: readonly Token[], { from, to }: Span): boolean {
  return to - from === 1 && JOINERS.has(tokens[from]?.text ?? '')
}
