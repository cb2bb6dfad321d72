import type { Desk, Rule } from '../desk.ts'
import { phrasesLeft } from '../phrases-left.ts'

/** "Where is my order", "when does it come", "how much so far": about what was ordered already. */
const askOrder: Rule = (desk) => {
  const code = desk.of('code').find(({ meaning }) => meaning.form === 'order') ?? null
  const named = desk.cues('my_order', 'status')
  const coming = comingWhen(desk)
  if (code === null && named.length === 0 && coming.length === 0) return null
  const { order } = desk.context
  // Before anything is ordered, when it comes is a question about delivery.
  if (code === null && named.length === 0 && order?.paid !== true) return null
  if (desk.of('zone').length > 0 && named.length === 0) return null
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
  return { act: { act: 'ask_order', aspect, reference }, uses }
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
  return { act: { act: 'ask_order', aspect: 'change', reference: null }, uses, all: true }
}

/** What asks for the time of arrival. */
export function comingWhen(desk: Desk) {
  const plain = desk.cues('arrive_when')
  if (plain.length > 0) return plain
  const timed = desk.says('when', 'how_long', 'status') || (desk.clause.question && desk.of('when').length > 0)
  return timed ? desk.cues('arrive', 'bring_me', 'delivery') : []
}

/** "How much is it all?" before anything was ordered. */
const showCart: Rule = (desk) => {
  const uses = desk.cues('cart', 'remind')
  const total = desk.context.cart.length > 0 && desk.has('total') ? desk.cues('total', 'how_much') : []
  return uses.length + total.length > 0
    ? { act: { act: 'show_cart' }, uses: [...uses, ...total, ...desk.cues('show', 'how_much', 'what')] }
    : null
}

export const ORDERS: readonly Rule[] = [changeOrder, askOrder, showCart]
