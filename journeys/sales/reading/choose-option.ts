import { MOST_NUMBERED } from '../../../prompts/product-disambiguate/text.ts'
import { fold, tokenise } from '../../../src/llm/offline/tokens.ts'
import type { ShoppingAsk } from '../../../src/llm/offline/types.ts'
import type { Pending } from '../../pending.ts'
import type { TurnState } from '../../turn-state.ts'
import { askOf } from '../ask-of.ts'
import { readFilters } from '../filters.ts'
import type { Heard } from '../hear.ts'
import { matchNames } from '../match-names.ts'
import { namedValue } from '../option-values.ts'
import { betterElsewhere, spells } from '../shop-names.ts'
import { namesKnownThing } from '../split-ask.ts'
import type { OpenItem, Reading } from '../step.ts'
import { asSearch, narrows } from './search-reading.ts'
import { ADD, ANY, OTHERS, REMOVE } from './words.ts'

type ChooseOption = Extract<Pending, { kind: 'choose_option' }>

/** An answer to "which colour?": a tap, a value, its place, another detail of the item, or another item of the list. */
export function readChooseOption(pending: ChooseOption, state: TurnState, heard: Heard): Reading | null {
  const { choices, option } = pending
  const tapped = heard.choice?.startsWith('opt:') ? choices.find((value) => `opt:${value}` === heard.choice) : undefined
  if (tapped !== undefined) return reopen(pending, state, { chosen: { [option]: tapped } })
  if (heard.instead !== null && heard.madeQuantity === null) {
    const item = anotherItem(state, heard)
    if (item !== null) return item
  }
  const words = heard.instead ?? heard.text
  if (namesItemElsewhere(pending, state, heard)) return asSearch(heard, 'new', true)
  const quantity = heard.number === null ? (heard.madeQuantity ?? heard.ask.quantity) : null
  const value = namedValue(choices, words, heard.ask, true)
  if (value !== null) {
    const rest = besides(words, value)
    const counted = heard.number === null ? (heard.madeQuantity ?? askOf(rest, heard.engine).quantity) : null
    return reopen(pending, state, { chosen: { [option]: value }, words: rest, quantity: counted })
  }
  if (namesOtherThing(pending, state, heard)) return null
  if (asksPrice(heard.ask)) return asSearch(heard, 'refine', true)
  if (narrows(heard.ask)) return reopen(pending, state, { words, quantity })
  if (quantity !== null && (heard.place === null || heard.madeQuantity !== null)) {
    return reopen(pending, state, { quantity })
  }
  if (heard.place !== null || heard.number !== null) return atPlace(heard, pending, state)
  if (heard.yesNo === 'yes') return chooseOne(choices.length)
  if (ANY.test(fold(words))) return reopen(pending, state, { chosen: { [option]: choices[0] ?? '' } })
  const removed = REMOVE.test(fold(words)) && heard.tokens.length <= 3
  const back = removed || heard.yesNo === 'no' || (OTHERS.test(fold(words)) && heard.tokens.length <= 5)
  if (back) return { step: { kind: 'back_to_list' }, certain: true }
  return ADD.test(fold(words)) ? null : anotherItem(state, heard)
}

/** What is said beside the value: the 100 of "100 bags" counts nothing, the 500g of a pack is no size of its own. */
function besides(words: string, value: string): string {
  const own = new Set(tokenise(value))
  return tokenise(words)
    .filter((token) => !own.has(token))
    .join(' ')
}

/** Only values that were shown under numbers are meant by a bare number; "the last one" counts in any list. */
function atPlace({ place, number }: Heard, pending: ChooseOption, state: TurnState): Reading {
  const { choices, option } = pending
  const counted = number === null || choices.length <= MOST_NUMBERED
  const value = place !== null && counted ? choices[(place === -1 ? choices.length : place) - 1] : undefined
  return value === undefined ? chooseOne(choices.length) : reopen(pending, state, { chosen: { [option]: value } })
}

function chooseOne(count: number): Reading {
  const notice = count <= MOST_NUMBERED ? ({ say: 'out_of_range', count } as const) : ({ say: 'choose_one' } as const)
  return { step: { kind: 'say', notice }, certain: true }
}

/** "Show me phones under 15k" while a shoe waits for its size: goods that neither the item nor the search is called. */
function namesOtherThing({ itemId }: ChooseOption, state: TurnState, heard: Heard): boolean {
  if (heard.instead !== null || !namesKnownThing(heard.text)) return false
  const item = state.lastCatalogResults.find((one) => one.itemId === itemId)
  const known = askOf(`${item?.name ?? ''} ${item?.brand ?? ''} ${item?.category ?? ''}`, heard.engine).terms
  const called = new Set([...known, ...readFilters(state.lastCatalogFilters).terms])
  return heard.ask.terms.length > 0 && !heard.ask.terms.some((term) => called.has(term))
}

/** Another item by its whole name, which is not in the list that this one was chosen from. */
function namesItemElsewhere({ choices }: ChooseOption, { lastCatalogResults }: TurnState, heard: Heard): boolean {
  const words = heard.instead ?? heard.text
  const item = betterElsewhere(words, heard.named, lastCatalogResults)
  return item !== null && spells(words, item.name) && namedValue(choices, words, heard.ask, true) === null
}

function asksPrice({ minPriceMinor, maxPriceMinor, cheapest }: ShoppingAsk): boolean {
  return minPriceMinor !== null || maxPriceMinor !== null || cheapest
}

function reopen(pending: ChooseOption, state: TurnState, given: Partial<OpenItem>): Reading {
  const open: OpenItem = {
    itemId: pending.itemId,
    line: readFilters(state.lastCatalogFilters).replaces,
    words: '',
    asked: pending.option,
    ...given,
    chosen: { ...pending.chosen, ...given.chosen },
    quantity: given.quantity ?? pending.quantity,
  }
  return { step: { kind: 'open', ...open }, certain: true }
}

/** "No, the first one": the list that the item was chosen from still stands. */
function anotherItem(state: TurnState, heard: Heard): Reading | null {
  const options = state.lastCatalogResults
  const words = heard.instead ?? heard.text
  const place = heard.instead === null ? null : heard.engine.parsePick(words).index
  const [named, ...tied] = matchNames(
    words,
    options.map(({ name, brand }) => `${name} ${brand}`),
    heard.engine,
    options.map(({ name }) => name),
  )
  const at = place === null ? (tied.length === 0 ? named : undefined) : (place === -1 ? options.length : place) - 1
  const item = at === undefined ? undefined : options[at]
  if (item === undefined) return null
  const { replaces } = readFilters(state.lastCatalogFilters)
  const open: OpenItem = { itemId: item.itemId, line: replaces, chosen: {}, words, asked: null, quantity: null }
  return { step: { kind: 'open', ...open }, certain: true }
}
