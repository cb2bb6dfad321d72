import type { Token } from '../span.ts'
import type { Clause } from './clause.ts'
import { cuesIn, goodsIn, namesGoods, says } from './clause-says.ts'
import { PARTICLES } from './particles.ts'
import { ASKS_FOR_GOODS } from './wish-words.ts'

/** Whether a clause only goes on with a question, or is what a question of the clause before it is about. */
export function asksOn(before: Clause, clause: Clause, tokens: readonly Token[]): boolean {
  return (
    asksPriceOf(before, clause) ||
    asksToMend(before, clause) ||
    asksOfBought(before, clause) ||
    tellsOfAsked(before, clause, tokens)
  )
}

const MENDING: ReadonlySet<string> = new Set(['repair', 'service'])

/** "My screen is cracked. Do you fix it?": what is broken is what is to be mended. */
function asksToMend(before: Clause, clause: Clause): boolean {
  return says(before, new Set(['broken'])) && says(clause, MENDING)
}

const BOUGHT: ReadonlySet<string> = new Set(['my_order', 'had', 'brought'])
const AFTERWARDS: ReadonlySet<string> = new Set(['returns', 'warranty'])

/** "I bought earphones and opened them. Can I return them?": what was bought is what the question is about. */
function asksOfBought(before: Clause, clause: Clause): boolean {
  const names = goodsIn(clause).some(({ meaning }) => meaning.kind === 'item' || meaning.kind === 'category')
  return !before.question && says(before, BOUGHT) && clause.question && says(clause, AFTERWARDS) && !names
}

const PRICED: ReadonlySet<string> = new Set(['delivery', 'delivery_area', 'repair', 'service', 'warranty', 'trade_in'])

/** "Do you deliver to Thika? How much?": a price alone is of what was asked about just before, or told to be broken. */
function asksPriceOf(before: Clause, clause: Clause): boolean {
  const cues = cuesIn(clause)
  const alone = cues.length > 0 && cues.every((cue) => cue === 'how_much' || cue === 'it') && cues.includes('how_much')
  if (!alone || goodsIn(clause).length > 0) return false
  if (!before.question) return says(before, MENDING)
  return says(before, PRICED) || (namesGoods(before) && !says(before, new Set(['how_much'])))
}

const RULES: ReadonlySet<string> = new Set(['returns', 'warranty', 'repair', 'refund', 'trade_in'])
const WISHED: ReadonlySet<string> = new Set(ASKS_FOR_GOODS.filter((cue) => cue !== 'for_gift'))

/** "Can I return it if it does not fit? It is a gift, blue, size 33": what is told of it is no wish for another. */
function tellsOfAsked(before: Clause, clause: Clause, tokens: readonly Token[]): boolean {
  const begins = PARTICLES.tellsOn.has(tokens[clause.from]?.text ?? '')
  return before.question && says(before, RULES) && begins && !clause.question && !says(clause, WISHED)
}
