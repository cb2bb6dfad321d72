import type { DialogueContext } from '../../dialogue-context.ts'
import type { Act, Wanted } from '../../reading.ts'
import type { Desk, Rule } from '../desk.ts'
import { phrasesLeft } from '../phrases-left.ts'

export const ONE_MORE = ['add', 'more', 'same', 'it', 'want', 'can_i', 'different'] as const
/** What says that the pieces come to those that are there. */
export const RELATIVE = /^(?:\p{L}*ongez\p{L}*|add|adding|plus|more|extra|another|nyingine|ingine|zaidi)$/u
/** What says so of goods that are named, where a bare "add" only puts them in. */
const ANOTHER =
  /^(?:\p{L}*ongez\p{L}*|more|extra|another|additional|(?:ny|mw|k|l|v|z|m)?ingine|mengine|wengine|zaidi|tena)$/u

/** "Another milk", "maziwa mengine mbili", where milk lies in the cart: so many more of that line. */
export const moreNamed: Rule = (desk) => {
  if (desk.context.cart.length === 0 || desk.clause.question || looksRound(desk)) return null
  for (const [at, phrase] of phrasesLeft(desk).entries()) {
    const act = phrase.named ? moreOf(phrase.wanted, wordsAround(desk, at), desk.context) : null
    if (act !== null) return { act, uses: [...phrase.spans, ...desk.cues(...ONE_MORE)] }
  }
  return null
}

/** So many more of the line that goods are, if the words beside them say "more"; null where none is or they do not. */
export function moreOf(wanted: Wanted, words: readonly string[], { cart }: DialogueContext): Act | null {
  const counts = wanted.quantity !== null
  const line = words.some((word) => ANOTHER.test(word) || (counts && RELATIVE.test(word))) ? lineOf(wanted, cart) : -1
  const has = cart[line]?.quantity
  if (has === undefined) return null
  return { act: 'set_quantity', lines: [line], quantity: has + (wanted.quantity ?? 1), measure: null }
}

/** "Show me more bread" wants to see others. */
function looksRound(desk: Desk): boolean {
  const asks = desk.cues('more').some(({ from, to }) => to - from > 1)
  return asks || desk.says('show', 'availability', 'seek', 'browse')
}

/** The words around the nth thing of a clause, up to the things beside it. */
function wordsAround(desk: Desk, at: number): string[] {
  const phrases = phrasesLeft(desk)
  const [before, own, next] = [phrases[at - 1], phrases[at], phrases[at + 1]]
  const from = before?.spans.at(-1)?.to ?? desk.clause.from
  const to = next === undefined ? desk.clause.to : (own?.spans.at(-1)?.to ?? from)
  return desk.tokens.slice(from, to).map(({ text }) => text)
}

/** The only line of the goods that has the values said of them; -1 where there is none. */
function lineOf({ itemIds, values, measure }: Wanted, cart: DialogueContext['cart']): number {
  const fits = cart.map(({ itemId, values: own }) => {
    const has = Object.values(own).map((value) => value.toLowerCase())
    return (
      itemIds.includes(itemId) && measure === null && values.every(({ value }) => has.includes(value.toLowerCase()))
    )
  })
  return fits.filter(Boolean).length === 1 ? fits.indexOf(true) : -1
}
