import type { Rule } from '../desk.ts'
import { inquiry } from '../inquiry.ts'
import { phrasesLeft } from '../phrases-left.ts'
import { saysMoreThan } from '../says-more.ts'
import { unheardIn } from '../unheard.ts'

const FAULTS = ['broken', 'wrong_item', 'missing'] as const

/** "What if it breaks?": what the shop does about faults, and no complaint yet. */
const mishap: Rule = (desk) => {
  const fault = desk.has(...FAULTS)
  if (!fault && !desk.has('late', 'not_come')) return null
  if ((!desk.says('if') && !desk.clause.question) || desk.says('repair', 'trade_in', 'warranty')) return null
  const { lastQuestion } = desk.context
  if (fault && desk.says('how_much')) return inquiry(desk, 'repair')
  if (lastQuestion?.act === 'ask_shop' && lastQuestion.topic === 'warranty') return inquiry(desk, 'warranty')
  return inquiry(desk, fault ? 'returns' : 'delivery')
}

/** "When do new ones come?": the day on which goods come in is a matter of the shop, not of an order. */
const restock: Rule = (desk) => {
  const asks = desk.clause.question || desk.says('when')
  const { cart, order } = desk.context
  const named = phrasesLeft(desk).filter((phrase) => phrase.named)
  const ofKind = named.length > 0 && named.every(({ wanted }) => !wanted.exact)
  const coming = cart.length === 0 && order === null && desk.of('zone').length === 0 && desk.has('when') && ofKind
  if (!asks || !(desk.has('restock') || (coming && !desk.says('delivery', 'bring_me')))) return null
  const [phrase] = named
  if (phrase?.wanted.exact !== true) return inquiry(desk, 'restock')
  const act = { act: 'ask_item', wanted: phrase.wanted, topic: 'restocked', words: desk.clause.words } as const
  return { act, uses: phrase.spans, all: true }
}

const OFFER_RULES = ['combine', 'can_i', 'how', 'if', 'both'] as const

/** "Can I use two codes together?": how offers work, which the list of offers does not say. */
const offerRules: Rule = (desk) => {
  const { lastQuestion } = desk.context
  const goesOn = lastQuestion?.act === 'ask_offers' || desk.has('combine')
  const about = desk.has('offers', 'coupon') || (goesOn && (desk.clause.question || desk.says('combine')))
  const codes = desk.of('code').length
  if (!about && !(codes > 1 && desk.clause.question)) return null
  if (codes === 1 && !desk.says('combine')) return null
  const asks = desk.says('combine') || codes > 1 || (desk.clause.question && desk.says(...OFFER_RULES))
  if (!asks || phrasesLeft(desk).some(({ wanted }) => wanted.exact)) return null
  return inquiry(desk, 'offers')
}

/** Which size to take, where no goods of ours are named, is answered by the shop's size guide. */
const sizeAdvice: Rule = (desk) => {
  if (!desk.has('size_help') || phrasesLeft(desk).some(({ wanted }) => wanted.exact)) return null
  return inquiry(desk, 'other')
}

/** Whether a PIN is to be told: never, and the documents say why. */
const secret: Rule = (desk) => (desk.has('pin') && desk.clause.question ? inquiry(desk, 'paying') : null)

const SOLD = ['availability', 'seek', 'show', 'browse', 'recommend', 'bring_me', 'add'] as const
const OPEN = ['how', 'how_long', 'how_many', 'when', 'why', 'is_it', 'does_it', 'if', 'lasting'] as const

/** "How long does resoling take?": nobody asks how long a thing takes that she wants to buy. */
const howItIs: Rule = (desk) => {
  if (!desk.clause.question || !desk.says(...OPEN) || desk.says(...SOLD)) return null
  if (unheardIn(desk).length === 0 || !saysMoreThan(desk, OPEN)) return null
  // "Does JAMHURI still work?" is told when the code is tried.
  if (desk.found.some(({ act }) => act.act === 'apply_coupon')) return null
  const named = phrasesLeft(desk).filter((phrase) => phrase.named)
  // "How should I store onions and potatoes?" is asked of both at once.
  if (named.filter(({ wanted }) => wanted.exact).length > 1) return inquiry(desk, 'other')
  const goods = named.some(({ wanted }) => wanted.missing.length === 0)
  return goods ? null : inquiry(desk, 'other')
}

/** Before whatever is said of goods. */
export const INQUIRIES: readonly Rule[] = [mishap, offerRules, restock, secret]

/** After goods that are named have had their say. */
export const OPEN_INQUIRIES: readonly Rule[] = [sizeAdvice, howItIs]
