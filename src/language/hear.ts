import { classifyIntent, type IntentGuess } from './classifier/classify-intent.ts'
import { classifyMatter, type MatterChances } from './classifier/classify-matter.ts'
import { guessSubject } from './classifier/classify-subject.ts'
import { likeliest } from './classifier/matters.ts'
import { findCues } from './cues/match-cues.ts'
import type { DialogueContext } from './dialogue-context.ts'
import { findForms } from './forms/find-forms.ts'
import { findPackingWords } from './forms/packing-words.ts'
import { isFrustrated } from './governor/is-frustrated.ts'
import { judge } from './governor/judge.ts'
import { sensitiveTopic } from './governor/sensitive-topic.ts'
import { actOfGuess } from './grammar/act-of-guess.ts'
import type { Room } from './grammar/desk.ts'
import { heardIn } from './grammar/heard-in.ts'
import { leavesOpen } from './grammar/leaves-open.ts'
import { namesInTalk } from './grammar/names-in-talk.ts'
import { placesAsked } from './grammar/places-asked.ts'
import type { ActsRead } from './grammar/read-acts.ts'
import { segment } from './grammar/segment.ts'
import { readTap } from './grammar/tap.ts'
import { withoutDoings } from './grammar/whole/doings.ts'
import { withNeed } from './grammar/whole/need.ts'
import { withCase } from './grammar/whole/open-case.ts'
import { withOpenOrder } from './grammar/whole/open-order.ts'
import { readWhole, withMatter } from './grammar/whole/read-whole.ts'
import { withoutReasons } from './grammar/whole/reasons.ts'
import { withSubject } from './grammar/whole/shop-subject.ts'
import { withoutWhatFor } from './grammar/whole/what-for.ts'
import { identifyLanguage } from './identify/identify-language.ts'
import { evidenceOf } from './identify/word-evidence.ts'
import type { ShopIndex } from './linking/build-index.ts'
import { findLinks } from './linking/find-links.ts'
import { findShown } from './linking/find-shown.ts'
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
/** Words of Sheng, which nobody else calls goods by. */
const OF_SHENG: ReadonlySet<string> = new Set(['sheng', 'hint'])
const GOODS: ReadonlySet<string> = new Set([...NAMES, 'category', 'feature', 'value'])
/** A tap says exactly one thing. */
const TAPPED = 1
/** What is heard whole is sure; every word that stays unheard makes it less so. */
const WHOLE = 0.97
const PER_UNHEARD_SHARE = 0.45
const UNCLEAR = 0.3
/** Enough to look into the documents, and no more. */
const OPEN_QUESTION = 0.72

/**
 * The one reading of a turn: what was said, in its dialogue and for this shop. Pure: the same words in the same dialogue are
 * always read alike.
 */
export function hear({ text, tap }: Said, context: DialogueContext, shop: ShopIndex): Reading {
  const tokens = tokenise(text)
  const candidates = [
    ...findForms(tokens),
    ...findPackingWords(tokens),
    ...findVerbs(tokens),
    ...findLinks(tokens, shop),
    ...findCues(tokens, PACKS),
  ]
  const named = [
    ...namesInTalk(tokens, candidates, context, shop),
    ...findShown(tokens, candidates, context.shown, shop),
  ]
  const segmented = placesAsked(segment(heardIn(context, [...candidates, ...named]), tokens), tokens, context)
  const spans = withoutWhatFor(withoutDoings(withoutReasons(segmented, tokens, context), tokens), tokens, shop)
  const guess = classifyIntent(tokens, context.lastQuestion === null ? null : tokenise(context.lastQuestion.words))
  const { grave, ...governor } = judge(tokens, normalised(text), guess)
  const language = languageOf(tokens, spans, context.language)
  const room = { tokens, context, shop }
  const topic = sensitiveTopic(tokens)
  const { read, matter } =
    tap === null ? readSaid({ text, spans, topic }, room) : { read: tapped(tap, context), matter: null }
  const insult = governor.class === 'abuse' ? [{ act: 'insult', grave } as const] : []
  const acts = [...withSensitive(read.acts, topic), ...insult]
  const guessedAct = acts.length > 0 ? null : actOfGuess(guess, text, context, shop, read.unheard)
  const heard = acts.length > 0 ? acts : [guessedAct ?? (read.asks ? openQuestion(text) : UNCLEAR_ACT)]
  const understood = isAside(heard, read, guess) && !spans.some(namesGoods) ? [OFF_TOPIC_ACT] : heard
  return {
    language,
    governor,
    acts: understood,
    confidence: tap === null ? confidenceOf(understood, read, guessedAct === null ? null : guess) : TAPPED,
    unheard: read.unheard,
    spans: spans.map((span) => spanTold(span, tokens, read)),
    named: [...new Set(spans.flatMap(namedIn))].slice(0, MOST_NAMED),
    matter,
    about: tap === null && context.asked === null && leavesOpen(understood) ? guess.intent : null,
    frustrated: isFrustrated(tokens),
  }
}

