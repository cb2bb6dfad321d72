import type { Meaning, Span, Token, Verb } from '../../span.ts'
import { cuesOf } from '../cues-of.ts'
import { isForeign } from '../goods-phrases.ts'
import { PARTICLES } from '../particles.ts'

/** What goods can be named by, so that it may be a word for doing or for a place as well. */
const NAMING: ReadonlySet<Meaning['kind']> = new Set(['category', 'item', 'brand'])
/** Wishes and what she has: behind these verbs stands what is wanted. */
const WISHING: ReadonlySet<string> = new Set([
  'want',
  'seek',
  'take',
  'buy',
  'order',
  'choose',
  'give',
  'bring',
  'send',
])
const TURNS: ReadonlySet<string> = new Set(['change', 'instead', 'want', 'add', 'compare'])

/**
 * Words for goods that only say what somebody does or where she goes: "I watch a gate", "to milk the cow", "nacheza ball",
 * "off to Diani". They name nothing that is wanted.
 */
export function withoutDoings(spans: readonly Span[], tokens: readonly Token[]): Span[] {
  return spans.map((span) => {
    if (!NAMING.has(span.meaning.kind)) return span
    const done = isVerb(span, tokens) || isPlace(span, spans, tokens) || isPlayed(span, spans, tokens)
    return done ? { ...span, meaning: { kind: 'aside' } } : span
  })
}

/** Between who does it and what it is done to: "I WATCH a gate", "to MILK the cow". */
function isVerb({ from, to }: Span, tokens: readonly Token[]): boolean {
  const [before, after] = [tokens[from - 1]?.text ?? '', tokens[to]?.text ?? '']
  return to - from === 1 && PARTICLES.doers.has(before) && PARTICLES.whom.has(after)
}

/** "Off to Diani", "I live in Chelsea": a part of a name behind what leads to a place. */
function isPlace({ from, meaning }: Span, spans: readonly Span[], tokens: readonly Token[]): boolean {
  if (meaning.kind !== 'item' || meaning.whole || !PARTICLES.towards.has(tokens[from - 1]?.text ?? '')) return false
  return !spans.some(({ to, meaning: said }) => to <= from && cuesOf(said).some((cue) => TURNS.has(cue)))
}

/** "Nacheza ball": what nobody here sells, behind what she does with it. */
function isPlayed({ from, meaning }: Span, spans: readonly Span[], tokens: readonly Token[]): boolean {
  if (!isForeign(meaning)) return false
  const verb = spans.find(({ to, meaning: said }) => to === from && said.kind === 'verb')?.meaning
  if (verb?.kind === 'verb') return isMine(verb.verb) && !WISHING.has(verb.verb.sense)
  return PARTICLES.plays.has(tokens[from - 1]?.text ?? '')
}

function isMine({ subject, tense, negative }: Verb): boolean {
  return (subject === 'i' || subject === 'we') && tense !== 'imperative' && !negative
}
