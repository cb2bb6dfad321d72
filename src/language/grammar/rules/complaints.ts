import type { Act } from '../../reading.ts'
import type { Span } from '../../span.ts'
import { cuesOf } from '../cues-of.ts'
import type { Desk, Rule } from '../desk.ts'
import { PARTICLES } from '../particles.ts'
import { unheardIn } from '../unheard.ts'
import { isOtherThanOrdered } from './other-than-ordered.ts'

const GOODS_FAULTS = ['broken', 'wrong_item', 'missing'] as const
const LATENESS = ['late', 'not_come'] as const
const ASKED_OF_SHOP = ['hours', 'location', 'offers', 'warranty', 'returns'] as const

/** What went wrong, told as having happened; "what if it breaks" is a question about the shop. */
export const complain: Rule = (desk) => {
  const about = complaintAbout(desk)
  if (about === null || asksHypothetically(desk)) return null
  return { act: { act: 'complain', about, words: desk.clause.words }, uses: [], all: true }
}

function complaintAbout(desk: Desk): Extract<Act, { act: 'complain' }>['about'] | null {
  if (desk.has('thief')) return desk.says('money', 'pay', 'paid') ? 'payment' : 'service'
  if (desk.says('repair', 'trade_in')) return null
  if ((desk.has(...GOODS_FAULTS) && !wantsAnother(desk)) || isOtherThanOrdered(desk)) return 'goods'
  if (tellsOfBought(desk)) return 'goods'
  if (desk.has(...LATENESS) && desk.says('prompt', 'mpesa', 'money', 'payment_check')) return 'payment'
  if (desk.has(...LATENESS) && !desk.says('receipt')) return 'delivery'
  if (desk.has('my_order') && seesNothing(desk)) return 'delivery'
  // Beside a question it is anger, and the question is what to answer.
  return desk.has('complaint') && !desk.says(...ASKED_OF_SHOP) ? 'service' : null
}

/** "Nimeagiza na sijaona kitu": that she has seen nothing of it is said in Swahili where English says that it has not come. */
function seesNothing({ clause, says }: Desk): boolean {
  if (clause.question || says('prompt', 'mpesa', 'no_prompt', 'payment_check')) return false
  return clause.spans.some(({ meaning }) => {
    if (meaning.kind !== 'verb' || meaning.verb.sense !== 'see' || !meaning.verb.negative) return false
    return meaning.verb.subject === 'i' || meaning.verb.subject === 'we'
  })
}

/** "My old phone broke, I need a new one": what is broken is no goods of ours, and what is told of it a reason to buy. */
function wantsAnother(desk: Desk): boolean {
  const goods = desk.clause.spans.some(({ meaning: { kind } }) => kind === 'item' || kind === 'category')
  const wishes = goods && desk.says('want', 'seek', 'availability', 'show')
  return wishes && !desk.says('brought', 'had', 'arrived', 'complaint', 'problem', 'help', 'change', 'returns')
}

const WISHES = ['want', 'seek', 'show', 'add', 'availability', 'recommend', 'different', 'same', 'returns', 'how_much']
const CONTENTED = ['thanks', 'praise', 'like', 'yes', 'confirm']

/** "The loaf you brought has green spots": what is told of goods from here, and neither asked nor praised, is a trouble with them. */
function tellsOfBought(desk: Desk): boolean {
  const [brought] = desk.cues('brought')
  if (brought === undefined || desk.clause.question || desk.says(...WISHES, ...CONTENTED)) return false
  if (!desk.of('item', 'category').some(({ to }) => to <= brought.from)) return false
  const rest = desk.tokens.slice(brought.to, desk.clause.to)
  return unheardIn(desk).some((token) => rest.includes(token)) || desk.left().some((span) => tellsMore(span, brought))
}

/** "... imeacha kuwaka", "... have green spots": what the goods do or are like now that she has them. */
function tellsMore({ from, meaning }: Span, brought: Span): boolean {
  if (from < brought.to) return false
  return meaning.kind === 'verb'
    ? meaning.verb.subject === 'it'
    : meaning.kind === 'feature' || meaning.kind === 'value'
}

const ASKED_FIRST = ['can_i', 'is_it', 'does_it', 'how_long'] as const

/** "If it breaks", "can I return it": nothing has happened yet. A question begins with its word: "they were all broken" asks nothing. */
export function asksHypothetically(desk: Desk): boolean {
  if (desk.says('if')) return true
  const marked = desk.tokens.slice(desk.clause.from, desk.clause.to).some(({ text }) => text === '?')
  const first = desk.clause.spans.find(({ meaning }) => cuesOf(meaning).length > 0 || meaning.kind !== 'filler')
  const begins = first !== undefined && cuesOf(first.meaning).some((cue) => ASKED_FIRST.some((one) => one === cue))
  const asks = (marked || begins) && desk.says(...ASKED_FIRST)
  // "The zip broke, how much is a new one?" asks what mending costs.
  if (desk.clause.question && desk.says('how_much') && !desk.says('brought', 'my_order', 'had', 'asked_for'))
    return true
  return desk.clause.question && !desk.says('brought') && (asks || desk.says('returns', 'warranty'))
}

/** "It is the brown one, size 38" behind a complaint says what it is about, and wishes for nothing. */
export const tellsOn: Rule = (desk) => {
  const { clause, context, tokens } = desk
  const begins = PARTICLES.tellsOn.has(tokens[clause.from]?.text ?? '')
  const goods = desk.of('item', 'category', 'value', 'size').length > 0
  const asks = tokens.slice(clause.from, clause.to).some(({ text }) => text === '?')
  if (context.lastQuestion?.act !== 'complain' || asks || !begins || !goods || desk.says('want')) return null
  return { act: { act: 'complain', about: 'case', words: clause.words }, uses: [], all: true }
}
