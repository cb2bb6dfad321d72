import { answerWords } from '../../../src/language/concierge/answer-words.ts'
import { readGuest } from '../../../src/language/concierge/read-guest.ts'
import { citedLines } from '../../../src/llm/facts/cited-lines.ts'
import { unbackedIn } from '../../facts.ts'
import type { TurnContext } from '../../turn-context.ts'
import type { TurnState } from '../../turn-state.ts'
import { playSafe } from '../answers/from-rows.ts'
import { withoutLabel } from '../answers/labels.ts'
import type { GuestAnswer } from '../scratch.ts'
import type { WrittenSentence } from '../written.ts'
import { inaccurate } from './accurate.ts'
import { ungrounded } from './grounded.ts'
import { offTopic } from './on-topic.ts'

/** What an answer of our templates is wrong in; null when it may leave. That it is on topic follows from where it comes. */
export function faultOfTemplate(answer: GuestAnswer, state: TurnState, turn: TurnContext): string | null {
  if (answer.unchecked) return null
  if (answer.text === '') return 'grounded: no sentence answers'
  const text = withoutLabel(answer.text)
  const isOurs = state.guestRows.length > 0 || state.guestList !== null
  const said = { kind: 'property', names: namesTold(state), gaming: [] } as const
  const { guard, stage } = readGuest({ text: answer.text }, said)
  // Of a template filled by rows no guess of a model is needed.
  if (guard === 'gambling_advice' && (stage === 'rule' || !isOurs)) return 'no_gambling_advice: it advises'
  if (answer.topics.includes('gaming')) {
    const fault = unhelped(answer, state, turn)
    if (fault !== null) return fault
  }
  // Code filled it by the rows; what the web says in it is held against the web.
  const own = isOurs ? [citedLines(text, turn.facts).own] : []
  const problem = unbackedIn(text, { ...turn.facts, own, now: turn.ctx.clock.now() })
  return problem === null ? null : `grounded: ${problem}`
}

/** What an answer that a model wrote is wrong in, by what code can know of the six criteria; null when it may leave. */
export function faultOfWritten(
  answer: GuestAnswer,
  sentences: readonly WrittenSentence[],
  state: TurnState,
  turn: TurnContext,
): string | null {
  const body = sentences.map(({ says }) => says).join(' ')
  const { gaming, advises, induces, deed } = answerWords(body)
  if (advises) return 'no_gambling_advice: it advises'
  if (deed !== null) return `read_only: it claims a deed: "${deed}"`
  if (induces !== null) return `responsible: it invites to play: "${induces}"`
  if (gaming || answer.topics.includes('gaming')) {
    const fault = unhelped(answer, state, turn)
    if (fault !== null) return fault
  }
  return ungrounded(sentences, state, turn) ?? inaccurate(sentences, turn) ?? offTopic(sentences, state, turn)
}

/** Where gambling is told of, so is who helps with it. */
function unhelped({ text }: GuestAnswer, { responseLanguage }: TurnState, turn: TurnContext): string | null {
  return text.includes(playSafe(turn, responseLanguage)) ? null : 'responsible: who helps is missing'
}

/** What the rows in the answer are called, but for those of gambling: a restaurant may be the Lucky Dice. */
function namesTold({ guestRows, guestList }: TurnState): string[] {
  const rows = [...guestRows.map(({ category, answer: { name } }) => ({ category, name })), ...(guestList?.rows ?? [])]
  return rows.flatMap(({ category, name }) => (category === 'gaming' ? [] : [name.toLowerCase()]))
}
