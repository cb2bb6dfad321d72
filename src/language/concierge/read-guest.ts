import { plainWords } from '../governor/plain-words.ts'
import type { Token } from '../span.ts'
import { tokenise } from '../text/tokenise.ts'
import { guardOf } from './guard-of.ts'
import { guessQuery, guessRoute } from './guess-guest.ts'
import type { Desk, GuardCategory, GuestReading } from './guest-reading.ts'
import type { Guarded } from './guest-words.ts'
import { namesIn } from './names-in.ts'
import type { GuestRoute, QueryType } from './query-types.ts'
import { type Clue, PROPERTY_RULES, TRAVEL_RULES } from './rules.ts'
import { type Scored, scoreRules } from './score-rules.ts'
import { hearSigns, type SignsHeard } from './signs.ts'

/** What a guest said. `tokens`: where they are known already. */
export interface GuestSaid {
  text: string
  tokens?: readonly Token[]
}

/** A guard is a rule that is sure. */
const GUARDED = 0.95
/** Below what answers by itself: an unclear message is looked up first, and asked back after. */
const UNCLEAR = 0.65
/** Without a word there is nothing to know. */
const WORDLESS = 0.2

/**
 * The one reading of a message to a concierge: guards first, then rules, then the built model. Pure: the same words to the
 * same desk are always read alike.
 */
export function readGuest({ text, tokens = tokenise(text) }: GuestSaid, desk: Desk): GuestReading {
  const words = plainWords(tokens)
  const signs = hearSigns(words)
  const named = namesIn(words, desk.names)
  const heard = [...signs.heard].map(([sign, said]) => `${sign}: ${said}`)
  const told = [...heard, ...named.map((name) => `named: ${name}`)]
  const guard = guardOf(
    words,
    named.filter((name) => !desk.gaming.includes(name)),
  )
  if (guard !== null) return { ...guarded(guard), words: told }
  if (words.length === 0) return { ...WORDLESS_READING, words: told }
  const read = desk.kind === 'property' ? readAtProperty : readAtTravelDesk
  return { ...read(cluesOf(signs, named), tokens), words: told }
}

type Read = Omit<GuestReading, 'words'>

/** Emoji, or signs alone. */
const WORDLESS_READING: Read = {
  queryType: 'ambiguous',
  route: 'rag',
  confidence: WORDLESS,
  stage: 'rule',
  guard: null,
}

function guarded(guard: Guarded): Read {
  const queryType = guard === 'gambling_advice' ? guard : 'off_topic'
  return { queryType, route: 'fallback', confidence: GUARDED, stage: 'rule', guard }
}

function cluesOf({ heard, whole }: SignsHeard, named: readonly string[]): ReadonlySet<Clue> {
  const clues = new Set<Clue>(heard.keys())
  if (named.length > 0) clues.add('named')
  if (whole !== null) clues.add(`whole ${whole}`)
  return clues
}

/** Who answers what a guest of a house wants. */
const ROUTES: Readonly<Record<QueryType, GuestRoute>> = {
  property_qa: 'rag',
  hours_schedule: 'rag',
  ambiguous: 'rag',
  greeting: 'rag',
  action_request: 'booking_stub',
  off_topic: 'fallback',
  gambling_advice: 'fallback',
}

function readAtProperty(clues: ReadonlySet<Clue>, tokens: readonly Token[]): Read {
  const rule = scoreRules(clues, PROPERTY_RULES)
  const { name, score } = rule ?? guessAtProperty(clues, tokens)
  return {
    queryType: name,
    route: ROUTES[name],
    confidence: name === 'ambiguous' ? Math.min(UNCLEAR, score) : score,
    stage: rule === null ? 'offline' : 'rule',
    guard: guardBy({ name, score }),
  }
}

/** Nobody is taken for a gambler who names no game and no stake. */
function guessAtProperty(clues: ReadonlySet<Clue>, tokens: readonly Token[]): Scored<QueryType> {
  const guess = guessQuery(tokens)
  return guess.name === 'gambling_advice' && !clues.has('gaming') ? { name: 'ambiguous', score: UNCLEAR } : guess
}

/** What a client of a travel desk wants, by who can answer. */
const WANTS: Readonly<Record<GuestRoute, QueryType>> = {
  rag: 'property_qa',
  research: 'property_qa',
  booking_stub: 'action_request',
  fallback: 'off_topic',
}

function readAtTravelDesk(clues: ReadonlySet<Clue>, tokens: readonly Token[]): Read {
  const rule = scoreRules(clues, TRAVEL_RULES)
  if (rule === null) {
    // A greeting is one at every desk.
    const said = readAtProperty(clues, tokens)
    if (said.queryType === 'greeting' && said.confidence >= SURE) return said
  }
  const { name, score } = rule ?? guessRoute(tokens)
  const queryType = WANTS[name]
  const guard = guardBy({ name: queryType, score })
  return { queryType, route: name, confidence: score, stage: rule === null ? 'offline' : 'rule', guard }
}

/** From here on it is acted upon without a look into the documents. */
const SURE = 0.7

/** A model may add a kind redirect; it never takes a guard away. */
function guardBy({ name: queryType, score }: Scored<QueryType>): GuardCategory | null {
  if (score < SURE) return null
  if (queryType === 'gambling_advice') return 'gambling_advice'
  return queryType === 'off_topic' ? 'other_domain' : null
}
