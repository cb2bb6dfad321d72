import type { Act, Wanted } from '../../reading.ts'
import type { Span } from '../../span.ts'
import type { Desk, Rule } from '../desk.ts'
import { names } from '../goods-phrases.ts'
import { type Phrase, phrasesLeft } from '../phrases-left.ts'
import { unheardIn } from '../unheard.ts'

/** Which of several: by name, or of what was shown last. */
const compare: Rule = (desk) => {
  const weighing = desk.cues('compare', 'better')
  const cues = [...weighing, ...desk.cues('recommend', 'which')]
  if (cues.length === 0 && !desk.clause.question) return null
  const phrases = phrasesLeft(desk)
  const itemIds = [
    ...new Set(
      phrases.filter(({ named, wanted }) => named && wanted.exact).flatMap(({ wanted }) => wanted.itemIds.slice(0, 1)),
    ),
  ]
  const shown = itemIds.length >= 2 ? itemIds : weighing.length > 0 ? pointedAt(desk, phrases, itemIds) : []
  if (shown.length < 2 || (cues.length === 0 && desk.says('how_much', 'availability', 'want', 'add'))) return null
  const features = phrases.flatMap(({ wanted }) => wanted.features)
  const wanted: Wanted = { ...desk.nothing, itemIds: shown, exact: true, features, words: desk.clause.words }
  return { act: { act: 'compare', wanted, words: desk.clause.words }, uses: cues, all: true }
}

/** "Which of these is better": the list shown, or the two talked about last. */
function pointedAt(desk: Desk, phrases: readonly Phrase[], named: readonly string[]): string[] {
  if (phrases.some((phrase) => phrase.named && !phrase.wanted.exact)) return []
  const { shown, salient } = desk.context
  const [first] = named
  if (first !== undefined) return [...new Set([first, ...salient])].slice(0, 2)
  return (shown.length >= 2 ? shown : salient).slice(0, 5)
}

const QUESTIONS = [
  'how_much',
  'what',
  'which',
  'how',
  'how_long',
  'how_many',
  'is_it',
  'does_it',
  'can_i',
  'why',
  'original',
  'lasting',
  'picture',
  'when',
  'if',
] as const

/** A question about one item: its price, whether it can be had, or anything its rows may say. */
const askItem: Rule = (desk) => {
  const phrases = phrasesLeft(desk)
  const [phrase, ...others] = phrases.filter((one) => one.named && !isOnlyAskedOf(one, desk))
  if (phrase !== undefined && !phrase.wanted.exact) return null
  // "Does the Kilele Pro come with a charger?": what else is named belongs to the question.
  if (others.some(({ wanted }) => wanted.exact) || (others.length > 0 && !desk.says('does_it', 'is_it', 'why', 'if')))
    return null
  const asks = desk.cues(...QUESTIONS)
  const topic = topicOf(desk, phrase)
  if (topic === null || (asks.length === 0 && !desk.clause.question && topic !== 'availability' && topic !== 'lasting'))
    return null
  const wanted = phrase?.wanted ?? aboutSalient(desk, phrases)
  if (wanted === null) return null
  const uses: Span[] = [
    ...(phrase?.spans ?? phrases.flatMap(({ spans }) => spans)),
    ...asks,
    ...desk.cues('it', 'availability', 'be_at', 'cheap', 'options'),
  ]
  const whole = topic !== 'price' && topic !== 'availability' && topic !== 'options'
  return { act: { act: 'ask_item', wanted, topic, words: desk.clause.words }, uses, all: whole }
}

/** "And its battery?": a thing that the shop does not sell by itself is asked of the item that is talked about. */
function isOnlyAskedOf({ spans }: Phrase, { context }: Desk): boolean {
  const unsold = ({ meaning }: Span) =>
    !names(meaning) || (meaning.kind === 'category' && meaning.categories.length === 0)
  return context.salient.length > 0 && spans.every(unsold)
}

/** "Na bei?", "is it waterproof?": of what was talked about last; nothing when there is no such thing. */
function aboutSalient(desk: Desk, phrases: readonly Phrase[]): Wanted | null {
  const said = phrases[0]?.wanted ?? desk.nothing
  const { salient, shown } = desk.context
  const [item] = salient
  if (item === undefined) return desk.has('how_much') && phrases.length === 0 ? { ...said, itemIds: [] } : null
  const plural = shown.length > 1 && shown.includes(item) && !desk.says('it', 'be_at')
  return plural && !desk.has('how_much', 'is_it', 'does_it', 'lasting')
    ? null
    : { ...said, itemIds: [item], exact: true }
}

