import { asksForGoods, describedIn, isNameless } from '../described.ts'
import type { Rule } from '../desk.ts'
import { phrasesLeft } from '../phrases-left.ts'
import { suited } from '../suited.ts'
import { WISHES } from '../wish-words.ts'
import { together } from './recommend.ts'

/** "The cheapest thing for frying", "kitu ya kuosha vyombo": goods by what is said of them, where no word names any. */
export const described: Rule = (desk) => {
  const phrases = phrasesLeft(desk)
  if (phrases.some(({ named }) => named) || !isNameless(desk) || !asksForGoods(desk)) return null
  if (desk.found.some(({ act }) => 'wanted' in act)) return null
  const found = describedIn(desk)
  if (found.length === 0) return null
  // "Something with a better camera", of the phones that are being looked at: the search goes on.
  const { search, shown } = desk.context
  const looking = new Set([...(search?.itemIds ?? []), ...shown])
  if (found.some((id) => looking.has(id))) return null
  const said = phrases.reduce((one, { wanted }) => together(one, wanted), desk.nothing)
  const sort = desk.says('cheap', 'cheapest') ? 'price_low' : desk.says('dearest') ? 'price_high' : said.sort
  const wanted = suited({ ...said, sort, words: desk.clause.words }, desk)
  if (wanted.itemIds.length === 0) return null
  const uses = [...phrases.flatMap(({ spans }) => spans), ...desk.cues(...WISHES)]
  return { act: { act: 'search', wanted }, uses, all: true }
}
