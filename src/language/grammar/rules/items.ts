import type { Span } from '../../span.ts'
import type { Desk, Found, Rule } from '../desk.ts'
import { type Phrase, phrasesLeft } from '../phrases-left.ts'
import { unheardIn } from '../unheard.ts'
import { compare } from './compare.ts'
import { aboutSalient, calledOut, isOnlyAskedOf, isOnlyNamed, isOnlyTold } from './item-about.ts'
import { areJoined, belongToQuestion, hasIt, isPart, strangeIn } from './item-parts.ts'
import { askSize } from './item-size.ts'
import { QUESTIONS, topicOf } from './item-topic.ts'
import { asksTrait } from './item-trait.ts'

/** A question about one item: its price, whether it can be had, or anything its rows may say. */
const askItem: Rule = (desk) => {
  const phrases = phrasesLeft(desk)
  const named = phrases.filter((one) => one.named && !isOnlyAskedOf(one, desk, phrases))
  const phrase = subjectOf(named, desk)
  const others = named.filter((one) => one !== phrase)
  const parts = phrases.some((one) => isPart(one, desk, phrases))
  const called = phrase?.wanted.exact === true || parts ? null : calledOut(desk)
  if (phrase !== undefined && !phrase.wanted.exact && called === null) return null
  const turned = named[0] !== phrase && !desk.says('want', 'bring_me')
  if (
    phrase !== undefined &&
    called === null &&
    others.length > 0 &&
    !turned &&
    !belongToQuestion(others, phrase, desk)
  )
    return eachOf(phrase, others, desk)
  const asks = desk.cues(...QUESTIONS)
  const asksOther = named[0] !== phrase || others.some((other) => phrase !== undefined && hasIt(phrase, other, desk))
  const heard = asksOther ? 'other' : topicOf(desk, phrase)
  if (
    heard === null ||
    (asks.length === 0 && !desk.clause.question && heard !== 'availability' && heard !== 'lasting' && !asksTrait(desk))
  )
    return null
  const topic = heard === 'other' ? (sellingBefore(desk, asks) ?? heard) : heard
  const values = (phrase ?? phrases[0])?.wanted.values ?? []
  const wanted = called === null ? (phrase?.wanted ?? aboutSalient(desk, phrases)) : { ...called, values }
  const asked = desk.found.some(({ act }) => act.act === 'ask_item' || act.act === 'search')
  if (wanted === null || (asked && phrases.length === 0 && topic === 'other')) return null
  const uses: Span[] = [
    ...(phrase?.spans ?? phrases.flatMap(({ spans }) => spans)),
    ...asks,
    ...desk.cues('it', 'availability', 'be_at', 'cheap', 'options'),
  ]
  const had =
    topic === 'other' &&
    phrases.length <= 1 &&
    !asksTrait(desk) &&
    (isOnlyTold(wanted, desk) || isOnlyNamed(phrase, asks, desk))
  if (had) return { act: { act: 'ask_item', wanted, topic: 'availability', words: desk.clause.words }, uses }
  const whole = asksTrait(desk) || (topic !== 'price' && topic !== 'availability' && topic !== 'options')
  return { act: { act: 'ask_item', wanted, topic, words: desk.clause.words }, uses, all: whole }
}

/** "Na ile vegetable, litre moja?" behind the price of another oil asks a price again; null where more is asked. */
function sellingBefore(desk: Desk, asks: readonly Span[]): string | null {
  const { lastQuestion } = desk.context
  const more = asks.length > 0 || asksTrait(desk) || strangeIn(desk).length > 0 || desk.of('feature').length > 0
  if (more || lastQuestion?.act !== 'ask_item') return null
  return SELLING.has(lastQuestion.topic) ? lastQuestion.topic : null
}

const SELLING: ReadonlySet<string> = new Set(['price', 'availability'])

/** "Are the Kilele and the Upepo 3 there?": the same is asked of each. */
function eachOf(phrase: Phrase, others: readonly Phrase[], desk: Desk): Found | null {
  const topic = topicOf(desk, phrase)
  const same = topic === 'price' || topic === 'availability'
  if (!same || !others.every(({ wanted }) => wanted.exact) || desk.says('want', 'compare', 'better')) return null
  return { act: { act: 'ask_item', wanted: phrase.wanted, topic, words: desk.clause.words }, uses: phrase.spans }
}

/** What a clause asks about: the first thing that it names; "how much fruit is in the mango juice", "what phones does the case fit". */
function subjectOf(named: readonly Phrase[], desk: Desk): Phrase | undefined {
  const [first, second] = named
  if (first === undefined || second === undefined || first.wanted.exact || !second.wanted.exact) return first
  return desk.clause.question && !areJoined(first, second, desk) ? second : first
}

/** "Are those phones refurbished?": asked of a kind of goods, which the shop's documents may answer. */
const askKind: Rule = (desk) => {
  const [phrase] = phrasesLeft(desk)
  if (phrase === undefined || !phrase.named || phrase.wanted.exact) return null
  const asks =
    desk.has('is_it', 'does_it', 'why', 'if', 'how', 'how_long') &&
    !desk.says('availability', 'want', 'show', 'seek', 'how_much')
  const about = desk.says('original', 'lasting', 'size_help')
  if (!about && !(asks && unheardIn(desk).length > 0)) return null
  if (desk.says('availability', 'want', 'show', 'seek', 'how_much')) return null
  return { act: { act: 'ask_shop', topic: 'other', words: desk.clause.words }, uses: phrase.spans, all: true }
}

/** How a thing is, whatever the words around would be taken for: "its weight, can I take it in a bag?" takes nothing. */
const askTrait: Rule = (desk) => (asksTrait(desk) ? askItem(desk) : null)

export const TRAITS: readonly Rule[] = [askSize, askTrait]
export const ITEMS: readonly Rule[] = [compare, askItem, askKind]
