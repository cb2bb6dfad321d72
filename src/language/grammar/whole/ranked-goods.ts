import type { MatterChances } from '../../classifier/classify-matter.ts'
import { likeliest } from '../../classifier/matters.ts'
import type { Act, ActName, Wanted } from '../../reading.ts'
import type { Span } from '../../span.ts'
import { cuesOf } from '../cues-of.ts'
import type { Desk } from '../desk.ts'
import { withoutDeniedGoods } from '../left-out.ts'
import type { ActsRead } from '../read-acts.ts'
import { isContent } from '../unheard.ts'
import { ASKS_FOR_GOODS } from '../wish-words.ts'
import { withMost } from './most-of.ts'
import { ENOUGH, fittingBest, inOrder, needWords } from './needed-goods.ts'
import { BUYING, saysLittle } from './says-little.ts'
import { isStranger } from './strangers.ts'

type Looking = Extract<Act, { act: 'search' | 'recommend' }>

/** Goods that are looked for and not named; the only one of a kind is as good as any that is described. */
export function looksFor(act: Act, desk: Desk): act is Looking {
  if (act.act !== 'search' && act.act !== 'recommend') return false
  const named = desk.clause.spans.some(({ meaning }) => meaning.kind === 'item')
  return act.wanted.itemIds.length > 0 && !(act.wanted.exact && named)
}

/** Goods that were heard, those first of which most was said; beside them what says little is left out. */
export function rankedGoods(read: ActsRead, desk: Desk, chances: MatterChances): ActsRead {
  const words = needWords(desk)
  const spoken = spokenOf(read, desk)
  const meant = read.acts.filter(
    (act, at) => act.act === 'greet' || (looksFor(act, desk) ? !spoken.has(at) : !isNoise(act, desk, chances)),
  )
  const only = read.acts.filter((act) => looksFor(act, desk)).length === 1
  const acts = meant.map((act) => {
    if (!looksFor(act, desk)) return act
    const wanted = inOrder(act.wanted, words, desk.shop)
    return { ...act, wanted: only ? withMost(betterDescribed(wanted, desk), desk) : wanted }
  })
  // Fewer acts have other numbers.
  if (meant.length === read.acts.length) return { ...read, acts }
  const places = new Map(read.acts.map((act, at) => [at, meant.indexOf(act)]))
  const usedBy = new Map([...read.usedBy].map(([span, at]) => [span, Math.max(0, places.get(at) ?? 0)]))
  return { ...read, acts, usedBy }
}

/** How much more must speak for goods than for those that share one word with what was said. */
const MUCH_MORE = 1.4

/** "Something round my neck that keeps dry in the sea": what is dry is not meant, where other goods have more of it. */
function betterDescribed(wanted: Wanted, desk: Desk): Wanted {
  if (wanted.categories.length > 0 || wanted.missing.length > 0 || desk.of('item').length > 0) return wanted
  const [all, own] = [fittingBest(wanted, desk), fittingBest(wanted, desk, wanted.itemIds)]
  if (
    all === null ||
    all.words < (own?.words ?? 0) + 2 ||
    all.weight < ENOUGH ||
    all.weight < MUCH_MORE * (own?.weight ?? 0)
  )
    return wanted
  return withoutDeniedGoods({ ...wanted, itemIds: [...all.itemIds] }, desk)
}

/** What only one word of a description was taken for. */
function isNoise(act: Act, desk: Desk, chances: MatterChances): boolean {
  if (act.act === 'not_sold') return isTold(desk)
  return BUYING.includes(likeliest(chances)) && MISHEARD.has(act.act) && saysLittle(act, chances)
}

const MISHEARD: ReadonlySet<ActName> = new Set(['ask_shop', 'ask_delivery', 'off_topic', 'complain', 'choose_payment'])

/**
 * Whether the things that nobody here sells are only told of, apart from the wish: "I have no fridge, which milk keeps?",
 * "nacheza ball, nitafutie viatu".
 */
function isTold(desk: Desk): boolean {
  const strangers = desk.clause.spans.filter(isStranger)
  return strangers.length > 0 && strangers.every(({ from }) => !wishes(stretchAt(from, desk)))
}

/** Goods that are only spoken of beside those that are asked for: "the doctor forbids palm oil, what other oil is there?" */
function spokenOf({ acts, usedBy }: ActsRead, desk: Desk): ReadonlySet<number> {
  const places = acts.flatMap((act, at) => (looksFor(act, desk) ? [at] : []))
  const stretches = new Map(
    places.map((at) => {
      const [first] = [...usedBy].flatMap(([span, used]) => (used === at && isGoods(span) ? [span.from] : []))
      return [at, first === undefined ? null : stretchAt(first, desk)] as const
    }),
  )
  const told = places.filter((at) => {
    const stretch = stretches.get(at) ?? null
    return stretch !== null && !wishes(stretch) && tells(stretch, desk)
  })
  return new Set(told.length < places.length ? told : [])
}

function isGoods({ meaning: { kind } }: Span): boolean {
  return kind === 'category' || kind === 'feature'
}

/** A stretch with words of its own, and no item of a list. */
function tells({ spans, from, to }: Stretch, { tokens }: Desk): boolean {
  const heard = (at: number) => spans.some((span) => span.from <= at && at < span.to)
  return (
    spans.some(({ meaning }) => meaning.kind === 'verb') ||
    tokens.slice(from, to).some((token, at) => isContent(token) && !heard(from + at))
  )
}

/** What stands between two marks. */
interface Stretch {
  spans: readonly Span[]
  from: number
  to: number
}

function stretchAt(at: number, { clause, tokens }: Desk): Stretch {
  const parts = tokens.flatMap(({ kind }, place) => (kind === 'mark' || kind === 'break' ? [place] : []))
  const from = (parts.findLast((place) => place < at) ?? -1) + 1
  const to = parts.find((place) => place > at) ?? tokens.length
  return { spans: clause.spans.filter((span) => span.from >= from && span.to <= to), from, to }
}

const WISHING: ReadonlySet<string> = new Set([...ASKS_FOR_GOODS, 'which', 'what', 'change', 'instead', 'how_many'])

/** A stretch without any cue that wishes or asks; not the whole message, for then it names what is meant. */
function wishes({ spans }: Stretch): boolean {
  return spans.some(({ meaning }) => cuesOf(meaning).some((cue) => WISHING.has(cue)))
}
