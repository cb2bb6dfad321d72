import { fold } from '../../../src/llm/offline/tokens.ts'
import type { TurnState } from '../../turn-state.ts'
import { askOf } from '../ask-of.ts'
import { LINE_UNITS, openCart } from '../cart.ts'
import type { Heard } from '../hear.ts'
import { matchNames } from '../match-names.ts'
import { betterElsewhere } from '../shop-names.ts'
import type { CartEntry } from '../slice.ts'
import type { Reading, SalesNotice } from '../step.ts'
import { asSearch, namesThing, narrows } from './search-reading.ts'
import { ADD, MORE_OF_IT, REMOVE, UNWANTED } from './words.ts'

/** A change of what is in the cart: remove, how many, another size or colour, another item, one more item. */
export function readCartChange(state: TurnState, heard: Heard): Reading | null {
  const cart = openCart(state)
  if (cart.length === 0) return null
  const lines = cart.map(({ itemId, itemName }) => ({ itemId, name: itemName, brand: '' }))
  const elsewhere = betterElsewhere(heard.text, heard.named, lines) !== null
  const names = lines.map(({ name }) => name)
  const named = elsewhere ? [] : matchNames(heard.text, names, heard.engine)
  return (
    readRemoval(cart, named, heard) ??
    readAddition(named, heard) ??
    readQuantity(cart, named, state, heard) ??
    readOption(cart, named, heard) ??
    readReplacement(cart, state, heard)
  )
}

function readRemoval(cart: CartEntry[], named: number[], heard: Heard): Reading | null {
  const text = fold(heard.text)
  const remove = REMOVE.test(text)
  if (!remove && !(UNWANTED.test(text) && named.length > 0)) return null
  const line = named.length === 1 ? named[0] : named.length === 0 && cart.length === 1 ? 0 : undefined
  const entry = line === undefined ? undefined : cart[line]
  if (entry === undefined) return { step: { kind: 'narrow_again', notice: { say: 'what_to_change' } }, certain: remove }
  return changed(
    cart.filter((_, at) => at !== line),
    { say: 'removed_line', name: entry.itemName },
  )
}

/** "Pia nataka soksi": something that is not in the cart yet. */
function readAddition(named: number[], heard: Heard): Reading | null {
  if (heard.instead !== null || named.length > 0) return null
  return ADD.test(fold(heard.text)) && namesThing(heard.ask) ? asSearch(heard, 'add', true) : null
}

function readQuantity(cart: CartEntry[], named: number[], state: TurnState, heard: Heard): Reading | null {
  if (heard.number !== null) return null
  const words = heard.instead ?? heard.text
  const said =
    heard.instead === null ? (heard.ask.quantity ?? countAlone(state, heard)) : heard.engine.parseQuantity(words)
  if (said === null || narrows(askOf(words, heard.engine))) return null
  if (named.length === 0 && namesThing(askOf(words, heard.engine))) return null
  const line = lineOf(cart, named)
  const entry = cart[line]
  if (entry === undefined) return null
  const more = heard.instead === null && MORE_OF_IT.test(fold(heard.text))
  const quantity = Math.min(more ? entry.qty + said : said, LINE_UNITS)
  return reopen(entry, line, '', quantity)
}

/** "Mbili" under the order that was shown is how many: its choices are numbered in digits. */
function countAlone({ pending }: TurnState, { text, engine }: Heard): number | null {
  return pending?.kind === 'confirm_order' && !/\d/.test(text) ? engine.parseQuantity(text) : null
}

function readOption(cart: CartEntry[], named: number[], heard: Heard): Reading | null {
  const words = heard.instead ?? heard.text
  const ask = askOf(words, heard.engine)
  if (ask.size === null && ask.colours.length === 0) return null
  if (named.length === 0 && namesThing(ask)) return null
  const line = lineOf(cart, named)
  const entry = cart[line]
  return entry === undefined ? null : reopen(entry, line, words, ask.quantity)
}

/** "No, the second one" goes back to the list; "no, boots" looks for something else instead of the last line. */
function readReplacement(cart: CartEntry[], state: TurnState, heard: Heard): Reading | null {
  if (heard.instead === null) return null
  const last = cart.length - 1
  const place = heard.engine.parsePick(heard.instead).index
  const options = state.lastCatalogResults
  if (betterElsewhere(heard.instead, heard.named, options) !== null) return asSearch(heard, 'replace', true)
  const [named, ...tied] = matchNames(
    heard.instead,
    options.map(({ name, brand }) => `${name} ${brand}`),
    heard.engine,
    options.map(({ name }) => name),
  )
  const at = place === null ? (tied.length === 0 ? named : undefined) : (place === -1 ? options.length : place) - 1
  const item = at === undefined ? undefined : options[at]
  if (item !== undefined) {
    const open = {
      itemId: item.itemId,
      line: last,
      chosen: {},
      words: heard.instead,
      asked: null,
      quantity: cart[last]?.qty ?? null,
    }
    return { step: { kind: 'open', ...open }, certain: true }
  }
  return namesThing(askOf(heard.instead, heard.engine)) ? asSearch(heard, 'replace', true) : null
}

function reopen(entry: CartEntry, line: number, words: string, quantity: number | null): Reading {
  const { itemId, variantSelection } = entry
  const open = { itemId, line, chosen: variantSelection, words, asked: null, quantity: quantity ?? entry.qty }
  return { step: { kind: 'open', ...open }, certain: true }
}

function lineOf(cart: readonly CartEntry[], named: number[]): number {
  return named.length === 1 ? (named[0] ?? 0) : cart.length - 1
}

function changed(cart: CartEntry[], notice: SalesNotice): Reading {
  if (cart.length > 0) return { step: { kind: 'order', cart, notice }, certain: true }
  return { step: { kind: 'narrow_again', notice: { say: 'cart_empty' } }, certain: true }
}
