import type { Act } from '../../reading.ts'
import type { Desk, Found, Rule } from '../desk.ts'
import { inquiry } from '../inquiry.ts'
import { PARTICLES } from '../particles.ts'
import { saysMoreThan } from '../says-more.ts'
import { asksHow, onlyPays, paysAtDoor, paysInParts } from './how-paid.ts'
import { nothingToPay } from './nothing-to-pay.ts'

const METHODS = [
  { cue: 'prompt', method: 'stk' },
  { cue: 'paybill', method: 'c2b' },
  { cue: 'card', method: 'card' },
  { cue: 'cash', method: 'cash' },
  { cue: 'mpesa', method: 'stk' },
] as const

/** A way to pay, chosen or asked about. */
const method: Rule = (desk) => {
  const named = METHODS.find(({ cue }) => desk.has(cue))
  if (named === undefined) return null
  const nothing = desk.context.order === null && desk.context.cart.length === 0
  // What a way of paying costs, or whether it can be paid bit by bit, is for the shop's documents.
  if (desk.says('installments', 'returns', 'warranty', 'repair')) return null
  const more =
    desk.says('how_much') || ((named.method === 'stk' || named.method === 'c2b') && saysMoreThan(desk, OF_PAYING))
  if (nothing && desk.has('no_prompt')) return inquiry(desk, 'paying')
  // "How long does the prompt stay?"
  if (desk.clause.question && desk.has('prompt', 'paybill', 'card') && desk.says('how_long'))
    return inquiry(desk, 'paying')
  if (nothing && more && desk.clause.question && desk.of('item', 'category').length === 0) {
    return { act: { act: 'ask_shop', topic: 'paying', words: desk.clause.words }, uses: [], all: true }
  }
  const asks = nothing || desk.clause.question || desk.says('can_i', 'how', 'question', 'availability')
  const found: Found = {
    act: { act: 'choose_payment', method: named.method, asks },
    uses: [
      ...desk.cues(...METHODS.map(({ cue }) => cue)),
      ...desk.cues(
        'pay',
        'want',
        'can_i',
        'how',
        'checkout',
        'yes',
        'sent',
        'money',
        'instead',
        'delivery',
        'availability',
      ),
    ],
  }
  return desk.of('phone').length > 0 ? null : found
}

/** A number to send the prompt to. Many digits that are no Kenyan number are one mistyped, where one was asked for. */
const phone: Rule = (desk) => {
  const [said] = desk.of('phone')
  const asked = desk.context.asked?.kind
  if (said === undefined) return null
  if (said.meaning.msisdn === null && asked !== 'phone' && asked !== 'confirm') return null
  const act = { act: 'give_phone', msisdn: said.meaning.msisdn } as const
  return {
    act,
    uses: [said, ...desk.cues('pay', 'prompt', 'mpesa', 'no', 'instead', 'want', 'sent', 'yes', 'change', 'it')],
  }
}

const ASKS_FOR_DIGITS: ReadonlySet<string> = new Set(['phone', 'payment', 'confirm'])
const LEAST_DIGITS = 1000

/** Digits that are neither a phone nor a count, where money is talked about: a number mistyped, or a PIN. */
const digits: Rule = (desk) => {
  const { asked, cart } = desk.context
  if (asked === null || !ASKS_FOR_DIGITS.has(asked.kind) || (asked.kind === 'confirm' && cart.length === 0)) return null
  const numbers = desk.of('number').filter(({ meaning }) => meaning.value >= LEAST_DIGITS)
  const other = desk
    .left()
    .some(({ meaning }) => meaning.kind === 'price' || meaning.kind === 'item' || meaning.kind === 'category')
  return numbers.length > 0 && !other ? { act: { act: 'give_phone', msisdn: null }, uses: numbers } : null
}

/** "Another number": a number to pay from is coming, where one is asked for or proposed. */
const otherNumber: Rule = (desk) => {
  const asked = desk.context.asked?.kind ?? ''
  const slip = asked === 'payment' ? [] : desk.cues('mistake')
  const uses = [...desk.cues('other_number', 'other_phone'), ...slip]
  if (uses.length === 0 || !ASKS_FOR_DIGITS.has(asked) || desk.of('phone').length > 0) return null
  return {
    act: { act: 'give_phone', msisdn: null },
    uses: [...uses, ...desk.cues('want', 'can_i', 'pay', 'change', 'it', 'prompt', 'mpesa', 'no', 'sent', 'bring_me')],
  }
}

