import type { DialogueContext } from '../dialogue-context.ts'
import type { Span, Token } from '../span.ts'
import { type Clause, clausesOf } from './clause.ts'
import { cuesOf } from './cues-of.ts'

/** Beside these a place in the list is taken, and not asked about: "can I have the second one?" */
const TAKES: ReadonlySet<string> = new Set([
  'want',
  'bring_me',
  'add',
  'put',
  'can_i',
  'yes',
  'change',
  'instead',
  'remove',
  'compare',
  'better',
  'pay',
  'delivery',
])

/**
 * A place in the list that a question is about is the item that stands there: "the second one, how much is it?" asks of it
 * whatever may be asked of an item by its name, and takes nothing.
 */
export function placesAsked(spans: readonly Span[], tokens: readonly Token[], { shown }: DialogueContext): Span[] {
  if (shown.length === 0 || !spans.some(({ meaning }) => meaning.kind === 'ordinal')) return [...spans]
  const asking = clausesOf(tokens, spans).filter(asksOnly)
  return spans.map((span) => {
    if (span.meaning.kind !== 'ordinal' || !asking.some((clause) => clause.spans.includes(span))) return span
    const { place } = span.meaning
    const itemId = shown.at(place > 0 ? place - 1 : place)
    return itemId === undefined
      ? span
      : { ...span, meaning: { kind: 'item', itemIds: [itemId], whole: true, score: SURE } }
  })
}

const SURE = 1
const ASKING: ReadonlySet<string> = new Set(['how_much', 'options', 'trait', 'picture', 'lasting', 'original'])

function asksOnly({ question, spans }: Clause): boolean {
  const cues = spans.flatMap(({ meaning }) => cuesOf(meaning))
  const [place, ...more] = spans.filter(({ meaning }) => meaning.kind === 'ordinal')
  const asks = question || cues.some((cue) => ASKING.has(cue))
  return asks && place !== undefined && more.length === 0 && !cues.some((cue) => TAKES.has(cue))
}
