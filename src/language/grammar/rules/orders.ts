import type { Act } from '../../reading.ts'
import type { Desk, Rule } from '../desk.ts'
import { inquiry } from '../inquiry.ts'
import { phrasesLeft } from '../phrases-left.ts'
import { unheardIn } from '../unheard.ts'

/** "Where is my order", "when does it come", "how much so far": about what was ordered already. */
const askOrder: Rule = (desk) => {
  const code = orderCode(desk)
  const named = [...desk.cues('my_order', 'status'), ...denied(desk)]
  const coming = comingWhen(desk)
  if (code === null && named.length === 0 && coming.length === 0) return null
  // "I bought it last week, can I return it?" asks what the shop does about what was bought.
  const rule = desk.says('repair', 'trade_in') || (desk.clause.question && desk.says('returns', 'warranty', 'service'))
  if (code === null && rule) return null
  const { order } = desk.context
  // Before anything is ordered, when it comes is a question about delivery.
  if (code === null && named.length === 0 && order?.paid !== true) return null
  if (desk.of('zone').length > 0 && named.length === 0) return null
  if (code === null && asksReadiness(desk)) return { act: readiness(desk), uses: [], all: true }
  // "Change my order to size 43" says what to change; alone it asks whether it can be.
  if (desk.says('change', 'remove', 'add') && !desk.clause.question && phrasesLeft(desk).length > 0) return null
  const aspect = aspectOf(desk, coming.length > 0)
  const reference = code?.meaning.value ?? null
  const uses = [
    ...named,
    ...coming,
    ...(code === null ? [] : [code]),
    ...desk.cues('where', 'when', 'total', 'how_much', 'be_at', 'availability', 'arrive', 'i_have', 'had'),
  ]
  // "Do I have any order with you?" asks nothing else.
  const asksMore = desk.says('hours', 'location', 'offers', 'warranty', 'returns', 'person', 'repair', 'receipt')
  const alone = phrasesLeft(desk).length === 0 && desk.of('zone').length === 0 && unheardIn(desk).length === 0
  // "I ordered with my mother's phone" tells how; the phone is no goods.
  const byOther = desk.says('other_number', 'other_phone') && !asksMore
  const all = byOther || (desk.clause.question && !asksMore && alone)
  return { act: { act: 'ask_order', aspect, reference }, uses, all }
}

/** "So there is no order of mine?"; "this is not my order" is no question of it. */
function denied(desk: Desk) {
  return desk.clause.question || !desk.says('it') ? desk.cues('not_my_order') : []
}

/** "How long until it is ready once I pay?", with nothing ordered yet, asks what the shop does. */
function asksReadiness({ clause, context, says }: Desk): boolean {
  const nothing = context.order === null && context.cart.length === 0
  return (
    nothing && clause.question && says('how_long', 'when', 'arrive_when') && says('pay', 'pickup', 'if', 'checkout')
  )
}

function readiness({ clause }: Desk): Act {
  const nowhere = { zoneId: null, elsewhere: null, spendMinor: null }
  return { act: 'ask_delivery', aspect: 'pickup', ...nowhere, words: clause.words }
}

/** An order's reference; a code that is nothing else, sent alone, is meant as one too. */
function orderCode(desk: Desk) {
  const codes = desk.of('code')
  const [only] = desk.clause.to - desk.clause.from === 1 ? codes : []
  const meant = only?.meaning.form === 'other' ? only : null
  return codes.find(({ meaning }) => meaning.form === 'order') ?? meant
}

function aspectOf(desk: Desk, coming: boolean): 'status' | 'when' | 'total' | 'list' | 'change' {
  if (desk.says('total', 'how_much')) return 'total'
  if (desk.says('change')) return 'change'
  if (desk.says('i_have', 'availability') && desk.says('any')) return 'list'
  return coming || desk.says('when') ? 'when' : 'status'
}

/** A change of what was ordered; while it is still in the cart, what is to be different is said of its lines. */
const changeOrder: Rule = (desk) => {
  const uses = desk.cues('change_order')
  if (uses.length === 0 || (desk.context.cart.length > 0 && phrasesLeft(desk).length > 0)) return null
  const { cart, order } = desk.context
  // With nothing ordered yet it asks whether one could.
  if (desk.clause.question && cart.length === 0 && order === null) return inquiry(desk, 'ordering')
  // "... to size 43" is said of its lines, whether or not this talk still knows them.
  return {
    act: { act: 'ask_order', aspect: 'change', reference: null },
    uses: [...uses, ...desk.cues('want', 'can_i')],
  }
}

/** What asks for the time of arrival. */
export function comingWhen(desk: Desk) {
  const plain = desk.cues('arrive_when')
  if (plain.length > 0) return plain
  const timed = desk.says('when', 'how_long', 'status') || (desk.clause.question && desk.of('when').length > 0)
  return timed ? desk.cues('arrive', 'bring_me', 'delivery') : []
}

/** "How much is it all?", "do I still owe something?": of what is in the cart, or of the order that money is awaited for. */
const showCart: Rule = (desk) => {
  const named = desk.cues('cart', 'remind')
  const total = sumsUp(desk) ? desk.cues('total', 'how_much') : []
  if (named.length + total.length === 0) return null
  const beside = desk.cues('show', 'how_much', 'what', 'total', 'my_order', 'pause', 'pay', 'i_have')
  const plain = phrasesLeft(desk).length === 0 && desk.of('zone').length === 0
  const { order, cart } = desk.context
  const owes = order !== null && !order.paid && (order.paying || cart.length === 0)
  const paying = total.length > 0 && owes
  const act: Act = paying ? { act: 'ask_order', aspect: 'total', reference: null } : { act: 'show_cart' }
  return { act, uses: plain && desk.clause.question ? desk.left() : [...named, ...total, ...beside] }
}

/** A sum is asked for, of no goods in particular. */
function sumsUp(desk: Desk): boolean {
  const { lastQuestion, cart, order } = desk.context
  // "And the balance, within how long?" goes on with what was asked of the shop.
  if (lastQuestion?.act === 'ask_shop' && cart.length === 0 && order === null) return false
  if (!desk.has('total') || desk.says('change', 'put', 'add')) return false
  // "Chai na maziwa ya 200 jumla": all of what is wished for comes to that.
  if (!desk.clause.question && desk.found.some(({ act }) => act.act === 'search' || act.act === 'add')) return false
  const bare = phrasesLeft(desk).length === 0 && desk.of('number').length === 0
  return desk.context.cart.length > 0 || bare
}

export const ORDERS: readonly Rule[] = [changeOrder, askOrder, showCart]
