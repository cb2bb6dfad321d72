import { fold } from '../../../src/llm/offline/tokens.ts'
import type { Pending } from '../../pending.ts'
import type { TurnState } from '../../turn-state.ts'
import { askOf } from '../ask-of.ts'
import { readFilters } from '../filters.ts'
import type { Heard } from '../hear.ts'
import { matchNames } from '../match-names.ts'
import { namedValue } from '../option-values.ts'
import { betterElsewhere } from '../shop-names.ts'
import type { Reading } from '../step.ts'
import { asSearch, namesThing, narrows } from './search-reading.ts'
import { ADD, MORE_OF_THESE, OTHERS } from './words.ts'

type PickItem = Extract<Pending, { kind: 'pick_item' }>

/** An answer to a numbered list of items: a tap, a place, a name, "others", or a narrower wish. */
export function readPickItem(pending: PickItem, state: TurnState, heard: Heard): Reading | null {
  const { options } = pending
  if (heard.choice === 'others') return asSearch(heard, 'others', true)
  const place = tappedPlace(heard) ?? heard.place ?? leadingPlace(heard, options.length)
  if (place !== null) return atPlace(place, pending, state, heard)
  if (heard.number !== null) return outOfRange(options.length)
  if (isOthers(heard)) return asSearch(heard, 'others', true)
  const [only] = options
  if (options.length === 1 && only !== undefined && heard.ask.quantity !== null && !namesThing(heard.ask)) {
    return open(only.itemId, state, heard, true)
  }
  if (heard.yesNo === 'yes' && only !== undefined) {
    return options.length === 1 ? open(only.itemId, state, heard, false) : outOfRange(options.length)
  }
  if (ADD.test(fold(heard.text)) && state.cart.length > 0) return null
  if (options.length === 1 && only !== undefined && namesOptionOf(only, heard))
    return open(only.itemId, state, heard, true)
  const words = heard.instead ?? heard.text
  if (betterElsewhere(words, heard.named, options) !== null) return asSearch(heard, 'new', true)
  const named = matchNames(
    words,
    options.map(({ name, brand }) => `${name} ${brand}`),
    heard.engine,
    options.map(({ name }) => name),
  )
  const match = named.length === 1 ? options[named[0] ?? 0] : undefined
  if (match !== undefined) return open(match.itemId, state, heard, true)
  if (named.length > 1 && named.length < options.length) {
    return { step: { kind: 'say', notice: { say: 'which_of_these' } }, certain: true }
  }
  if (narrows(heard.ask) && !namesThing(heard.ask)) return asSearch(heard, 'refine', true)
  if (heard.instead !== null && namesThing(askOf(heard.instead, heard.engine))) return asSearch(heard, 'new', true)
  return null
}

function atPlace(place: number, { options }: PickItem, state: TurnState, heard: Heard): Reading {
  const at = place === -1 ? options.length : place
  const item = options[at - 1]
  if (item !== undefined) return open(item.itemId, state, heard, heard.number === null && heard.choice === null)
  return outOfRange(options.length)
}

/** "Single" under the only avocado there is: a detail of it, and so a yes. */
function namesOptionOf({ options }: PickItem['options'][number], { text, ask }: Heard): boolean {
  const loosely = { ...ask, size: null, colours: [] }
  return Object.values(options).some((values) => namedValue(values, text, loosely, true) !== null)
}

function outOfRange(count: number): Reading {
  return { step: { kind: 'say', notice: { say: 'out_of_range', count } }, certain: true }
}

/** The words around the number may say a size, a colour or a quantity; a bare number says nothing more. */
function open(itemId: string, state: TurnState, heard: Heard, worded: boolean): Reading {
  const line = readFilters(state.lastCatalogFilters).replaces
  const words = worded ? heard.text : ''
  const quantity = worded ? heard.ask.quantity : null
  return { step: { kind: 'open', itemId, line, chosen: {}, words, asked: null, quantity }, certain: true }
}

function tappedPlace({ choice }: Heard): number | null {
  const digits = /^item:(\d{1,2})$/.exec(choice ?? '')?.[1]
  return digits === undefined ? null : Number(digits)
}

/** "2 in black": a place first, then a detail; "2 pairs of ..." counts instead. */
function leadingPlace(heard: Heard, count: number): number | null {
  const digits = /^\s*(?:no\.?|number|namba)?\s*(\d{1,2})\b/i.exec(heard.text)?.[1]
  const place = Number(digits ?? Number.NaN)
  const detailed = heard.ask.size !== null || heard.ask.colours.length > 0
  return place >= 1 && place <= count && detailed && heard.ask.size !== digits && heard.ask.quantity === null
    ? place
    : null
}

function isOthers(heard: Heard): boolean {
  if (heard.yesNo === 'no') return true
  const text = fold(heard.text)
  if (MORE_OF_THESE.test(text)) return true
  return OTHERS.test(text) && heard.tokens.length <= 6 && !namesThing(askOf(text.replace(OTHERS, ' '), heard.engine))
}
