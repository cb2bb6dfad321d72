import { sayRow } from '../../prompts/copy/facts/say-row.ts'
import { numbered } from '../../prompts/copy/format.ts'
import { say } from '../../prompts/copy/index.ts'
import type { RowFound } from '../../tools/row-found.ts'
import { ruleNode } from '../core/rule-node.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { contactLines } from './contacts.ts'
import type { GuestAnswer } from './scratch.ts'
import { placeName } from './topics.ts'

/**
 * Puts the answer together: rows by their templates, passages word for word with where they stand. Again, when the first one
 * did not hold, with less in it: one row, one passage, and nothing beside.
 */
export const generateNode = ruleNode((state, turn): TurnPatch => {
  const guestRetries = state.guestVerdict === 'retry' ? state.guestRetries + 1 : state.guestRetries
  return { guestRetries, guestAnswer: answerFor({ ...state, guestRetries }, turn) }
})

function answerFor(state: TurnState, turn: TurnContext): GuestAnswer {
  if (state.guestFound === 'several') return whichOne(state)
  if (state.guestRows.length > 0) return fromRows(state, turn)
  return state.guestFound === 'answer' ? fromPassages(state) : notKnown(state, turn)
}

function fromRows(
  { guestRows, guestRetries, guestToldMayVary, responseLanguage: language }: TurnState,
  turn: TurnContext,
) {
  const rows = guestRetries > 0 ? guestRows.slice(0, 1) : guestRows
  const said = rows.map(({ answer, timezone }) => sayRow(answer, { now: turn.ctx.clock.now(), timezone, language }))
  const topics = [...new Set(rows.map(({ category }) => category))]
  const varies = !guestToldMayVary && rows.some(mayVary) ? [say('guest_may_vary', language)] : []
  const safe = topics.includes('gaming') ? [playSafe(turn, language)] : []
  return { text: [...said, ...varies, ...safe].join('\n'), sources: topics, topics, unchecked: false }
}

/** Hours and prices are what changes. */
export function mayVary({ answer }: RowFound): boolean {
  return answer.facts.some(({ kind }) => VARYING.has(kind))
}

const VARYING: ReadonlySet<string> = new Set(['price', 'open', 'shut', 'week', 'show'])

/** Where gambling is told of, so is who helps with it. */
export function playSafe(turn: TurnContext, language: TurnState['responseLanguage']): string {
  return say('guest_play_safe', language, { contacts: contactLines(turn, language, ['gambling']) })
}

function fromPassages({ kbSnippets, responseLanguage: language }: TurnState): GuestAnswer {
  const [best] = kbSnippets
  if (best === undefined || best.answer === '') return { text: '', sources: [], topics: [], unchecked: false }
  const slots = { passage: best.answer, source: best.title }
  const written = language === 'en' ? 'en' : 'sw'
  const text = say(best.language === written ? 'guest_quote' : 'guest_quote_foreign', language, slots)
  return { text, sources: [best.title], topics: [], unchecked: false }
}

function whichOne({ guestChoices, responseLanguage }: TurnState): GuestAnswer {
  const menu = numbered(guestChoices.map(({ name }) => name))
  return { text: say('guest_which', responseLanguage, { menu }), sources: [], topics: [], unchecked: true }
}

function notKnown({ guestFocus, responseLanguage }: TurnState, turn: TurnContext): GuestAnswer {
  const about = guestFocus?.name ?? placeName(turn)
  return { text: say('guest_not_known', responseLanguage, { about }), sources: [], topics: [], unchecked: true }
}
