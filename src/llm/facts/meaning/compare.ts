import type { Clause } from './clauses.ts'
import { byName } from './judge-stock.ts'
import type { Knowledge, Row } from './knowledge.ts'
import type { Mention } from './lexicon.ts'

const LESS = /^(?:cheaper|cheapest|lowest|nafuu|rahisi|affordable|less|least)$/u
const MORE = /^(?:more|most|pricier|priciest|ghali)$/u
const MOST = /^(?:cheapest|lowest|least|most|priciest)$/u
const THAN = /^(?:than|kuliko|ya|over)$/u
const IN_STOCK = /(?:^| )(?:in stock|available|zilizopo|ziko stock|still have)(?: |$)/u

/** Whether prices of the rows make a comparison true; null of words that compare no prices, or no goods of the rows. */
export function compares({ tokens, sentence }: Clause, { from, to }: Mention, { rows }: Knowledge): boolean | null {
  const compared = tokens.slice(from, to).map(({ word }) => word)
  const isMore = compared.some((word) => MORE.test(word)) && !compared.some((word) => word === 'affordable')
  if (!isMore && !compared.some((word) => LESS.test(word))) return null
  const priced = rows.filter(
    ({ price, stock }) => price < Number.POSITIVE_INFINITY && !(IN_STOCK.test(sentence) && stock === 0),
  )
  const than = tokens.findIndex(({ word }, at) => at >= to && THAN.test(word))
  const end = than < 0 ? tokens.length : than
  const isMost = compared.some((word) => MOST.test(word)) || tokens[to]?.word === 'zaidi'
  const ahead = byName({ tokens: tokens.slice(0, from) }, { rows: priced })
  const subjects = ahead.length > 0 ? ahead : byName({ tokens: tokens.slice(to, end) }, { rows: priced })
  const named = than < 0 ? [] : byName({ tokens: tokens.slice(than) }, { rows: priced })
  const others = (named.length > 0 ? named : priced).filter((row) => !subjects.includes(row))
  if (subjects.length === 0 || others.length === 0) return null
  const isLess = (one: Row, other: Row) => (isMore ? one.price > other.price : one.price < other.price)
  return subjects.every((one) =>
    isMost || named.length > 0
      ? others.every((other) => isLess(one, other))
      : others.some((other) => isLess(one, other)),
  )
}
