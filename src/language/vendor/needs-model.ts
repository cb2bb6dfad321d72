import type { Act, ActName, HeardSpan, Reading } from '../reading.ts'

/** Each of these is measured on messages that nobody here wrote: where they keep the model out, the rules are right. */
const SURE = 0.9
const LANGUAGE_SURE = 0.9
/** What only a tap is. */
const CERTAIN = 1
/** Fewer words than these say nothing of the language, to a model neither. */
const TELLING_WORDS = 4

/** What rules say when they have found no better name for it. */
const VAGUE: ReadonlySet<ActName> = new Set(['unclear', 'not_sold'])
const LOOKS_FOR: ReadonlySet<ActName> = new Set(['search', 'add', 'recommend'])
const NAMES: ReadonlySet<string> = new Set(['item', 'brand', 'zone', 'code', 'number', 'phone', 'price', 'size'])
/** Meanings that a message is about: one that no act has taken was swallowed by a question that took its whole sentence. */
const GOODS: ReadonlySet<string> = new Set(['item', 'brand', 'category'])
const FACTS: ReadonlySet<string> = new Set(['price', 'measure', 'code', 'phone', 'zone'])
/** What is told whole, in the customer's words: the goods in it are what it is about. */
const ABOUT_GOODS: ReadonlySet<ActName> = new Set(['compare', 'complain', 'refund', 'bargain', 'ask_offers'])
const GOODS_TOPICS: ReadonlySet<string> = new Set(['warranty', 'returns', 'repair', 'trade_in', 'bulk'])
/** Words that turn what is said around them into something else; unused, they were overheard. */
const TURNS: ReadonlySet<string> = new Set(
  'remove instead change add total betting better compare how_long who location same both how_many'.split(' '),
)
/** Pairs that nobody means at once. */
const CONTRARY: readonly (readonly [ActName, ActName])[] = [
  ['confirm', 'reject'],
  ['confirm', 'cancel'],
  ['add', 'not_sold'],
  ['search', 'not_sold'],
  ['search', 'show_more'],
  ['search', 'cancel'],
  ['add', 'remove'],
  ['pause', 'checkout'],
  ['set_quantity', 'cancel'],
  ['ask_shop', 'choose_payment'],
  ['ask_shop', 'ask_order'],
]

/** Whether a model should read a message too, because the rules are not sure of what they heard. */
export function needsModel({ acts, confidence, unheard, spans, language }: Reading): boolean {
  if (confidence === CERTAIN) return false
  if (confidence < SURE || unheard.length > 0) return true
  if (language.confidence < LANGUAGE_SURE && tellingWords(spans) >= TELLING_WORDS) return true
  return acts.some(isVague) || isContrary(acts) || isRepeated(acts) || overheard(spans, acts)
}

function tellingWords(spans: readonly HeardSpan[]): number {
  return spans.filter(({ kind }) => !NAMES.has(kind)).flatMap(({ text }) => text.split(' ')).length
}

function isVague(act: Act): boolean {
  if (VAGUE.has(act.act)) return true
  if (act.act === 'ask_item' || act.act === 'ask_shop') return act.topic === 'other'
  if (act.act === 'search' || act.act === 'recommend')
    return act.wanted.itemIds.length + act.wanted.categories.length === 0
  return act.act === 'ask_delivery' && act.aspect === 'other'
}

function isContrary(acts: readonly Act[]): boolean {
  const names = new Set(acts.map(({ act }) => act))
  return CONTRARY.some(([one, other]) => names.has(one) && names.has(other))
}

/** The same goods looked for twice, or two named things looked for at once, were asked about rather than wished for. */
function isRepeated(acts: readonly Act[]): boolean {
  const meant = acts.flatMap((act) => ('wanted' in act && LOOKS_FOR.has(act.act) ? act.wanted.itemIds.slice(0, 1) : []))
  const named = acts.filter((act) => act.act === 'search' && act.wanted.exact)
  return new Set(meant).size < meant.length || named.length > 1
}

function overheard(spans: readonly HeardSpan[], acts: readonly Act[]): boolean {
  const idle = spans.filter(({ act }) => act === null)
  const wishes = acts.every(({ act }) => LOOKS_FOR.has(act))
  const told = acts.some(isAboutGoods)
  return idle.some(
    ({ kind, meaning }) =>
      FACTS.has(kind) ||
      (GOODS.has(kind) && !told) ||
      (kind === 'cue' && !told && TURNS.has(meaning.split(' ')[0] ?? '')) ||
      (kind === 'verb' && wishes),
  )
}

function isAboutGoods(act: Act): boolean {
  return ABOUT_GOODS.has(act.act) || (act.act === 'ask_shop' && GOODS_TOPICS.has(act.topic))
}
