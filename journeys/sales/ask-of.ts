import type { NamedItem } from '../../src/domain/catalog/schemas.ts'
import { isNumberWord, smallNumber } from '../../src/llm/offline/numbers.ts'
import { fold, tokenise } from '../../src/llm/offline/tokens.ts'
import type { OfflineEngine, ShoppingAsk } from '../../src/llm/offline/types.ts'
import { LINE_UNITS } from './cart.ts'
import { spelledItem, withoutNames } from './shop-names.ts'

/** Verbs of "show me everything" that name nothing to look for. */
const SHOW = /^(?:(?:ni)?onyesh[ae]\w{0,2}|(?:ni)?ones?ha|nishow|niona|nione|angalia)$/
const MEASURE =
  /^(?:size|saizi|kilo|kilos|kg|gramu?|grams?|lita|litres?|ml|gb|namba|number|no|na|elfu|laki|mia|soo|bob|ksh|kes|sh|thao|ngiri|saa)$/

/** What the words ask for; a number that says how many is no part of a name. */
export function askOf(words: string, engine: OfflineEngine): ShoppingAsk {
  const ask = engine.parseAsk(words)
  const quantity = ask.quantity ?? countBehind(words, ask)
  const named = (term: string) => term !== String(quantity) && !(ask.seeAll && SHOW.test(term))
  const [terms, raw] = [ask.terms.filter(named), ask.raw.filter(named)]
  const number = ask.size === null && terms.length > 0 ? numberBehind(words) : null
  return { ...ask, quantity, terms: number === null || terms.includes(number) ? terms : [...terms, number], raw }
}

/**
 * What the words ask for when they spell the whole name of one item and name nothing else: nothing inside the name is
 * read as a number, a size or a colour ("Mbili Max", "10,000 mAh Power Bank"). Null when they do not.
 */
export function namedAsk(words: string, engine: OfflineEngine, named: readonly NamedItem[]): ShoppingAsk | null {
  const item = spelledItem(words, named)
  if (item === null) return null
  const besides = withoutNames(words, [item])
  const rest = askOf(besides, engine)
  const alone = rest.terms.length === 0 && rest.purpose.length === 0 && !rest.seeAll
  if (!alone) return null
  const number = rest.size === null && besides !== '' ? numberBehind(words) : null
  const behind = number !== null && tokenise(besides).at(-1) === number ? [number] : []
  return { ...rest, terms: [...fold(item.name).split(' '), ...behind], raw: [fold(item.name)] }
}

/** "Breeze Jogger 42": part of a name or a size, which only the catalog can tell. */
export function isSizeLike(term: string): boolean {
  return /^\d{2}(?:\.5)?$/.test(term)
}

function numberBehind(words: string): string | null {
  const [before = '', last = ''] = tokenise(words).slice(-2)
  return isSizeLike(last) && /\p{L}{3,}/u.test(before) && !MEASURE.test(before) && !BOUND.test(before) ? last : null
}

/** Words that make a number behind them a price. */
const BOUND = /^(?:under|below|over|above|around|about|chini|juu|kama|hadi|mpaka|max|only|tu|budget|at)$/

/** "Unga mbili", "soksi nyeusi tatu": Swahili counts behind the thing. */
function countBehind(words: string, { terms, colours }: ShoppingAsk): number | null {
  const tokens = tokenise(words)
  const [before = '', last = ''] = tokens.slice(-2)
  if (tokens.length < 2 || !isNumberWord(last) || MEASURE.test(before) || isNumberWord(before)) return null
  return terms.length + colours.length > 0 && !ENGLISH_TAIL.test(last)
    ? Math.min(smallNumber(last) ?? 1, LINE_UNITS)
    : null
}

/** English counts in front: "the second one" and "number two" are places. */
const ENGLISH_TAIL = /^[a-z]*(?:one|two|three|four|five|six|seven|eight|nine|ten)$/
