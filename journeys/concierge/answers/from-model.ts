import { conciergeAnswer } from '../../../prompts/concierge-answer/index.ts'
import { say } from '../../../prompts/copy/index.ts'
import { answerWords } from '../../../src/language/concierge/answer-words.ts'
import { askPrompt } from '../../core/ask-prompt.ts'
import type { TurnContext } from '../../turn-context.ts'
import type { TurnState } from '../../turn-state.ts'
import type { GuestAnswer } from '../scratch.ts'
import { placeName } from '../topics.ts'
import type { WrittenSentence } from '../written.ts'
import { clockOf } from './clock-of.ts'
import { mayVary, playSafe } from './from-rows.ts'
import { type Source, sourcesOf } from './sources.ts'

const MOST_SOURCES = 8

/** `template`: no model wrote anything, what our templates say stands. `insufficient`: the sources do not answer. */
export type Written =
  | { outcome: 'written'; answer: GuestAnswer; sentences: readonly WrittenSentence[] }
  | { outcome: 'template' }
  | { outcome: 'insufficient' }

/**
 * Has the answer put into words. What comes back has not been checked yet. The line of sources, the remark that hours and prices
 * may vary and the help with gambling are set by code, whatever the model wrote.
 */
export async function fromModel(draft: GuestAnswer, state: TurnState, turn: TurnContext): Promise<Written> {
  const sources = sourcesOf(state, turn).slice(0, MOST_SOURCES)
  const asked = await askPrompt(conciergeAnswer, questionFor(draft, sources, state, turn), turn)
  if (asked.outcome !== 'answered' || turn.models.at(-1)?.engine !== 'claude') return { outcome: 'template' }
  const { status, sentences } = asked.value
  if (status === 'INSUFFICIENT' || sentences.length === 0) return { outcome: 'insufficient' }
  const cited = sentences.map(({ says, sources: numbers }) => ({
    says: says.trim(),
    sources: sources.filter(({ n }) => numbers.includes(n)),
  }))
  if (cited.map(({ says }) => says).join(' ') === draft.text.trim()) return { outcome: 'template' }
  return { outcome: 'written', answer: laidOut(cited, state, turn), sentences: cited }
}

function questionFor(draft: GuestAnswer, sources: readonly Source[], state: TurnState, turn: TurnContext) {
  return {
    retry_feedback: state.guestVerdict === 'retry' ? state.guestFault : null,
    place: placeName(turn),
    current_time: clockOf(state, turn),
    language: state.responseLanguage,
    question: state.guestAsked ?? state.message,
    sources: sources.map(({ n, from, title, text }) => ({ n, from, title, text })),
    recent: [...turn.recent],
    guest: state.memories.map(({ value, dates }) => (dates === null ? value : `${value} (${dates})`)),
    draft: draft.text,
  }
}

function laidOut(sentences: readonly WrittenSentence[], state: TurnState, turn: TurnContext): GuestAnswer {
  const { responseLanguage: language } = state
  const used = [...new Set(sentences.flatMap(({ sources }) => sources))]
  const topics = [...new Set(used.flatMap(({ topic }) => topic ?? []))]
  const documents = [...new Set(used.flatMap(({ named }) => named ?? []))]
  const body = sentences.map(({ says }) => says).join(' ')
  const varies = !state.guestToldMayVary && topics.length > 0 && state.guestRows.some(mayVary)
  const isGaming = topics.includes('gaming') || answerWords(body).gaming
  const lines = [
    body,
    ...(documents.length > 0 ? [say('guest_sources', language, { sources: documents.join('; ') })] : []),
    ...(varies ? [say('guest_may_vary', language)] : []),
    ...(isGaming ? [playSafe(turn, language)] : []),
  ]
  return { text: lines.join('\n'), sources: [...topics, ...documents], topics, unchecked: false }
}
