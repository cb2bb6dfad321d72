import type { ShoppingAsk } from '../../../src/llm/offline/types.ts'
import { askOf, namedAsk } from '../ask-of.ts'
import type { Heard } from '../hear.ts'
import { splitAsk } from '../split-ask.ts'
import type { Reading, SearchMode } from '../step.ts'

/** True when the words name a thing, a brand, or what it is for. */
export function namesThing(ask: ShoppingAsk): boolean {
  return ask.terms.length > 0 || ask.purpose.length > 0
}

/** True when the words narrow a search: size, colour, price. */
export function narrows(ask: ShoppingAsk): boolean {
  const priced = ask.minPriceMinor !== null || ask.maxPriceMinor !== null || ask.cheapest
  return ask.size !== null || ask.colours.length > 0 || priced
}

/** The words as a search. */
export function asSearch(heard: Heard, mode: SearchMode, certain: boolean): Reading {
  const said = heard.instead ?? heard.text
  const whole = namedAsk(said, heard.engine, heard.named)
  if (whole !== null) return { step: { kind: 'search', mode, ask: whole, words: said, next: [] }, certain }
  const [words = '', ...next] = splitAsk(said, heard.engine)
  const ask = words === heard.text ? heard.ask : askOf(words, heard.engine)
  return { step: { kind: 'search', mode, ask, words, next }, certain }
}

/** What is left when no question took the words: a search, the whole range, or nothing that is understood. */
export function readSearch(heard: Heard, cartOpen: boolean): Reading {
  const { ask } = heard
  if (ask.seeAll && !namesThing(ask)) return { step: { kind: 'link' }, certain: true }
  if (namesThing(ask) || narrows(ask) || ask.seeAll) return asSearch(heard, cartOpen ? 'add' : 'new', false)
  return { step: { kind: 'say', notice: { say: 'not_understood' } }, certain: false }
}
