import { fold } from '../../../src/llm/offline/tokens.ts'
import type { Pending } from '../../pending.ts'
import type { TurnState } from '../../turn-state.ts'
import { LINE_UNITS } from '../cart.ts'
import { readFilters } from '../filters.ts'
import type { Heard } from '../hear.ts'
import { BY_ID } from '../option-values.ts'
import type { Reading } from '../step.ts'
import { narrows } from './search-reading.ts'
import { OTHERS } from './words.ts'

type ChooseQuantity = Extract<Pending, { kind: 'choose_quantity' }>

/** An answer to "only 3 left, how many?": a number, all that is left, another variant, or other items. */
export function readChooseQuantity(pending: ChooseQuantity, state: TurnState, heard: Heard): Reading | null {
  if (heard.choice === 'others') return { step: { kind: 'back_to_list' }, certain: true }
  const all =
    heard.choice === 'take_all' || heard.yesNo === 'yes' || /\b(?:all|zote|yote|vyote)\b/.test(fold(heard.text))
  const said = heard.engine.parseQuantity(heard.instead ?? heard.text)
  const quantity = all ? pending.available : said === null ? null : Math.min(said, LINE_UNITS)
  if (quantity !== null) return open(pending, state, '', quantity)
  if (narrows(heard.ask)) return open(pending, state, heard.instead ?? heard.text, null)
  const back = heard.yesNo === 'no' || OTHERS.test(fold(heard.text))
  return back && heard.tokens.length <= 5 ? { step: { kind: 'back_to_list' }, certain: true } : null
}

function open(pending: ChooseQuantity, state: TurnState, words: string, quantity: number | null): Reading {
  const line = readFilters(state.lastCatalogFilters).replaces
  const chosen: Record<string, string> = words === '' ? { [BY_ID]: pending.variantId } : {}
  return { step: { kind: 'open', itemId: pending.itemId, line, chosen, words, asked: null, quantity }, certain: true }
}
