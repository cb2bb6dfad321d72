import type { TurnContext } from '../../turn-context.ts'
import type { TurnState } from '../../turn-state.ts'
import { placeName, topicName, topicsOf } from '../topics.ts'
import type { WrittenSentence } from '../written.ts'
import { FREE_LINES } from './free-lines.ts'

/** The least share of what a sentence speaks of that its sources speak of too. */
const LEAST = 0.6

/** Null when each sentence is said by the sources it cites, or says no more than may be said without one. */
export function ungrounded(sentences: readonly WrittenSentence[], state: TurnState, turn: TurnContext): string | null {
  const wrong = sentences.find((sentence) => (shareOf(sentence, state, turn) ?? 1) < LEAST)
  if (wrong === undefined) return null
  const why = wrong.sources.length === 0 ? 'cites no source' : 'says what its source does not'
  return `grounded: a sentence ${why}: "${wrong.says}"`
}

function shareOf(sentence: WrittenSentence, state: TurnState, turn: TurnContext): number | null {
  const { responseLanguage: language } = state
  const cited = sentence.sources.flatMap((source) => [
    { text: source.title, language: source.language },
    { text: source.text, language: source.language },
  ])
  const said = { text: sentence.says, language }
  return turn.ctx.ports.search.shareSaid(said, [...cited, ...alwaysSaid(sentence, state, turn)])
}

/** The names of the place and of what can be asked; beside them, for who cites nothing, what needs no source. */
function alwaysSaid({ sources }: WrittenSentence, { responseLanguage: language }: TurnState, turn: TurnContext) {
  const names = [
    placeName(turn),
    turn.tenant.settings.botName,
    ...topicsOf(turn).map((one) => topicName(one, turn, language)),
  ]
  return [...names, ...(sources.length === 0 ? FREE_LINES[language] : [])].map((text) => ({ text, language }))
}
