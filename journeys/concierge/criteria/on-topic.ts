import type { TurnContext } from '../../turn-context.ts'
import type { TurnState } from '../../turn-state.ts'
import type { WrittenSentence } from '../written.ts'

/** Null when the answer speaks of something that was asked, or of the thing that the talk is of. */
export function offTopic(sentences: readonly WrittenSentence[], state: TurnState, turn: TurnContext): string | null {
  const { search } = turn.ctx.ports
  const { guestAsked, guestSearch, guestFocus, message, responseLanguage: language } = state
  const asked = guestAsked ?? message
  const told = sentences.flatMap(({ says, sources }) => [
    { text: says, language },
    ...sources.map((source) => ({ text: source.title, language: source.language })),
  ])
  const questions = [
    { text: asked, language: search.languageOf(asked) },
    ...(guestSearch === null ? [] : [{ text: guestSearch, language: 'en' as const }]),
    ...(guestFocus === null ? [] : [{ text: guestFocus.name, language: 'en' as const }]),
  ]
  const shares = questions.map((question) => search.shareSaid(question, told))
  return shares.some((share) => share === null || share > 0) ? null : 'on_topic: it speaks of nothing that was asked'
}
