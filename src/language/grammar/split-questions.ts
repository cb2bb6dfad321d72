import type { Span, Token } from '../span.ts'
import { type Clause, clauseOf } from './clause.ts'
import { cuesOf } from './cues-of.ts'
import type { Room } from './desk.ts'
import { isJoiner } from './goods-phrases.ts'
import { PARTICLES } from './particles.ts'

/** What opens a question of its own behind an "and". */
const OPENS: ReadonlySet<string> = new Set([
  'how_much',
  'how',
  'how_long',
  'how_many',
  'what',
  'which',
  'can_i',
  'is_it',
  'does_it',
  'lasting',
  'availability',
  'options',
])
/** What belongs to another matter than how goods are, and is read whole with all that is said beside it. */
const APART: ReadonlySet<string> = new Set([
  'delivery',
  'delivery_area',
  'bring_me',
  'arrive_when',
  'pickup',
  'warranty',
  'returns',
  'repair',
  'trade_in',
  'service',
  'offers',
  'coupon',
  'my_order',
  'pay',
  'want',
  'add',
  'seek',
  'compare',
  'better',
  'bargain',
  'had',
  'brought',
  'broken',
  'wrong_item',
  'missing',
  'problem',
  'complaint',
])
/** What leads to what is asked, and asks nothing by itself. */
const LEADS: ReadonlySet<string> = new Set(['what', 'which'])
const SILENT: ReadonlySet<string> = new Set(['it', 'be_at', 'same'])

/**
 * A clause that asks two things of one item, cut between them: "how long does the battery go, and the price". Only where
 * the second question begins behind an "and" or a comma; what it is asked of is told by the first.
 */
export function splitQuestions(clauses: readonly Clause[], room: Room): Clause[] {
  return clauses.flatMap((clause) => {
    const at = asksOfItem(clause, room) ? cutOf(clause, room.tokens) : null
    if (at === null) return [clause]
    const [one, other] = [
      clauseOf(room.tokens, clause.spans, clause.from, at),
      clauseOf(room.tokens, clause.spans, at, clause.to),
    ]
    return [
      { ...one, question: true },
      { ...other, question: true },
    ]
  })
}

function asksOfItem({ question, spans }: Clause, { context }: Room): boolean {
  if (!question || spans.some(({ meaning }) => cuesOf(meaning).some((cue) => APART.has(cue)))) return false
  const items = spans.filter(({ meaning }) => meaning.kind === 'item')
  return items.length === 1 || (items.length === 0 && context.salient.length > 0)
}

/** The place behind which the second question begins; null where there is only one, or both are of money. */
function cutOf({ spans, from, to }: Clause, tokens: readonly Token[]): number | null {
  for (let at = from + 1; at < to; at += 1) {
    const token = tokens[at]
    const inside = spans.some((span) => span.from < at && span.to > at)
    if (token === undefined || inside || !(isJoiner(token) || token.text === ',')) continue
    const [before, behind] = [spans.filter((span) => span.to <= at), spans.filter((span) => span.from >= at)]
    const costs = [before, behind].filter((part) => isOfMoney(part, tokens)).length
    if (costs === 1 ? asks(before, from, at, tokens) && says(behind, at, to, tokens) : bothAsk(before, behind, costs))
      return at
  }
  return null
}

/** Two questions of which neither is of money must each be opened as one: "is it heavy and does it float". */
function bothAsk(before: readonly Span[], behind: readonly Span[], costs: number): boolean {
  const [first] = behind.filter(({ meaning }) => meaning.kind !== 'filler')
  const opens =
    first !== undefined && first.meaning.kind === 'cue' && cuesOf(first.meaning).some((cue) => OPENS.has(cue))
  // "Which colours and which sizes?" is one question to the row.
  if (costs > 0 || !opens || [before, behind].every(ofChoices)) return false
  return before.some(({ meaning }) => cuesOf(meaning).some((cue) => OPENS.has(cue)))
}

function ofChoices(spans: readonly Span[]): boolean {
  return spans.some(({ meaning }) => cuesOf(meaning).includes('options'))
}

/** Before the cut: money alone, or something that is asked. */
function asks(before: readonly Span[], from: number, at: number, tokens: readonly Token[]): boolean {
  // "What about the small one, price?" asks one thing.
  const asking = before.some(({ meaning }) => isAsking(meaning) && !cuesOf(meaning).some((cue) => LEADS.has(cue)))
  return isOfMoney(before, tokens) || asking || unknownIn(before, from, at, tokens)
}

/** Behind it: money alone, or whatever is told beside money, and no other goods. */
function says(behind: readonly Span[], at: number, to: number, tokens: readonly Token[]): boolean {
  if (behind.some(({ meaning }) => meaning.kind === 'zone' || meaning.kind === 'item')) return false
  if (isOfMoney(behind, tokens)) return behind.every(({ meaning }) => isSilent(meaning))
  return behind.some(({ meaning }) => isAsking(meaning)) || unknownIn(behind, at, to, tokens)
}

/** "Ni ngapi" beside a part of the thing counts that: "battery yake ni ngapi". */
function isOfMoney(spans: readonly Span[], tokens: readonly Token[]): boolean {
  const counted = spans.some(({ meaning }) => COUNTED.has(meaning.kind) || cuesOf(meaning).includes('trait'))
  return spans.some(({ from, to, meaning }) => {
    const counts = counted && tokens.slice(from, to).every(({ text }) => PARTICLES.howMany.has(text))
    return cuesOf(meaning).includes('how_much') && !counts
  })
}

const COUNTED: ReadonlySet<string> = new Set(['category', 'feature'])

function isSilent(meaning: Span['meaning']): boolean {
  const cues = cuesOf(meaning)
  return meaning.kind === 'filler' || cues.includes('how_much') || cues.some((cue) => SILENT.has(cue) || OPENS.has(cue))
}

function isAsking(meaning: Span['meaning']): boolean {
  return meaning.kind === 'feature' || cuesOf(meaning).some((cue) => OPENS.has(cue) || cue === 'trait')
}

/** A word that nothing knows beside a question is what it asks. */
function unknownIn(spans: readonly Span[], from: number, to: number, tokens: readonly Token[]): boolean {
  return tokens
    .slice(from, to)
    .some(
      ({ kind }, place) =>
        kind === 'word' && !spans.some((span) => span.from <= from + place && span.to > from + place),
    )
}
