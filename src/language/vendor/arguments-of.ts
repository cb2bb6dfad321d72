import type { Act, Wanted } from '../reading.ts'
import type { Telling } from './from-reading.ts'
import type { ModelAct, ModelActName } from './model-reading.ts'

type Arguments = Omit<ModelAct, 'said'>
type Extra = Omit<Arguments, 'act'>

const CENTS = 100

/** The arguments of an act as a model writes them: numbers of lists and words, and nothing for what was not said. */
export function argumentsOf(act: Act, telling: Telling): Arguments {
  const goods = 'wanted' in act ? goodsOf(act.wanted, telling.candidates) : {}
  return { ...goods, ...linesOf(act), ...ownOf(act, telling), act: nameOf(act) }
}

function nameOf(act: Act): ModelActName {
  if (act.act === 'choose_payment' && act.asks) return 'ask_method'
  return act.act === 'untrusted' ||
    act.act === 'ask_guest' ||
    act.act === 'trip' ||
    act.act === 'memory' ||
    act.act === 'share'
    ? 'unclear'
    : act.act
}

function goodsOf(wanted: Wanted, candidates: readonly string[]): Extra {
  const numbers = wanted.itemIds.map((id) => candidates.indexOf(id) + 1).filter((number) => number > 0)
  const byNumber = wanted.exact && numbers.length > 0
  const named = wanted.itemIds.length + wanted.categories.length + wanted.features.length + wanted.missing.length > 0
  const { quantity, measure, minPriceMinor, maxPriceMinor, nearPriceMinor, sort, values } = wanted
  return {
    ...(byNumber && { items: numbers }),
    ...(!byNumber && named && { goods: wanted.words }),
    ...(values.length > 0 && { values: values.map(({ value }) => value) }),
    ...(quantity !== null && { quantity }),
    ...(measure !== null && { measure: `${measure.amount} ${measure.unit}` }),
    ...(minPriceMinor !== null && { min_price: minPriceMinor / CENTS }),
    ...(maxPriceMinor !== null && { max_price: maxPriceMinor / CENTS }),
    ...(nearPriceMinor !== null && { near_price: nearPriceMinor / CENTS }),
    ...(sort !== null && { sort }),
  }
}

function linesOf(act: Act): Extra {
  return 'lines' in act && act.lines.length > 0 ? { lines: act.lines.map((line) => line + 1) } : {}
}

/** What an act has beside goods and lines. */
function ownOf(act: Act, { context, spans }: Telling): Extra {
  const spoken = (kind: string) => spans.find((span) => span.kind === kind)?.text
  switch (act.act) {
    case 'small_talk':
      return { topic: act.kind }
    case 'insult':
      return { topic: act.grave ? 'grave' : 'mild' }
    case 'show_more':
      return { topic: act.all ? 'all' : 'more' }
    case 'not_sold':
      return { goods: act.words }
    case 'pick_nothing':
      return { choice: act.place }
    case 'choose':
      return { choice: (context.asked?.choices.findIndex(({ id }) => id === act.id) ?? -1) + 1 }
    case 'set_quantity':
      return {
        ...(act.quantity !== null && { quantity: act.quantity }),
        ...(act.measure !== null && { measure: `${act.measure.amount} ${act.measure.unit}` }),
      }
    case 'change_option':
      return { values: act.values.map(({ value }) => value) }
    case 'remove':
      return act.words === '' ? {} : { goods: act.words }
    case 'ask_item':
    case 'ask_shop':
    case 'sensitive':
      return { topic: act.topic }
    case 'ask_delivery':
      return { topic: act.aspect, ...sum(act.spendMinor), ...given('place', spoken('zone')) }
    case 'set_delivery':
      return { topic: act.kind, ...given('place', spoken('zone')), ...given('address', act.address) }
    default:
      return moneyOf(act, spoken('phone'))
  }
}

function moneyOf(act: Act, phone: string | undefined): Extra {
  switch (act.act) {
    case 'bargain':
      return sum(act.offerMinor)
    case 'apply_coupon':
      return { code: act.code }
    case 'cancel':
      return { topic: act.order ? 'order' : 'this', ...given('code', act.reference) }
    case 'choose_payment':
      return { topic: act.method }
    case 'give_phone':
      return given('phone', act.msisdn ?? phone)
    case 'claim_paid':
      return given('code', act.receipt)
    case 'misdirected_payment':
      return sum(act.amountMinor)
    case 'ask_order':
      return { topic: act.aspect, ...given('code', act.reference) }
    case 'complain':
      return { topic: act.about }
    case 'consent':
      return {
        topic: `${act.granted ? 'start' : 'stop'}_${act.purpose === 'transactional' ? 'all' : 'marketing'}`,
      }
    case 'set_language':
      return { topic: act.language }
    default:
      return {}
  }
}

function sum(minor: number | null): Extra {
  return minor === null ? {} : { near_price: minor / CENTS }
}

function given(field: 'place' | 'address' | 'phone' | 'code', words: string | null | undefined): Extra {
  return words === null || words === undefined ? {} : { [field]: words }
}