function topicOf(desk: Desk, phrase: Phrase | undefined): string | null {
  const thing = phrasesLeft(desk).some((one) => one.named && isOnlyAskedOf(one, desk))
  if (desk.has('picture') && !thing) return 'picture'
  if (desk.has('original')) return 'original'
  if (desk.has('size_help')) return 'size_help'
  const asksMore = asksMoreThanGoods(desk)
  if (desk.has('lasting', 'how_long')) return 'lasting'
  if (desk.has('how_much') && !desk.has('how_many') && !asksMore) return 'price'
  const key = desk.of('feature').find(({ meaning }) => meaning.key !== null)?.meaning.key ?? null
  if (key !== null && (desk.clause.question || desk.says(...QUESTIONS))) return key
  if (desk.has('options')) return 'options'
  if (desk.has('availability') && !asksMore && (phrase !== undefined || desk.has('it') || desk.says('be_at')))
    return 'availability'
  if (!desk.says(...QUESTIONS) && !desk.clause.question) return null
  const wishes = desk.says('want', 'recommend', 'show', 'browse', 'delivery', 'pay', 'hours', 'checkout')
  return wishes ? null : 'other'
}

/** Words beside the goods that no price and no stock answers: "ina fruit percent ngapi", "do they come washed". */
function asksMoreThanGoods(desk: Desk): boolean {
  const described = desk.says('does_it', 'is_it') && desk.of('feature').length > 0
  return desk.clause.question && (unheardIn(desk).length > 0 || described)
}

const RECOMMENDS = [
  'recommend',
  'better',
  'for_me',
  'for_him',
  'for_her',
  'for_kids',
  'for_parent',
  'for_partner',
  'for_gift',
] as const

/** Advice: "what would you suggest for ...". Goods, features or at least somebody to buy for. */
const recommend: Rule = (desk) => {
  const cues = desk.cues(...RECOMMENDS)
  if (cues.length === 0) return null
  const phrases = phrasesLeft(desk)
  const [first, ...more] = phrases
  if (first?.wanted.exact === true && first.named) return null
  const wanted = more.reduce((one, { wanted: other }) => together(one, other), first?.wanted ?? desk.nothing)
  const onlySomebody = phrases.length === 0 && !desk.has('recommend', 'for_gift')
  if (onlySomebody) return null
  const act: Act = { act: 'recommend', wanted: { ...wanted, words: desk.clause.words } }
  return {
    act,
    uses: [
      ...cues,
      ...phrases.flatMap(({ spans }) => spans),
      ...desk.cues('want', 'show', 'what', 'which', 'can_i', 'availability'),
    ],
  }
}

/** Two things said of the same goods. */
export function together(one: Wanted, other: Wanted): Wanted {
  return {
    ...one,
    itemIds: one.itemIds.length > 0 ? one.itemIds : other.itemIds,
    exact: one.itemIds.length > 0 ? one.exact : other.exact,
    categories: one.categories.length > 0 ? one.categories : other.categories,
    features: [...new Set([...one.features, ...other.features])],
    values: [...one.values, ...other.values],
    quantity: one.quantity ?? other.quantity,
    measure: one.measure ?? other.measure,
    minPriceMinor: one.minPriceMinor ?? other.minPriceMinor,
    maxPriceMinor: one.maxPriceMinor ?? other.maxPriceMinor,
    nearPriceMinor: one.nearPriceMinor ?? other.nearPriceMinor,
    sort: one.sort ?? other.sort,
    missing: [...one.missing, ...other.missing],
    words: [one.words, other.words].filter((words) => words !== '').join(' '),
  }
}

/** "Are those phones refurbished?": asked of a kind of goods, which the shop's documents may answer. */
const askKind: Rule = (desk) => {
  const [phrase] = phrasesLeft(desk)
  if (phrase === undefined || !phrase.named || phrase.wanted.exact) return null
  const asks =
    desk.has('is_it', 'does_it', 'why', 'if') && !desk.says('availability', 'want', 'show', 'seek', 'how_much')
  const about = desk.says('original', 'lasting', 'size_help')
  if (!about && !(asks && unheardIn(desk).length > 0)) return null
  if (desk.says('availability', 'want', 'show', 'seek', 'how_much')) return null
  return { act: { act: 'ask_shop', topic: 'other', words: desk.clause.words }, uses: phrase.spans, all: true }
}

export const ITEMS: readonly Rule[] = [compare, askItem, askKind, recommend]
