import { sayList } from '../../../prompts/copy/facts/say-list.ts'
import { say } from '../../../prompts/copy/index.ts'
import type { RowList } from '../../../tools/row-list.ts'
import type { TurnContext } from '../../turn-context.ts'
import type { TurnState } from '../../turn-state.ts'
import type { GuestAnswer } from '../scratch.ts'
import { playSafe, VARYING } from './from-rows.ts'

/** All of a kind that fit, a line each. */
export function fromList(
  list: RowList,
  { guestToldMayVary, responseLanguage: language }: Pick<TurnState, 'guestToldMayVary' | 'responseLanguage'>,
  turn: TurnContext,
): GuestAnswer {
  const said = sayList(list, { now: turn.ctx.clock.now(), timezone: list.timezone, language })
  const topics = [...new Set(list.rows.map(({ category }) => category))]
  const isVarying = list.rows.some(({ facts }) => facts.some(({ kind }) => VARYING.has(kind)))
  const varies = !guestToldMayVary && isVarying ? [say('guest_may_vary', language)] : []
  const safe = topics.includes('gaming') ? [playSafe(turn, language)] : []
  return { text: [said, ...varies, ...safe].join('\n'), sources: topics, topics, unchecked: false }
}
