import type { Act } from '../../reading.ts'
import type { Desk, Found, Rule } from '../desk.ts'
import { names } from '../goods-phrases.ts'

/** Somebody to talk to is asked for in so many words. */
const person: Rule = (desk) => {
  const uses = desk.cues('person')
  return uses.length > 0
    ? { act: { act: 'ask_person' }, uses: [...uses, ...desk.cues('talk', 'want', 'can_i', 'help')] }
    : null
}

const misdirected: Rule = (desk) => {
  const slip = desk.cues('mistake')
  // A wrong number without money may be a size.
  const money =
    desk.context.order !== null || desk.says('money', 'pay', 'paid', 'paid_claim', 'sent', 'mpesa', 'paybill')
  const uses = [...desk.cues('wrong_payment'), ...(money && desk.of('size').length === 0 ? slip : [])]
  if (uses.length === 0) return null
  const [price] = desk.of('price')
  const amountMinor = price?.meaning.nearMinor ?? price?.meaning.maxMinor ?? null
  return { act: { act: 'misdirected_payment', amountMinor, words: desk.clause.words }, uses, all: true }
}

/** A receipt is a claim by itself; without one it takes "I have paid" or "I have sent the money". */
const claimPaid: Rule = (desk) => {
  const receipt = desk.of('code').find(({ meaning }) => meaning.form === 'receipt') ?? null
  const paid = desk.cues('paid', 'paid_claim')
  const sent = desk.has('money', 'mpesa', 'pay') || desk.of('price').length > 0 ? desk.cues('sent') : []
  const claims = desk.says('how', 'how_much', 'if', 'wrong_payment', 'mistake') ? [] : [...paid, ...sent]
  if (receipt === null && claims.length === 0) return null
  const uses = [
    ...claims,
    ...(receipt === null ? [] : [receipt]),
    ...desk.cues('money', 'mpesa', 'pay', 'payment_check'),
  ]
  const act = { act: 'claim_paid', receipt: receipt?.meaning.value ?? null } as const
  // A message of M-PESA's own says nothing else of ours.
  return { act, uses: [...uses, ...desk.of('price')], all: receipt !== null }
}

const askPayment: Rule = (desk) => {
  const uses = desk.cues('payment_check')
  return uses.length > 0
    ? { act: { act: 'ask_payment' }, uses: [...uses, ...desk.cues('money', 'mpesa', 'pay')] }
    : null
}

const refund: Rule = (desk) => {
  const uses = desk.cues('refund')
  if (uses.length === 0 || asksHypothetically(desk)) return null
  return { act: { act: 'refund', words: desk.clause.words }, uses, all: true }
}

const GOODS_FAULTS = ['broken', 'wrong_item', 'missing'] as const
const LATENESS = ['late', 'not_come'] as const
const ASKED_OF_SHOP = ['hours', 'location', 'offers', 'warranty', 'returns'] as const

/** What went wrong, told as having happened; "what if it breaks" is a question about the shop. */
const complain: Rule = (desk) => {
  const about = complaintAbout(desk)
  if (about === null || asksHypothetically(desk)) return null
  return { act: { act: 'complain', about, words: desk.clause.words }, uses: [], all: true }
}

function complaintAbout(desk: Desk): Extract<Act, { act: 'complain' }>['about'] | null {
  if (desk.has('thief')) return desk.says('money', 'pay', 'paid') ? 'payment' : 'service'
  if (desk.says('repair', 'trade_in')) return null
  if (desk.has(...GOODS_FAULTS)) return 'goods'
  if (desk.has(...LATENESS) && desk.says('prompt', 'mpesa', 'money', 'payment_check')) return 'payment'
  if (desk.has(...LATENESS) && !desk.says('receipt')) return 'delivery'
  // Beside a question it is anger, and the question is what to answer.
  return desk.has('complaint') && !desk.says(...ASKED_OF_SHOP) ? 'service' : null
}

/** "If it breaks", "can I return it": nothing has happened yet. */
function asksHypothetically(desk: Desk): boolean {
  if (desk.says('if')) return true
  return desk.clause.question && desk.says('can_i', 'returns', 'warranty', 'how_long', 'is_it', 'does_it')
}

const cancel: Rule = (desk) => {
  const uses = desk.cues('cancel')
  // "Cancel the cabbage" takes a thing out of the cart.
  const thing = desk.context.cart.length > 0 && desk.left().some(({ meaning }) => names(meaning))
  if (uses.length === 0 || thing) return null
  const order = desk.cues('my_order')
  const code = desk.of('code').find(({ meaning }) => meaning.form === 'order')
  const reference = code?.meaning.value ?? null
  const found: Found = {
    act: {
      act: 'cancel',
      order: order.length > 0 || reference !== null || isOrdered(desk),
      reference,
    },
    uses: [...uses, ...order, ...(code === undefined ? [] : [code]), ...desk.cues('want', 'it')],
  }
  return found
}

/** With nothing in the cart, what can be cancelled is what was ordered. */
function isOrdered({ context }: Desk): boolean {
  return context.order !== null && (context.order.paid || (context.cart.length === 0 && context.asked === null))
}

/** What is heard in any state and before everything else: people, money that moved, and what went wrong. */
export const TROUBLE: readonly Rule[] = [person, misdirected, refund, claimPaid, complain, askPayment, cancel]