/** "Another way": never a yes to the way that was proposed. */
const otherWay: Rule = (desk) => {
  const uses = desk.cues('other_way')
  const { asked, cart, order } = desk.context
  if (uses.length === 0 || (asked === null && cart.length === 0 && order === null)) return null
  const beside = desk.cues('pay', 'checkout', 'want', 'can_i', 'yes', 'no', 'more', 'different')
  const own = asked?.choices.find(({ id }) => id === OTHER_WAY)
  const act: Act =
    own === undefined
      ? { act: 'choose_payment', method: 'other', asks: desk.clause.question }
      : { act: 'choose', id: own.id }
  return { act, uses: [...uses, ...beside] }
}

/** What the question that proposes a way to pay calls its other answer. */
const OTHER_WAY = 'other_way'

/** When, where and in what parts one may pay stands in the shop's documents. */
const paysOtherwise: Rule = (desk) => (paysInParts(desk) || paysAtDoor(desk) ? inquiry(desk, 'paying') : null)

const checkout: Rule = (desk) => {
  if (desk.says('if', 'delivery_area') || desk.of('zone').length > 0) return null
  if (desk.says('returns', 'refund', 'warranty', 'repair')) return null
  const cues = desk.cues('checkout')
  const pays = asksHow(desk) ? [] : desk.cues('pay')
  // "And the balance, by when do I pay it?" goes on with what was asked of the shop.
  const { lastQuestion, cart, order } = desk.context
  const goesOn = lastQuestion?.act === 'ask_shop' && cart.length === 0 && order === null
  if (goesOn && desk.says('when', 'how_long', 'how_much', 'total')) return null
  if (saysLater(desk))
    return cues.length + pays.length > 0 ? { act: { act: 'pause' }, uses: [...cues, ...pays], all: true } : null
  const waits = desk.context.cart.length > 0 || desk.context.order !== null
  if (!waits && cues.length > 0) return nothingToPay(desk, cues)
  const uses = [...cues, ...(waits || onlyPays(desk) ? pays : [])]
  return uses.length > 0
    ? { act: { act: 'checkout' }, uses: [...uses, ...desk.cues('want', 'yes', 'it', 'money', 'can_i')] }
    : null
}

/** A verb of hers in the form of "once I have", whichever verb it is. */
const ONCE_I = /^(?:niki|nki)\p{L}{2,}$/u

/** "I will pay tomorrow", "nitalipa nikifika": paying another time, which is no wish to pay now. */
function saysLater(desk: Desk): boolean {
  if (desk.clause.question) return false
  const another = desk
    .of('when')
    .some(({ meaning }) => !meaning.words.split(' ').every((word) => PARTICLES.now.has(word)))
  const once = desk.tokens.slice(desk.clause.from, desk.clause.to).some(({ text }) => ONCE_I.test(text))
  return another || once || desk.has('pause')
}

/** How one pays, before there is anything to pay. */
const howToPay: Rule = (desk) => {
  const uses = desk.cues('pay', ...(desk.says('how', 'which') ? ['money'] : []))
  if (uses.length === 0 || !asksHow(desk)) return null
  // The ways are known; what else there is to know about paying stands in the shop's documents.
  const topic = saysMoreThan(desk, OF_PAYING) ? 'paying' : 'payment'
  return { act: { act: 'ask_shop', topic, words: desk.clause.words }, uses, all: true }
}

const OF_PAYING = [
  ...METHODS.map(({ cue }) => cue),
  ...[
    'pay',
    'money',
    'how',
    'which',
    'what',
    'can_i',
    'question',
    'availability',
    'want',
    'it',
    'checkout',
    'my_order',
  ],
  ...['greet', 'thanks', 'yes', 'is_it', 'only', 'sent', 'other_way'],
]

/** "I have not paid", "I will pay later": said of paying, not a wish to pay now. */
const notYet: Rule = (desk: Desk) => {
  const uses = desk.cues('not_paid')
  return uses.length > 0 ? { act: { act: 'ask_payment' }, uses } : null
}

export const PAYING: readonly Rule[] = [phone, digits, otherNumber, otherWay, method, paysOtherwise, checkout, notYet]

export const WAYS_TO_PAY: readonly Rule[] = [howToPay]
