import type { Meaning, Span, Token } from '../span.ts'
import { cuesOf } from './cues-of.ts'
import { GOODS_KINDS } from './goods-kinds.ts'
import { isOwned } from './owned.ts'
import { PARTICLES } from './particles.ts'

const AMOUNTS: ReadonlySet<Meaning['kind']> = new Set(['quantity', 'measure', 'number', 'size'])
const TOLD: ReadonlySet<Meaning['kind']> = new Set([...GOODS_KINDS, 'price', 'degree'])
/** Marks between two things of a list. */
const LIST_MARKS: ReadonlySet<string> = new Set([',', '&', '+'])

/** Words between the name of a thing and its kind, where they are one thing. */
const MOST_BETWEEN = 2
const [LEAST_WORN, MOST_WORN] = [15, 60]

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
    cut ||=
      joins(tokens, end, span.from) ||
      (meaning.kind === 'filler' && span.to - span.from === 1 && isJoiner(tokens[span.from]))
    cut ||= names(meaning) && becomes(tokens, spans, phrases.at(-1)?.spans.at(-1)?.to ?? span.from, span.from)
    const only = cuesOf(meaning).includes('only') && spans.some((next) => next.from === span.to && names(next.meaning))
    if (only || cuesOf(meaning).some((cue) => cue === 'add' || cue === 'instead') || isSentence(meaning)) cut = true
    end = span.to
    if (!TOLD.has(meaning.kind)) continue
    const ranged = tokens[span.from - 1]?.text === '-' && phrases.at(-1)?.spans.at(-1)?.to === span.from - 1
    if (names(meaning) && cut && lead.length > 0 && phrases.at(-1)?.named === true) {
      attach(lead, phrases)
      lead = []
    }
    const current = phrases.at(-1)
    if (names(meaning) && !(isStrange(meaning) && current?.named === true && !cut)) {
      const apart = current?.named === false && phrases.some(({ named }) => named)
      const another =
        current === undefined ||
        apart ||
        (current.named && (cut || lead.length > 0 || hasAmount(current) || standsApart(current, span, tokens)))
      if (another) phrases.push({ spans: [...lead, span], named: true })
      else gather(phrases, [...lead, span])
      lead = []
    } else if (cut && lead.length > 0) {
      attach(lead, phrases)
      lead = [span]
    } else if (lead.length > 0 || cut || current === undefined || (!ranged && repeats(current, meaning)))
      lead.push(span)
    else current.spans.push(span)
    cut = false
  }
  attach(lead, phrases)
  return phrases.map((phrase) => phrase.spans)
}

/** What was told before the goods are named is told of them: "one 41, one 42, white sneakers". */
function gather(phrases: Phrase[], spans: readonly Span[]): void {
  const from = phrases.findLastIndex(({ named }) => named)
  const leading = from === phrases.length - 1 ? phrases.splice(from) : phrases.splice(from + 1)
  phrases.push({ spans: [...leading.flatMap((phrase) => phrase.spans), ...spans], named: true })
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
  if (before.has('size') && lead.some(isWorn)) return true
  return ['value', 'size'].every((kind) => before.has(kind) && after.has(kind))
}

function tellingIn(spans: readonly Span[]): ReadonlySet<string> {
  return new Set(spans.map((span) => (isWorn(span) ? 'size' : span.meaning.kind)))
}

/** "29, 33 and 37": numbers that sizes are told by. */
export function isWorn({ meaning }: Span): boolean {
  return (
    meaning.kind === 'size' || (meaning.kind === 'number' && meaning.value >= LEAST_WORN && meaning.value <= MOST_WORN)
  )
}

/** "Unga umewekwa sukari": a verb with its subject makes two things of what stands beside it. */
function isSentence(meaning: Meaning): boolean {
  return meaning.kind === 'verb' && meaning.verb.tense !== 'infinitive' && meaning.verb.sense !== 'want'
}

/** Whether a meaning names goods by itself; the rest only tells which of them. */
export function names(meaning: Meaning): boolean {
  return meaning.kind === 'item' || meaning.kind === 'brand' || (meaning.kind === 'category' && meaning.head)
}

/** A word for goods that nothing here is or has to do with. */
export function isForeign(meaning: Meaning): boolean {
  return meaning.kind === 'category' && meaning.categories.length === 0 && meaning.features.length === 0
}

/** A word for goods that the shop does not have: beside goods that it has it only says more of them. */
function isStrange(meaning: Meaning): boolean {
  return meaning.kind === 'category' && meaning.categories.length === 0
}

function hasAmount({ spans }: Phrase): boolean {
  const head = spans.findIndex(({ meaning }) => names(meaning))
  return spans.slice(head + 1).some(({ meaning }) => AMOUNTS.has(meaning.kind) && meaning.kind !== 'size')
}

/** "Kilele Pro" and "charger" in "does the Kilele Pro come with a charger", and in "Kilele Pro charger yake": no one thing. */
function standsApart({ spans }: Phrase, span: Span, tokens: readonly Token[]): boolean {
  const last = spans.at(-1)
  const whole = last?.meaning.kind === 'item' && last.meaning.whole
  return whole && span.meaning.kind === 'category' && (span.from - last.to >= MOST_BETWEEN || isOwned([span], tokens))
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

const TURNING: ReadonlySet<string> = new Set(['change', 'instead'])

/** "Change the rice TO flour": whether a stretch between two things makes one of them the other. */
function becomes(tokens: readonly Token[], spans: readonly Span[], from: number, to: number): boolean {
  if (!spans.some(({ meaning }) => cuesOf(meaning).some((cue) => TURNING.has(cue)))) return false
  return tokens.slice(from, to).some(({ text }) => PARTICLES.becomes.has(text))
}

/** Whether two things stand apart: in a list, or as what goes and what comes for it. */
export function areParted(tokens: readonly Token[], spans: readonly Span[], from: number, to: number): boolean {
  return joins(tokens, from, to) || becomes(tokens, spans, from, to)
}

/** Whether a comma, an "and" or an "or" stands in a stretch of the message. */
export function joins(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(isJoiner)
}

/** Where one thing of a list ends and another begins. */
export function isJoiner(token: Token | undefined): boolean {
  const text = token?.text ?? ''
  return LIST_MARKS.has(text) || PARTICLES.joins.has(text) || PARTICLES.or.has(text)
}
