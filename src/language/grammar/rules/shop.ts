import type { ShopTopic } from '../../reading.ts'
import type { Desk, Rule } from '../desk.ts'
import { phrasesLeft } from '../phrases-left.ts'
import { unheardIn } from '../unheard.ts'

const TOPICS: readonly { topic: ShopTopic; cues: readonly string[] }[] = [
  { topic: 'repair', cues: ['repair'] },
  { topic: 'trade_in', cues: ['trade_in'] },
  { topic: 'warranty', cues: ['warranty'] },
  { topic: 'returns', cues: ['returns'] },
  { topic: 'bulk', cues: ['bulk'] },
  { topic: 'hours', cues: ['hours'] },
  { topic: 'location', cues: ['location'] },
  { topic: 'receipt', cues: ['receipt'] },
  { topic: 'privacy', cues: ['privacy'] },
  { topic: 'ordering', cues: ['how_to_order'] },
  { topic: 'payment', cues: ['installments'] },
  { topic: 'other', cues: ['contact', 'other_number', 'job', 'service', 'trust'] },
]

const MANY_PIECES = 20
const MUCH = 50

/** So many pieces or kilos that a price for them is a matter for a person. */
const wholesale: Rule = (desk) => {
  const large = phrasesLeft(desk).filter(({ wanted: { quantity, measure } }) => {
    const heavy = measure !== null && (measure.unit === 'kg' || measure.unit === 'l') && measure.amount >= MUCH
    return heavy || (quantity ?? 0) >= MANY_PIECES
  })
  const priced = desk.says('how_much', 'bargain', 'offers', 'bulk') || desk.clause.question
  if (large.length === 0 || !priced) return null
  return { act: { act: 'ask_shop', topic: 'bulk', words: desk.clause.words }, uses: [], all: true }
}

/** A question about how the shop works: all its words go to the shop's documents. */
const topic: Rule = (desk) => {
  const found = TOPICS.find(({ cues }) => desk.has(...cues))
  if (found === undefined) return null
  return {
    act: { act: 'ask_shop', topic: found.topic, words: desk.clause.words },
    uses: desk.cues(...found.cues),
    all: true,
  }
}

/** "And on Sunday?" goes on with what was asked of the shop before. */
const followUp: Rule = (desk) => {
  const { lastQuestion } = desk.context
  if (lastQuestion?.act !== 'ask_shop' && lastQuestion?.act !== 'ask_offers') return null
  if (unheardIn(desk).length > 1) return null
  // What was asked before had no topic that paying could be about.
  if (lastQuestion.topic === 'other' && desk.has('pay')) return null
  const times = desk.of('when')
  const asks =
    desk.clause.question &&
    phrasesLeft(desk).every(({ named }) => !named) &&
    desk.cues('how_long', 'how_much', 'when', 'can_i', 'is_it', 'free', 'pay')
  if (times.length === 0 && (asks === false || asks.length === 0)) return null
  const known = TOPICS.find(({ topic }) => topic === lastQuestion.topic)
  return { act: { act: 'ask_shop', topic: known?.topic ?? 'other', words: desk.clause.words }, uses: times, all: true }
}

const offers: Rule = (desk) => {
  const uses = desk.cues('offers')
  if (uses.length === 0) return null
  const [phrase] = phrasesLeft(desk)
  return {
    act: { act: 'ask_offers', wanted: phrase?.wanted ?? desk.nothing, words: desk.clause.words },
    uses,
    all: true,
  }
}

/** A code, or a word that is one of the shop's, is meant to be taken off the price. */
const coupon: Rule = (desk) => {
  const codes = desk.of('code').filter(({ meaning }) => meaning.form === 'coupon')
  const cues = desk.cues('coupon')
  const code = codes[0] ?? (cues.length > 0 ? desk.of('code')[0] : undefined)
  if (code !== undefined) {
    return {
      act: { act: 'apply_coupon', code: code.meaning.value.toUpperCase() },
      uses: [code, ...cues, ...desk.cues('want', 'can_i')],
    }
  }
  return cues.length > 0
    ? { act: { act: 'ask_offers', wanted: desk.nothing, words: desk.clause.words }, uses: cues, all: true }
    : null
}

/** A lower price is asked for, with or without a figure: "leave it at 2,500", "can you do 800 for both?" */
const bargain: Rule = (desk) => {
  const uses = desk.cues('bargain', 'too_dear')
  if (uses.length === 0) return null
  const prices = desk.of('price')
  const [price] = prices
  const [phrase] = phrasesLeft(desk)
  const offerMinor =
    price === undefined
      ? bareOffer(desk)
      : (price.meaning.nearMinor ?? price.meaning.maxMinor ?? price.meaning.minMinor)
  return {
    act: { act: 'bargain', wanted: phrase?.wanted ?? desk.nothing, offerMinor },
    uses: [...uses, ...prices],
    all: true,
  }
}

/** "Uniachie na 2500": beside a wish to pay less, a large number is money. */
function bareOffer(desk: Desk): number | null {
  const number = desk.of('number').find(({ meaning }) => meaning.value >= 20)
  return number === undefined ? null : Math.round(number.meaning.value * 100)
}

export const SHOP: readonly Rule[] = [coupon, wholesale, bargain, offers, topic, followUp]
