import type { MatterChances } from '../../classifier/classify-matter.ts'
import { likeliest } from '../../classifier/matters.ts'
import type { Act, Wanted } from '../../reading.ts'
import type { Span } from '../../span.ts'
import { clauseOf } from '../clause.ts'
import { type Desk, openDesk, type Room } from '../desk.ts'
import { isForeign, names } from '../goods-phrases.ts'
import { withoutDeniedGoods } from '../left-out.ts'
import { isPossessed } from '../model-had.ts'
import { PARTICLES } from '../particles.ts'
import { phrasesLeft } from '../phrases-left.ts'
import type { ActsRead } from '../read-acts.ts'
import { together } from '../rules/recommend.ts'
import { isContent } from '../unheard.ts'
import { ASKS_FOR_GOODS } from '../wish-words.ts'
import { heardTogether } from './heard-together.ts'
import { ENOUGH, type Fit, fittingBest } from './needed-goods.ts'
import { looksFor, rankedGoods } from './ranked-goods.ts'
import { BUYING, MAYBE_BUYING, saysLittle } from './says-little.ts'
import { namesStranger } from './strangers.ts'

/** Fewer words than this describe no need. */
const LEAST_WORDS = 4
/** One word that a row shares with a long message is chance. */
const LEAST_SHARE = 0.4
/** The same, where the shop tells goods apart by what was said. */
const ENOUGH_IF_KNOWN = 2
/** What must speak for the best of the goods where another matter is as likely. */
const ENOUGH_UNSAID = 6
/** So sure of another matter, a message wishes for no goods. */
const SURE_OF_OTHER = 0.45

/**
 * A need told in a roundabout way: who it is for, what happens, what it must do. Where the rules heard no goods in it, or heard
 * something else in its words, the goods are those whose rows have most of what was said.
 */
export function withNeed(read: ActsRead, spans: readonly Span[], room: Room, chances: MatterChances): ActsRead {
  if (room.tokens.filter(isContent).length < LEAST_WORDS) return read
  const desk = openDesk(clauseOf(room.tokens, spans, 0, room.tokens.length), room)
  if (read.acts.some((act) => looksFor(act, desk))) return rankedGoods(read, desk, chances)
  const said = worn(
    phrasesLeft(desk).reduce((one, { wanted }) => together(one, wanted), desk.nothing),
    desk,
  )
  if (!mayNeed(read, said, desk, chances)) return read
  const fit = fittingBest(said, desk)
  if (fit === null || !isEnough(fit, chances)) return read
  const greeting = read.acts.filter(({ act }) => act === 'greet')
  const act: Act = { act: 'search', wanted: wantedBy(said, fit, desk) }
  return heardTogether(act, { spans, asks: read.asks, heard: Math.max(read.heard, HEARD), lead: greeting })
}

/** "I am a 44": where no goods are named that could be counted, what somebody wears. */
function worn(said: Wanted, { shop }: Desk): Wanted {
  const value = String(said.quantity ?? '')
  const wears = value.length > 1 && shop.itemsWith('size', value).length > 0
  return wears ? { ...said, quantity: null, values: [...said.values, { option: 'size', value }] } : said
}

/** What is understood by all of its words together is nearly sure. */
const HEARD = 0.8

function wantedBy(said: Wanted, { itemIds }: Fit, desk: Desk): Wanted {
  const { words } = desk.clause
  return withoutDeniedGoods({ ...said, itemIds: [...itemIds], exact: false, categories: [], missing: [], words }, desk)
}

function isEnough({ weight, words, share, known }: Fit, chances: MatterChances): boolean {
  const plain = BUYING.includes(likeliest(chances)) || likeliest(chances) === MAYBE_BUYING
  if (plain && known && weight >= ENOUGH_IF_KNOWN) return true
  return weight >= (plain ? ENOUGH : ENOUGH_UNSAID) && (words > 1 || (plain && share >= LEAST_SHARE))
}

function mayNeed({ acts }: ActsRead, said: Wanted, desk: Desk, chances: MatterChances): boolean {
  const { context } = desk
  if (context.asked !== null && context.asked.kind !== 'what' && context.asked.kind !== 'intent') return false
  const other = likeliest(chances)
  const wished = desk.says(...ASKS_FOR_GOODS) || hasAnything(desk) || isFitted(said) || opensWithGoods(desk)
  const maybe = wished && (other === MAYBE_BUYING ? namesKind(desk) : chances[other] < SURE_OF_OTHER)
  const elsewhere = !BUYING.includes(other) && !maybe
  return !elsewhere && acts.every((act) => act.act === 'greet' || isWeak(act))

  function isWeak(act: Act): boolean {
    return act.act === 'not_sold' ? !namesStranger(desk) : saysLittle(act, chances)
  }
}

/** "Which of your phones stay cool" is asked of the goods; "do I need to charge it" of what is talked about. */
function namesKind({ clause: { spans } }: Desk): boolean {
  return spans.some(({ meaning }) => names(meaning) && !isForeign(meaning))
}

/** A size or a sum is told by who wants something in it. */
function isFitted({ values, maxPriceMinor }: Wanted): boolean {
  return maxPriceMinor !== null || values.some(({ option }) => option === 'size')
}

/** "A phone that does not overheat", "viatu vya mvua": who begins with the thing, and not with "my", wishes for it. */
function opensWithGoods({ clause: { spans, from, question }, tokens }: Desk): boolean {
  const first = spans.find(({ meaning }) => meaning.kind !== 'filler')
  return (
    first !== undefined && !question && first.from - from <= 1 && names(first.meaning) && !isPossessed(first, tokens)
  )
}

/** "Something for ...", "kitu ya ...". */
function hasAnything({ tokens }: Desk): boolean {
  return tokens.some(({ text }) => PARTICLES.anything.has(text))
}
