import { classifyIntent, type IntentGuess } from './classifier/classify-intent.ts'
import { findCues } from './cues/match-cues.ts'
import type { DialogueContext } from './dialogue-context.ts'
import { findForms } from './forms/find-forms.ts'
import { isFrustrated } from './governor/is-frustrated.ts'
import { judge } from './governor/judge.ts'
import { sensitiveTopic } from './governor/sensitive-topic.ts'
import { actOfGuess } from './grammar/act-of-guess.ts'
import { type ActsRead, readActs } from './grammar/read-acts.ts'
import { segment } from './grammar/segment.ts'
import { readTap } from './grammar/tap.ts'
import { identifyLanguage } from './identify/identify-language.ts'
import type { ShopIndex } from './linking/build-index.ts'
import { findLinks } from './linking/find-links.ts'
import { PACKS } from './packs/index.ts'
import type { Act, HeardSpan, Reading } from './reading.ts'
import type { Span, Token } from './span.ts'
import { normalised } from './text/normalise.ts'
import { tokenise } from './text/tokenise.ts'
import { findVerbs } from './verbs/analyse.ts'

/** What came in: the words of all messages of the turn, one a line, and the tapped choice of ours. */
export interface Said {
  text: string
  tap: string | null
}

const NAMES: ReadonlySet<string> = new Set(['item', 'brand', 'zone', 'code'])
const GOODS: ReadonlySet<string> = new Set([...NAMES, 'category', 'feature'])
/** A tap says exactly one thing. */
const TAPPED = 1
/** What is heard whole is sure; every word that stays unheard makes it less so. */
const WHOLE = 0.97
const PER_UNHEARD_SHARE = 0.45
const UNCLEAR = 0.3

/**
 * The one reading of a turn: what was said, in its dialogue and for this shop. Pure: the same words in the same dialogue are
 * always read alike.
 */
export function hear({ text, tap }: Said, context: DialogueContext, shop: ShopIndex): Reading {
  const tokens = tokenise(text)
  const candidates = [
    ...findForms(tokens),
    ...findVerbs(tokens),
    ...findLinks(tokens, shop),
    ...findCues(tokens, PACKS),
  ]
  const spans = segment(context.asked === null ? candidates : answering(candidates), tokens)
  const guess = classifyIntent(tokens, context.lastQuestion === null ? null : tokenise(context.lastQuestion.words))
  const { grave, ...governor } = judge(tokens, normalised(text), guess)
  const language = languageOf(tokens, spans, context.language)
  const read = tap === null ? readActs(spans, { tokens, context, shop }) : tapped(tap, context)
  const insult = governor.class === 'abuse' ? [{ act: 'insult', grave } as const] : []
  const acts = [...withSensitive(read.acts, tokens), ...insult]
  const understood = acts.length > 0 ? acts : guessed(guess, text, context, shop)
  return {
    language,
    governor,
    acts: understood,
    confidence: tap === null ? confidenceOf(understood, read, guess) : TAPPED,
    unheard: read.unheard,
    spans: spans.map((span) => told(span, tokens, read)),
    frustrated: isFrustrated(tokens),
  }
}

/** "Poa", "fiti": a greeting where nothing was asked, else a yes. */
function answering(candidates: readonly Span[]): Span[] {
  const says = ({ meaning }: Span, cue: string) => meaning.kind === 'cue' && meaning.cue === cue
  const yes = candidates.filter((span) => says(span, 'yes'))
  return candidates.filter(
    (span) => !says(span, 'greet') || !yes.some(({ from, to }) => from === span.from && to === span.to),
  )
}

/** A mix only by what the goods are called ("do you have unga ya ugali") is in the language of the words around them. */
function languageOf(
  tokens: readonly Token[],
  spans: readonly Span[],
  before: DialogueContext['language'],
): Reading['language'] {
  const heardBeside = (kinds: ReadonlySet<string>) => {
    const within = spans.filter(({ meaning }) => kinds.has(meaning.kind))
    const names = new Set(within.flatMap(({ from, to }) => tokens.slice(from, to)))
    return identifyLanguage(tokens, { before, isName: (token) => names.has(token) })
  }
  const heard = heardBeside(NAMES)
  if (heard.lang !== 'mixed') return heard
  const around = heardBeside(GOODS)
  return around.lang === 'en' ? around : heard
}

function tapped(tap: string, context: DialogueContext): ActsRead {
  return { acts: [readTap(tap, context)], usedBy: new Map(), unheard: [], heard: 1 }
}

function withSensitive(acts: readonly Act[], tokens: readonly Token[]): Act[] {
  const topic = sensitiveTopic(tokens)
  return topic === null ? [...acts] : [{ act: 'sensitive', topic }, ...acts]
}

/** Where the grammar found nothing, the classifier may still know what it is about. */
function guessed(guess: IntentGuess, text: string, context: DialogueContext, shop: ShopIndex): Act[] {
  return [actOfGuess(guess, text, context, shop) ?? { act: 'unclear' }]
}

function confidenceOf(acts: readonly Act[], read: ActsRead, guess: IntentGuess): number {
  if (acts.some(({ act }) => act === 'unclear')) return UNCLEAR
  if (read.acts.length === 0) return guess.confidence
  return WHOLE - PER_UNHEARD_SHARE * (1 - read.heard)
}

function told(span: Span, tokens: readonly Token[], { usedBy }: ActsRead): HeardSpan {
  const { kind, ...meaning } = span.meaning
  const text = tokens
    .slice(span.from, span.to)
    .map(({ raw }) => raw)
    .join(' ')
  return { text, kind, meaning: shortly(meaning), act: usedBy.get(span) ?? null }
}

const MEANING_CHARS = 80

function shortly(meaning: object): string {
  const values = Object.values(meaning).filter((value) => value !== null && value !== false)
  const text = values.map((value) => (typeof value === 'object' ? JSON.stringify(value) : String(value))).join(' ')
  return text.length > MEANING_CHARS ? `${text.slice(0, MEANING_CHARS)}…` : text
}
