import { ShopTopic } from '../../reading.ts'
import type { Meaning } from '../../span.ts'
import { cuesOf } from '../cues-of.ts'
import type { Desk, Rule } from '../desk.ts'
import { inquiry } from '../inquiry.ts'
import { PARTICLES } from '../particles.ts'
import { type Phrase, phrasesLeft } from '../phrases-left.ts'
import { unheardIn } from '../unheard.ts'
import { wholesale } from './wholesale.ts'

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
  { topic: 'paying', cues: ['installments'] },
  { topic: 'other', cues: ['contact', 'other_number', 'job', 'service', 'trust', 'used', 'refund'] },
]

/** A question about how the shop works: all its words go to the shop's documents. */
const topic: Rule = (desk) => {
  const found = TOPICS.find(({ cues }) => desk.has(...cues))
  if (found === undefined || (found.topic === 'bulk' && countsFew(desk))) return null
  return {
    act: { act: 'ask_shop', topic: found.topic, words: desk.clause.words },
    uses: desk.cues(...found.cues),
    all: !(ASKED_BESIDE.has(found.topic) && wishesForGoods(desk)) && !(found.topic === 'bulk' && namesGoods(desk)),
  }
}

/** Asked beside a wish for goods, they take none of its words: "I want shoes in 42 and when do you close". */
const ASKED_BESIDE: ReadonlySet<string> = new Set(['hours', 'location'])

function wishesForGoods(desk: Desk): boolean {
  return desk.has('want', 'show', 'seek', 'add') && phrasesLeft(desk).some(({ named }) => named)
}

/** "Tissue for our office": what it costs is told beside. */
function namesGoods(desk: Desk): boolean {
  return phrasesLeft(desk).some(({ named, wanted }) => named && wanted.itemIds.length > 0)
}

/** "Ten rolls of tissue for our office": so few are sold over the counter, whoever they are for. Many are heard before. */
function countsFew(desk: Desk): boolean {
  const said = phrasesLeft(desk).flatMap(({ named, wanted }) => (named ? [wanted] : []))
  const taken = desk.found.flatMap(({ act }) => ('wanted' in act ? [act.wanted] : []))
  return [...said, ...taken].some(
    ({ quantity, measure, values }) =>
      quantity !== null || measure !== null || values.some(({ value }) => /\d/.test(value)),
  )
}

/** Words of its own that a question may have and still go on with the one before. */
const MOST_NEW = 3

/** "And the sukuma?" after "when does the milk come": the same is asked of something else. */
const sameOfAnother: Rule = (desk) => {
  const { lastQuestion } = desk.context
  if (lastQuestion === null) return null
  const phrases = phrasesLeft(desk)
  const only = phrases.length === 1 && desk.left().every(({ meaning }) => ALONE.has(meaning.kind) || isAlso(meaning))
  if (!only || unheardIn(desk).length > 0 || phrases[0]?.wanted.quantity !== null) return null
  const leadsOn = desk.clause.question || PARTICLES.goesOn.has(desk.tokens[desk.clause.from]?.text ?? '')
  if (!leadsOn) return null
  const [{ wanted, spans }] = phrases as [Phrase]
  if (lastQuestion.act === 'ask_item' && wanted.exact) {
    const { topic, words } = lastQuestion
    return { act: { act: 'ask_item', wanted, topic, words: `${words} ${desk.clause.words}` }, uses: spans, all: true }
  }
  const topic = ShopTopic.safeParse(lastQuestion.topic)
  return lastQuestion.act === 'ask_shop' && topic.success && topic.data !== 'hours' ? inquiry(desk, topic.data) : null
}

const ALONE: ReadonlySet<string> = new Set(['item', 'brand', 'category', 'feature', 'filler'])
function isAlso(meaning: Meaning): boolean {
  return cuesOf(meaning).some((cue) => cue === 'what' || cue === 'how' || cue === 'it')
}

