import type { AskedQuestion, DialogueContext } from '../dialogue-context.ts'
import type { Span } from '../span.ts'

/** Questions that a number to pay from can answer. */
const ABOUT_NUMBERS: ReadonlySet<string> = new Set(['confirm', 'phone', 'payment', 'method'])

/** What the words can mean after what was asked: "another phone" is a number to pay from where one is proposed, else goods. */
export function heardIn({ asked }: DialogueContext, candidates: readonly Span[]): readonly Span[] {
  const fitting = ABOUT_NUMBERS.has(asked?.kind ?? '')
    ? candidates
    : candidates.filter((span) => !says(span, 'other_phone'))
  return doublesAfter(asked).reduce(withoutDoubles, fitting)
}

/** Two things that the same words say: the one that is not meant here, and the one that is. */
type Double = readonly [dropped: string, kept: string]

/**
 * "Poa" is a greeting where nothing was asked, else a yes; so "any" is no question there. "Endelea" goes on with the payment
 * where one is proposed, and else with what was left.
 */
function doublesAfter(asked: AskedQuestion | null): readonly Double[] {
  if (asked === null) return [['yes', 'resume']]
  const pays = asked.kind === 'confirm' && asked.choices.some(({ id }) => id === 'other_way')
  return [['greet', 'yes'], ['availability', 'any'], pays ? ['resume', 'yes'] : ['yes', 'resume']]
}

function withoutDoubles(candidates: readonly Span[], [dropped, kept]: Double): readonly Span[] {
  const better = candidates.filter((span) => says(span, kept))
  return candidates.filter(
    (span) => !says(span, dropped) || !better.some(({ from, to }) => from === span.from && to === span.to),
  )
}

function says({ meaning }: Span, cue: string): boolean {
  return meaning.kind === 'cue' && meaning.cue === cue
}
