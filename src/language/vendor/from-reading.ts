import type { Intent } from '../classifier/intents.ts'
import type { DialogueContext } from '../dialogue-context.ts'
import type { Act, HeardSpan, Reading } from '../reading.ts'
import { argumentsOf } from './arguments-of.ts'
import type { ModelReading } from './model-reading.ts'

/** What an act is told against. */
export interface Telling {
  context: DialogueContext
  /** The candidate list that its numbers count. */
  candidates: readonly string[]
  spans: readonly HeardSpan[]
}

const MOST_ACTS = 12

/** A reading in a model's form: what the rules made of the message, for a model to correct, and the answer without one. */
export function fromReading(
  reading: Reading,
  { intent, text, context, candidates }: Omit<Telling, 'spans'> & { intent: Intent; text: string },
): ModelReading {
  const { language, governor, confidence, spans } = reading
  const acts = reading.acts.slice(0, MOST_ACTS).flatMap((act, number) => {
    if (act.act === 'untrusted') return []
    return [{ ...argumentsOf(act, { context, candidates, spans }), said: saidBy(act, number, spans, text) }]
  })
  return {
    intent,
    confidence,
    language: language.lang,
    language_confidence: language.confidence,
    governor: governor.class,
    governor_confidence: governor.confidence,
    acts: acts.length > 0 ? acts : [{ act: 'unclear', said: text }],
  }
}

/** The words behind an act; an act that took a whole sentence says so itself. */
function saidBy(act: Act, number: number, spans: readonly HeardSpan[], text: string): string {
  const own = spans.filter((span) => span.act === number).map((span) => span.text)
  if ('words' in act && act.act !== 'remove' && act.words !== '') return act.words
  return own.length > 0 ? own.join(' ') : text
}