const MOST_NAMED = 3

function namedIn({ meaning }: Span): string[] {
  return meaning.kind === 'item' && meaning.whole ? meaning.itemIds.slice(0, 1) : []
}

type Topic = ReturnType<typeof sensitiveTopic>

/** The acts of words, and what they are about as a whole; a tap says what it says. */
function readSaid(
  { text, spans, topic }: { text: string; spans: readonly Span[]; topic: Topic },
  room: Room,
): { read: ActsRead; matter: Reading['matter'] } {
  const chances = classifyMatter(room.tokens)
  const whole = withMatter(readWhole(spans, room, chances), chances, { text, spans }, room)
  const told = withNeed(whole, spans, room, chances)
  // What goes on with an open order or case is of that, whatever subject its words would be of elsewhere.
  const ofOrder = withOpenOrder(told, spans, room, chances)
  // A threat or an illness is more than one more word about an open case.
  const open = topic === null ? withCase(ofOrder, { text, spans }, room, chances) : ofOrder
  if (open !== told) return { read: open, matter: matterOf(chances) }
  const subject = guessSubject(room.tokens)
  return { read: withSubject(told, { text, spans, subject }, room, chances), matter: matterOf(chances) }
}

function matterOf(chances: MatterChances): Reading['matter'] {
  const name = likeliest(chances)
  return { name, chance: Math.round(chances[name] * 100) / 100 }
}

/**
 * What is mixed only by what the goods are called ("do you have unga ya ugali", "mna running shoes") is in the language of
 * the words around them; a name that only Sheng has tells as much as any word.
 */
function languageOf(
  tokens: readonly Token[],
  spans: readonly Span[],
  before: DialogueContext['language'],
): Reading['language'] {
  const heardBeside = (kinds: ReadonlySet<string>) => {
    const within = spans.filter(({ meaning }) => kinds.has(meaning.kind))
    const names = new Set(
      within.flatMap(({ from, to }) => tokens.slice(from, to)).filter(({ text }) => !OF_SHENG.has(evidenceOf(text))),
    )
    return identifyLanguage(tokens, { before, isName: (token) => names.has(token) })
  }
  const heard = heardBeside(NAMES)
  if (heard.lang !== 'mixed') return heard
  const around = heardBeside(GOODS)
  return around.lang === 'mixed' || around.confidence < heard.confidence / 2 ? heard : around
}

function tapped(tap: string, context: DialogueContext): ActsRead {
  return { acts: [readTap(tap, context)], usedBy: new Map(), unheard: [], asks: false, heard: 1 }
}

const OFFERS: ReadonlySet<string> = new Set(['search', 'recommend', 'not_sold', 'refine'])

function withSensitive(acts: readonly Act[], topic: Topic): Act[] {
  // Nothing is sold to an illness.
  return topic === null ? [...acts] : [{ act: 'sensitive', topic }, ...acts.filter(({ act }) => !OFFERS.has(act))]
}

const UNCLEAR_ACT: Act = { act: 'unclear' }
const OFF_TOPIC_ACT: Act = { act: 'off_topic' }
/** Of hundreds of questions to shops hardly one seems so far from them to the classifier. */
const FAR = 0.58

/** An open question, or manners with much that nobody understood, that sounds like nothing that is asked of a shop. */
function isAside(acts: readonly Act[], { unheard }: ActsRead, { intent, confidence }: IntentGuess): boolean {
  if (intent !== 'unknown' || confidence < FAR) return false
  return acts.every(
    (act) => (act.act === 'ask_shop' && act.topic === 'other') || (act.act === 'greet' && unheard.length > 1),
  )
}

function namesGoods({ meaning }: Span): boolean {
  return meaning.kind === 'item' || (meaning.kind === 'category' && meaning.categories.length > 0)
}

/** A question that neither the grammar nor the classifier knows may still stand in the shop's documents. */
function openQuestion(words: string): Act {
  return { act: 'ask_shop', topic: 'other', words }
}

/** @param guess the classifier's, where the act is its own */
function confidenceOf(acts: readonly Act[], read: ActsRead, guess: IntentGuess | null): number {
  if (acts.some(({ act }) => act === 'unclear')) return UNCLEAR
  if (read.acts.length === 0 && acts.every(({ act }) => act === 'ask_shop')) return guess?.confidence ?? OPEN_QUESTION
  if (read.acts.length === 0 && guess !== null) return guess.confidence
  return WHOLE - PER_UNHEARD_SHARE * (1 - read.heard)
}

function spanTold(span: Span, tokens: readonly Token[], { usedBy }: ActsRead): HeardSpan {
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
