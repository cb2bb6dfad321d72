import { sayChecked } from '../prompts/copy/facts/say-checked.ts'
import { say } from '../prompts/copy/index.ts'
import type { Snippet } from '../src/domain/knowledge/schemas.ts'
import { findFacts } from '../src/llm/facts/find-facts.ts'
import { normalise } from '../src/llm/facts/normalise.ts'
import { citationsIn } from './citations-in.ts'
import type { TurnContext } from './turn-context.ts'
import type { TurnState } from './turn-state.ts'

/**
 * An answer from documents as it leaves: from which passages each of its sentences was taken is kept with the turn, and hours and
 * prices of a document that nobody has looked at for long say of which day they are.
 */
export function toldFrom(
  answer: string,
  snippets: readonly Snippet[],
  { responseLanguage: language }: TurnState,
  turn: TurnContext,
): string {
  const cited = citationsIn(answer, snippets)
  turn.cited.push(...cited)
  const days = snippets.flatMap(({ chunkId, asOf }) =>
    asOf !== undefined && cited.some(({ passageId }) => passageId === chunkId) ? [asOf] : [],
  )
  const [oldest] = days.sort()
  if (oldest === undefined || !tellsHoursOrPrices(answer)) return answer
  const saying = { now: turn.ctx.clock.now(), timezone: turn.facts.timezone, language }
  return `${answer}\n${say('row_as_of', language, { day: sayChecked(new Date(oldest), saying) })}`
}

function tellsHoursOrPrices(answer: string): boolean {
  return findFacts(normalise(answer)).some(({ kind }) => kind === 'time' || kind === 'money')
}
