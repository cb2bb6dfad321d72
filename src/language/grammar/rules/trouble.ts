import type { Act } from '../../reading.ts'
import type { Span } from '../../span.ts'
import { cuesOf } from '../cues-of.ts'
import type { Desk, Found, Rule } from '../desk.ts'
import { names } from '../goods-phrases.ts'

const TOWARDS_PERSON = ['talk', 'talk_with', 'want', 'can_i', 'help'] as const

/** Somebody to talk to is asked for in so many words, or by name; "is this the owner or a machine?" asks who answers. */
const person: Rule = (desk) => {
  if (desk.says('identity') && !desk.says(...TOWARDS_PERSON)) return null
  const uses = [...desk.cues('person'), ...whoIsNamed(desk)]
  return uses.length > 0 ? { act: { act: 'ask_person' }, uses: [...uses, ...desk.cues(...TOWARDS_PERSON)] } : null
}

/** Ourselves: talking with us is what she does already. */
const US: ReadonlySet<string> = new Set(['you', 'u', 'ya', 'me', 'mimi', 'mi', 'sisi', 'nyinyi', 'ninyi', 'wewe'])
/** "Do you talk to others?" asks to talk with nobody. */
const YOU: ReadonlySet<string> = new Set(['you', 'u'])
/** A name is no longer than this. */
const NAME_WORDS = 3

/** "Connect me with Wanjiru": whoever is named behind these words, be it a word for goods elsewhere. */
function whoIsNamed(desk: Desk): Span[] {
  const [leading] = desk.cues('talk_with')
  const next = leading === undefined ? undefined : desk.tokens[leading.to]
  if (leading === undefined || leading.to >= desk.clause.to || next?.kind !== 'word') return []
  if (US.has(next.text) || YOU.has(desk.tokens[leading.from - 1]?.text ?? '')) return []
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
  if (uses.length === 0) return null
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
  const asks = desk.clause.question && desk.says('how_much', 'how_long', 'when', 'arrive_when')
  if (uses.length === 0 || asks || asksHypothetically(desk)) return null
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
  if ((desk.has(...GOODS_FAULTS) && !wantsAnother(desk)) || isOtherThanOrdered(desk)) return 'goods'
  if (desk.has(...LATENESS) && desk.says('prompt', 'mpesa', 'money', 'payment_check')) return 'payment'
  if (desk.has(...LATENESS) && !desk.says('receipt')) return 'delivery'
  // Beside a question it is anger, and the question is what to answer.
  return desk.has('complaint') && !desk.says(...ASKED_OF_SHOP) ? 'service' : null
}

const CONTRASTS: ReadonlySet<string> = new Set(['but', 'lakini'])

/** "My old phone broke, I need a new one": what is broken is no goods of ours, and what is told of it a reason to buy. */
function wantsAnother(desk: Desk): boolean {
  const goods = desk.clause.spans.some(({ meaning: { kind } }) => kind === 'item' || kind === 'category')
  const wishes = goods && desk.says('want', 'seek', 'availability', 'show')
  return wishes && !desk.says('brought', 'had', 'arrived', 'complaint', 'problem', 'help', 'change', 'returns')
}

/** One thing was ordered and another came: "I ordered blue but you brought black". */
function isOtherThanOrdered(desk: Desk): boolean {
  if (!desk.has('brought')) return false
  if (desk.says('instead')) return true
  if (!desk.has('asked_for', 'my_order', 'had')) return false
  const told = desk.of('value', 'size', 'number', 'item', 'category', 'measure', 'quantity')
  const kinds = new Set(told.map(({ meaning }) => (meaning.kind === 'size' ? 'number' : meaning.kind)))
  const words = desk.tokens.slice(desk.clause.from, desk.clause.to)
  return kinds.size < told.length || (told.length > 0 && words.some(({ text }) => CONTRASTS.has(text)))
}

const ASKED_FIRST = ['can_i', 'is_it', 'does_it', 'how_long'] as const

/** "If it breaks", "can I return it": nothing has happened yet. A question begins with its word: "they were all broken" asks nothing. */
function asksHypothetically(desk: Desk): boolean {
  if (desk.says('if')) return true
  const marked = desk.tokens.slice(desk.clause.from, desk.clause.to).some(({ text }) => text === '?')
  const first = desk.clause.spans.find(({ meaning }) => cuesOf(meaning).length > 0 || meaning.kind !== 'filler')
  const begins = first !== undefined && cuesOf(first.meaning).some((cue) => ASKED_FIRST.some((one) => one === cue))
  const asks = (marked || begins) && desk.says(...ASKED_FIRST)
  return desk.clause.question && !desk.says('brought') && (asks || desk.says('returns', 'warranty'))
}

const TELLS_ON: ReadonlySet<string> = new Set([
  'it',
  'its',
  'they',
  'theyre',
  'those',
  'ni',
  'ilikuwa',
  'zilikuwa',
  'nilinunua',
])

/** "It is the brown one, size 38" behind a complaint says what it is about, and wishes for nothing. */
const tellsOn: Rule = (desk) => {
  const { clause, context, tokens } = desk
  const begins = TELLS_ON.has(tokens[clause.from]?.text ?? '')
  const goods = desk.of('item', 'category', 'value', 'size').length > 0
  const asks = tokens.slice(clause.from, clause.to).some(({ text }) => text === '?')
  if (context.lastQuestion?.act !== 'complain' || asks || !begins || !goods || desk.says('want')) return null
  return { act: { act: 'complain', about: 'goods', words: clause.words }, uses: [], all: true }
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
export const TROUBLE: readonly Rule[] = [person, misdirected, refund, claimPaid, complain, tellsOn, askPayment, cancel]
