import { sayRow } from '../../../prompts/copy/facts/say-row.ts'
import { say } from '../../../prompts/copy/index.ts'
import type { RowFound } from '../../../tools/row-found.ts'
import type { TurnContext } from '../../turn-context.ts'
import type { TurnState } from '../../turn-state.ts'
import { contactLines } from '../contacts.ts'
import type { GuestAnswer } from '../scratch.ts'

/** Rows by their templates; hours and prices say once in a sitting that they may vary. */
export function fromRows(
  { guestRows, guestRetries, guestToldMayVary, responseLanguage: language }: TurnState,
  turn: TurnContext,
): GuestAnswer {
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

export const VARYING: ReadonlySet<string> = new Set(['price', 'open', 'shut', 'week', 'show', 'open_at', 'open_on'])

/** Where gambling is told of, so is who helps with it. */
export function playSafe(turn: TurnContext, language: TurnState['responseLanguage']): string {
  return say('guest_play_safe', language, { contacts: contactLines(turn, language, ['gambling']) })
}