/** "And on Sunday?" goes on with what was asked of the shop before. */
const followUp: Rule = (desk) => {
  const { lastQuestion } = desk.context
  if (lastQuestion?.act !== 'ask_shop' && lastQuestion?.act !== 'ask_offers') return null
  if (unheardIn(desk).length > MOST_NEW) return null
  // What is offered is what a price is asked of.
  if (desk.context.asked?.kind === 'pick' && desk.has('how_much') && desk.context.shown.length > 0) return null
  // What was asked before had no topic that paying could be about.
  if (lastQuestion.topic === 'other' && desk.has('pay')) return null
  // "Which ways to pay are there?" goes on with nothing.
  if (desk.has('pay') && desk.has('which', 'what', 'how', 'can_i')) return null
  const times = desk.of('when')
  const asks =
    desk.clause.question &&
    phrasesLeft(desk).every(({ named }) => !named) &&
    desk.cues(
      'how_long',
      'arrive_when',
      'how_much',
      'how_many',
      'when',
      'can_i',
      'is_it',
      'does_it',
      'if',
      'free',
      'pay',
    )
  if (times.length === 0 && (asks === false || asks.length === 0)) return null
  if (lastQuestion.act === 'ask_offers') {
    if (desk.found.length > 0) return null
    return { act: { act: 'ask_offers', wanted: desk.nothing, words: desk.clause.words }, uses: [], all: true }
  }
  const known = ShopTopic.safeParse(lastQuestion.topic)
  return { act: { act: 'ask_shop', topic: known.data ?? 'other', words: desk.clause.words }, uses: times, all: true }
}

const offers: Rule = (desk) => {
  const uses = desk.cues('offers')
  if (uses.length === 0 || desk.says('returns', 'warranty')) return null
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
      all: isOfCode(desk),
    }
  }
  return cues.length > 0
    ? { act: { act: 'ask_offers', wanted: desk.nothing, words: desk.clause.words }, uses: cues, all: true }
    : null
}

/** "Does JAMHURI still work?", "what does it give?": all of it is of the code. */
function isOfCode(desk: Desk): boolean {
  const more = desk.says('pay', 'delivery', 'location', 'hours', 'offers') || desk.of('zone', 'code').length > 1
  if (more || unheardIn(desk).length > 0) return false
  return (
    desk.says('does_it', 'is_it', 'what', 'how', 'how_much', 'resume') && phrasesLeft(desk).every(({ named }) => !named)
  )
}

/** A lower price is asked for, with or without a figure: "leave it at 2,500", "can you do 800 for both?" */
const bargain: Rule = (desk) => {
  const uses = [...desk.cues('bargain', 'too_dear'), ...(namesMoney(desk) ? desk.cues('do_for') : [])]
  if (uses.length === 0 || desk.says('trade_in')) return null
  // A few for an office, at the best price: what they cost is asked.
  if (desk.says('bulk') && desk.clause.question && countsFew(desk)) return null
  const prices = desk.of('price')
  const [price] = prices
  const [phrase] = phrasesLeft(desk)
  const offerMinor =
    price === undefined
      ? bareOffer(desk)
      : (price.meaning.nearMinor ?? price.meaning.maxMinor ?? price.meaning.minMinor)
  // "What is your best price for school shoes?": of one thing the price is told anyway, a kind is shown.
  const goods = phrase?.named === true && phrase.wanted.itemIds.length > 0 && !phrase.wanted.exact
  const priced = desk.clause.question && goods && offerMinor === null
  return {
    act: { act: 'bargain', wanted: phrase?.wanted ?? desk.nothing, offerMinor },
    uses: [...uses, ...prices],
    all: !priced,
  }
}

/** "Can you do 800", "si ufanye 1400": said with a sum, it is an offer. */
function namesMoney(desk: Desk): boolean {
  return desk.of('price').length > 0 || desk.of('number').some(({ meaning }) => meaning.value >= LEAST_OFFER)
}

const LEAST_OFFER = 50

/** "Uniachie na 2500": beside a wish to pay less, a large number is money. */
function bareOffer(desk: Desk): number | null {
  const number = desk.of('number').find(({ meaning }) => meaning.value >= 20)
  return number === undefined ? null : Math.round(number.meaning.value * 100)
}

export const SHOP: readonly Rule[] = [coupon, wholesale, bargain, offers, topic, sameOfAnother, followUp]
