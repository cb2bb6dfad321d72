import type { Span } from '../../span.ts'
import type { Desk, Found, Rule } from '../desk.ts'
import { names } from '../goods-phrases.ts'
import { PARTICLES } from '../particles.ts'
import { asksHypothetically, complain, tellsOn } from './complaints.ts'
import { isOtherThanOrdered } from './other-than-ordered.ts'
import { sendAnother } from './send-another.ts'
import { tryAgain } from './try-again.ts'

const TOWARDS_PERSON = ['talk', 'talk_with', 'want', 'can_i', 'help'] as const

/** Somebody to talk to is asked for in so many words, or by name; "is this the owner or a machine?" asks who answers. */
const person: Rule = (desk) => {
  if (desk.says('identity') && !desk.says(...TOWARDS_PERSON)) return null
  const uses = [...desk.cues('person').filter((span) => !isHers(span, desk)), ...whoIsNamed(desk)]
  return uses.length > 0 ? { act: { act: 'ask_person' }, uses: [...uses, ...desk.cues(...TOWARDS_PERSON)] } : null
}

/** "Wacha nipigie dada yangu": somebody of hers is nobody of the shop. */
function isHers({ to }: Span, { tokens, clause }: Desk): boolean {
  return tokens.slice(to, Math.min(to + 2, clause.to)).some(({ text }) => PARTICLES.mine.has(text))
}

/** A name is no longer than this. */
const NAME_WORDS = 3

/** "Connect me with Wanjiru": whoever is named behind these words, be it a word for goods elsewhere. */
function whoIsNamed(desk: Desk): Span[] {
  const [leading] = desk.cues('talk_with')
  const next = leading === undefined ? undefined : desk.tokens[leading.to]
  if (leading === undefined || leading.to >= desk.clause.to || next?.kind !== 'word') return []
  if (PARTICLES.talkers.has(next.text) || PARTICLES.listener.has(desk.tokens[leading.from - 1]?.text ?? '')) return []
  if (isHers(leading, desk)) return []
  const name = desk.left().filter(({ from }) => from >= leading.to && from < leading.to + NAME_WORDS)
  return [leading, ...name]
}

const misdirected: Rule = (desk) => {
  // "The number is wrong", where a number to pay from is proposed, is no money gone astray.
  const proposed = desk.context.asked?.kind === 'confirm' || desk.context.asked?.kind === 'phone'
  const slip = proposed ? [] : desk.cues('mistake')
  // A wrong number without money may be a size.
  const money =
    desk.context.order !== null || desk.says('money', 'pay', 'paid', 'paid_claim', 'sent', 'mpesa', 'paybill')
  const uses = [
    ...desk.cues('wrong_payment'),
    ...(money && desk.of('size').length === 0 ? slip : []),
    ...otherSum(desk),
  ]
  // "If a customer is charged twice, how long ...": a rule is asked for.
  if (uses.length === 0 || (desk.clause.question && desk.says('if'))) return null
  const [price] = desk.of('price')
  const amountMinor = price?.meaning.nearMinor ?? price?.meaning.maxMinor ?? null
  return { act: { act: 'misdirected_payment', amountMinor, words: desk.clause.words }, uses, all: true }
}

/** "I sent 2000 instead of 200". */
function otherSum(desk: Desk): Span[] {
  // What stands behind "instead of" is not meant, and counts all the same.
  const sums = desk.clause.spans.filter(({ meaning: { kind } }) => kind === 'price' || kind === 'number')
  const paid = desk.cues('sent', 'paid', 'paid_claim')
  return paid.length > 0 && sums.length > 1 && desk.says('instead') ? [...paid, ...sums] : []
}

/** A receipt is a claim by itself; without one it takes "I have paid" or "I have sent the money". */
const claimPaid: Rule = (desk) => {
  const receipt = desk.of('code').find(({ meaning }) => meaning.form === 'receipt') ?? null
  const paid = desk.cues('paid', 'paid_claim')
  const sent = desk.has('money', 'mpesa', 'pay') || desk.of('price').length > 0 ? desk.cues('sent') : []
  const claims = desk.says('how', 'how_much', 'if', 'wrong_payment', 'mistake') ? [] : [...paid, ...sent]
  // "I paid for two, you brought one" tells of goods.
  if (receipt === null && (claims.length === 0 || isOtherThanOrdered(desk))) return null
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
  const asks = desk.clause.question && desk.says('how_much', 'how_long', 'when', 'arrive_when')
  if (uses.length === 0 || asks || asksHypothetically(desk)) return null
  return { act: { act: 'refund', words: desk.clause.words }, uses, all: true }
}

const cancel: Rule = (desk) => {
  const uses = desk.cues('cancel')
  // "Cancel the cabbage" takes a thing out of the cart.
  const thing = desk.context.cart.length > 0 && desk.left().some(({ meaning }) => names(meaning))
  if (uses.length === 0 || thing) return null
  // "Can I cancel a bulk order?" with nothing ordered asks what the shop does.
  if (desk.clause.question && desk.says('can_i') && desk.context.order === null && desk.context.cart.length === 0)
    return null
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
export const TROUBLE: readonly Rule[] = [
  person,
  tryAgain,
  sendAnother,
  misdirected,
  refund,
  claimPaid,
  complain,
  tellsOn,
  askPayment,
  cancel,
]
