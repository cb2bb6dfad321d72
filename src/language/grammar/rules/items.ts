import type { ActName, Wanted } from '../../reading.ts'
import type { Span } from '../../span.ts'
import type { Desk, Found, Rule } from '../desk.ts'
import { type Phrase, phrasesLeft } from '../phrases-left.ts'
import { unheardIn } from '../unheard.ts'
import { compare } from './compare.ts'
import { aboutSalient, calledOut, isOnlyAskedOf, isOnlyNamed, isOnlyTold } from './item-about.ts'
import { isOnlyOther, otherOne } from './item-other.ts'
import {
  areJoined,
  belongToQuestion,
  hasIt,
  isPart,
  strangeIn,
  tellsBetween,
  tellsOfIt,
  wishesFor,
} from './item-parts.ts'
import { askSize } from './item-size.ts'
import { QUESTIONS, topicOf } from './item-topic.ts'
import { asksTrait, isEitherOr } from './item-trait.ts'

/** A question about one item: its price, whether it can be had, or anything its rows may say. */
const askItem: Rule = (desk) => {
  const phrases = phrasesLeft(desk)
  const named = phrases.filter((one) => one.named && !isOnlyAskedOf(one, desk, phrases))
  const phrase = subjectOf(named, desk)
  const others = named.filter((one) => one !== phrase)
  const parts = phrases.some((one) => isPart(one, desk, phrases))
  const called = phrase?.wanted.exact === true || parts ? null : calledOut(desk, phrases)
  if (phrase !== undefined && !phrase.wanted.exact && called === null) return null
  const turned = named[0] !== phrase && !desk.says('want', 'bring_me')
  if (
    phrase !== undefined &&
    called === null &&
    others.length > 0 &&
    !turned &&
    !belongToQuestion(others, phrase, desk) &&
    !isEitherOr(desk)
  )
    return eachOf(phrase, others, desk)
  const asks = desk.cues(...QUESTIONS)
  const asksOther = named[0] !== phrase || others.some((other) => phrase !== undefined && hasIt(phrase, other, desk))
  // "Ndengu zinahitaji kulowekwa", "yoghurt iko na sukari": what is said of goods of ours asks whether it is so.
  const tells = phrase?.wanted.exact === true && !wishesFor(desk) && (asksOther || tellsMore(phrase, others, desk))
  const heard = asksOther || tells ? 'other' : topicOf(desk, phrase)
  if (
    heard === null ||
    (asks.length === 0 &&
      !desk.clause.question &&
      heard !== 'availability' &&
      heard !== 'lasting' &&
      !asksTrait(desk) &&
      !tells)
  )
    return null
  const topic = heard === 'other' ? (sellingBefore(desk, asks) ?? heard) : heard
  const values = (phrase ?? phrases[0])?.wanted.values ?? []
  const wanted = called === null ? (phrase?.wanted ?? aboutSalient(desk, phrases)) : { ...called, values }
  const asked = desk.found.some(({ act }) => ANSWERED.has(act.act))
  if (wanted === null || (asked && phrases.length === 0 && topic === 'other')) return null
  return askedOf({ wanted, topic, phrase, phrases, asks }, desk)
}

/** What a clause has asked already: the words that are left of it ask nothing more of what was talked about. */
const ANSWERED: ReadonlySet<ActName> = new Set(['ask_item', 'search', 'ask_order', 'not_sold'])

interface Asked {
  wanted: Wanted
  topic: string
  phrase: Phrase | undefined
  phrases: readonly Phrase[]
  asks: readonly Span[]
}

/** A verb of the thing beside words that nobody knows, or such words between it and another thing. */
function tellsMore(phrase: Phrase, others: readonly Phrase[], desk: Desk): boolean {
  if (desk.says(...QUESTIONS) || desk.clause.question || desk.found.length > 0) return false
  return (tellsOfIt(desk) && strangeIn(desk).length > 0) || others.some((other) => tellsBetween(phrase, other, desk))
}

/** The question, or whether there is such a thing where no more than that is said. */
function askedOf({ wanted, topic, phrase, phrases, asks }: Asked, desk: Desk): Found {
  const uses: Span[] = [
    ...(phrase?.spans ?? phrases.flatMap(({ spans }) => spans)),
    ...asks,
    ...desk.cues('it', 'availability', 'be_at', 'cheap', 'options'),
  ]
  const calls = isOnlyOther(wanted, asks, desk)
  const had =
    topic === 'other' &&
    phrases.length <= 1 &&
    !asksTrait(desk) &&
    (isOnlyTold(wanted, desk) || isOnlyNamed(phrase, asks, desk) || calls)
  if (had)
    return { act: { act: 'ask_item', wanted, topic: 'availability', words: desk.clause.words }, uses, all: calls }
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
  // "The cheapest brand new phone" is looked for.
  if (desk.says('cheap', 'cheapest', 'dearest', 'recommend')) return null
  if (desk.says('availability', 'want', 'show', 'seek', 'how_much')) return null
  return { act: { act: 'ask_shop', topic: 'other', words: desk.clause.words }, uses: phrase.spans, all: true }
}

const WISHING = ['want', 'add', 'bring_me', 'seek', 'show', 'compare', 'better', 'how_much'] as const

/** "Na ile ya solar", behind one thing that is talked about: what there is of the other one. */
const otherNamed: Rule = (desk) => {
  const { salient, shown, asked } = desk.context
  const [item] = salient
  if (item === undefined || shown.length > 1 || asked?.kind === 'option' || desk.says(...WISHING)) return null
  const other = otherOne(item, desk)
  if (other === null || strangeIn(desk).length > 0) return null
  const wanted = { ...desk.nothing, itemIds: [other], exact: true, words: desk.clause.words }
  return { act: { act: 'ask_item', wanted, topic: 'availability', words: desk.clause.words }, uses: [], all: true }
}

/** How a thing is, whatever the words around would be taken for: "its weight, can I take it in a bag?" takes nothing. */
const askTrait: Rule = (desk) => (asksTrait(desk) ? askItem(desk) : null)

export const TRAITS: readonly Rule[] = [askSize, askTrait]
export const ITEMS: readonly Rule[] = [compare, askItem, otherNamed, askKind]
