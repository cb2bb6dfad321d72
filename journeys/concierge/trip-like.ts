import type { TurnContext } from '../turn-context.ts'
import type { TurnState } from '../turn-state.ts'

/** The latest remembered trip that has to do with what is asked: the question or its answer speaks of the same place. */
export function tripLike(
  { memories, guestAsked, message, responseLanguage }: TurnState,
  turn: TurnContext,
): string | null {
  const { search } = turn.ctx.ports
  const asked = guestAsked ?? message
  const told = [
    { text: asked, language: search.languageOf(asked) },
    ...turn.replies.map(({ text }) => ({ text, language: responseLanguage })),
  ]
  const trips = memories.filter(({ kind }) => kind === 'trip')
  const like = trips.find(({ value }) => (search.shareSaid({ text: value, language: 'en' }, told) ?? 0) > 0)
  return like === undefined ? null : like.value
}
