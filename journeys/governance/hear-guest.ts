import { asksOfCase } from '../../src/language/concierge/asks-of-case.ts'
import { asksSomething } from '../../src/language/concierge/asks-something.ts'
import type { Desk, GuestReading } from '../../src/language/concierge/guest-reading.ts'
import { heardInTalk } from '../../src/language/concierge/heard-in-talk.ts'
import { languageBesideNames } from '../../src/language/concierge/language-beside-names.ts'
import { questionsApart } from '../../src/language/concierge/questions-apart.ts'
import { readGuest } from '../../src/language/concierge/read-guest.ts'
import { tellsTrouble } from '../../src/language/concierge/tells-trouble.ts'
import { withoutWords } from '../../src/language/concierge/without-words.ts'
import type { Act, ActName, Reading } from '../../src/language/reading.ts'
import { leantIn } from '../concierge/frame.ts'
import { hasCase } from '../handoff/case-of.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnState } from '../turn-state.ts'
import { touchesShop } from './touches-shop.ts'

/** By when, and who, is told by whoever has her case. */
const ASKS_PERSON: Act = { act: 'ask_person' }

/** What a guest says to anybody stays what it is. */
const OF_EVERYBODY: ReadonlySet<ActName> = new Set([
  'consent',
  'set_language',
  'ask_preferences',
  'ask_person',
  'ask_identity',
  'insult',
  'sensitive',
  'small_talk',
  'choose',
])
/** Answers, and what is done with a question: only where one is open. */
const OF_QUESTIONS: ReadonlySet<ActName> = new Set(['confirm', 'reject', 'pause', 'resume', 'cancel'])

/**
 * What is heard for a tenant that answers guests: consent, talk, answers and goods of its shop stay what they are, and
 * everything else is one thing asked of its concierge. Without a concierge, and for a tap, the reading is left as it was.
 */
export async function hearGuest(reading: Reading, state: TurnState, turn: TurnContext): Promise<Reading> {
  const { concierge, journeys } = turn.tenant.settings
  if (concierge === null || !journeys.includes('concierge') || turn.choice !== null) return reading
  const desk = await turn.loadDesk()
  const { heard: alone, words } = read({ ...state, message: asideFrom(reading, state) }, desk)
  const heard = guardedBeside({ ...state, reading }, inTalk(alone, words, state), words, turn)
  if (!isGuarded(heard) && hasCase(state) && asksOfCase(state.message)) return { ...reading, acts: [ASKS_PERSON] }
  const { queryType, route, confidence } = heard
  const note = `intent=${queryType} confidence=${confidence.toFixed(2)} -> ${route}`
  turn.steps.push({ node: 'concierge_route', kind: 'rule', ms: 0, note })
  const kept = reading.acts.filter((act) => stays(act, heard, state, turn))
  const acts = kept.length === reading.acts.length && !isGuarded(heard) ? kept : [...kept, askOf(heard, words)]
  const asks = acts.some(({ act }) => act === 'ask_guest')
  const language = languageBesideNames(state.message, desk.names, state.spokenLanguage)
  return asks
    ? { ...reading, language, acts, confidence: Math.max(reading.confidence, confidence), about: null }
    : reading
}

/** What is said beside the wish for a language: that wish is granted, and is no word of the question. */
function asideFrom({ acts, spans }: Reading, { message }: TurnState): string {
  const wish = acts.findIndex(({ act }) => act === 'set_language')
  const said = spans.filter(({ act, kind }) => wish >= 0 && act === wish && kind === 'cue').map(({ text }) => text)
  return said.length === 0 ? message : withoutWords(message, said)
}

/** Of a message that gives orders only what asks apart from them is heard, if rules are sure of it. */
function read({ message, untrusted }: TurnState, desk: Desk): { heard: GuestReading; words: string } {
  const whole = { heard: readGuest({ text: message }, desk), words: message }
  if (!untrusted || isUrgent(whole.heard)) return whole
  const apart = questionsApart(message).map((words) => ({ heard: readGuest({ text: words }, desk), words }))
  return apart.find(({ heard }) => heard.stage === 'rule' && ASKS.has(heard.queryType)) ?? whole
}

const ASKS: ReadonlySet<string> = new Set(['property_qa', 'hours_schedule'])

function stays(act: Act, heard: GuestReading, state: TurnState, { journeys, tenant }: TurnContext): boolean {
  if (act.act === 'consent') return true
  if (isUrgent(heard)) return false
  // The house names its own line, beside the person who is called.
  if (act.act === 'sensitive') return false
  if (act.act === 'small_talk') return act.kind !== 'other' && heard.queryType === 'greeting'
  // "My name is Asha" belongs to what it is said with.
  if (act.act === 'ask_preferences' && heard.stage === 'rule') return heard.queryType === 'greeting'
  if (OF_EVERYBODY.has(act.act)) return true
  if (OF_QUESTIONS.has(act.act)) return isAnswer(heard, state)
  const owner = journeys.ownerOfAct(act, state.pending)
  const isCommerce = owner === 'sales' || owner === 'orders' || owner === 'offers'
  return isCommerce && touchesShop(act) && journeys.isEnabled(owner, tenant.settings.journeys)
}

function inTalk(heard: GuestReading, words: string, state: TurnState): GuestReading {
  const { guestAsked, guestFocus, untrusted } = state
  if (untrusted || (guestAsked === null && guestFocus === null)) return heard
  const { of, leans } = leantIn(words, state)
  return heardInTalk(heard, leans || of !== 'named')
}

/** What is a person's whatever documents say: a matter of health or law that asks nothing of the house, and a trouble in it. */
function guardedBeside(
  { reading, untrusted }: TurnState,
  heard: GuestReading,
  words: string,
  { tenant }: TurnContext,
): GuestReading {
  if (isGuarded(heard)) return heard
  const { sensitiveTopics } = tenant.settings.compliance
  const grave = reading?.acts.some((act) => act.act === 'sensitive' && sensitiveTopics.includes(act.topic))
  if (grave && !asksOfHouse(heard)) return { ...heard, guard: 'medical_legal' }
  return !untrusted && tellsTrouble(words) ? { ...heard, guard: 'trouble' } : heard
}

/** "I am pregnant, do you have a massage for that?" */
function asksOfHouse({ words }: GuestReading): boolean {
  const has = (sign: string) => words.some((word) => word.startsWith(`${sign}: `))
  return (has('house') || has('named')) && (has('asks') || has('when') || has('book'))
}

/** "We don't have to, right?" is no answer to what was offered, and who cancels her stay does not cancel our question. */
function isAnswer(heard: GuestReading, { pending, suspended, message }: TurnState): boolean {
  if (pending?.kind === 'guest_booking') return true
  if (pending === null && suspended === null) return false
  return !asksSomething(message) && heard.route !== 'booking_stub'
}

function isUrgent({ guard }: GuestReading): boolean {
  return guard === 'self_harm' || guard === 'emergency'
}

function isGuarded({ guard }: GuestReading): boolean {
  return guard !== null && guard !== 'other_domain'
}

const BOOKS = 'book: '

function askOf({ words: signs, ...heard }: GuestReading, words: string): Act {
  return { act: 'ask_guest', ...heard, books: signs.some((sign) => sign.startsWith(BOOKS)), words }
}
