import type { Act, OptionValue } from '../../reading.ts'
import type { Span } from '../../span.ts'
import type { Desk, Found, Rule } from '../desk.ts'
import { names } from '../goods-phrases.ts'
import { PARTICLES } from '../particles.ts'
import { type Phrase, phrasesLeft } from '../phrases-left.ts'
import { hasFeature } from '../shop-goods.ts'
import { unheardIn } from '../unheard.ts'
import { wantedOf } from '../wanted.ts'
import { fold, lastLine, linesOf, lineToldOf } from './lines-of.ts'
import { onlySaid } from './only-said.ts'
import { REPLACES, replace } from './replace.ts'

/** "Leave out the socks", "toa sukari". */
const remove: Rule = (desk) => {
  const refused = refusedBehind(desk)
  const cues = [...desk.cues('remove', 'not_want', 'cancel'), ...refused]
  const empty = desk.context.cart.length === 0
  if (cues.length === 0 || (empty && !desk.has('remove'))) return null
  const phrases = phrasesLeft(desk)
  if (!empty && desk.has('all') && phrases.length === 0) {
    return { act: { act: 'cancel', order: false, reference: null }, uses: [...cues, ...desk.cues('all', 'it')] }
  }
  const goods = phrases.filter((phrase) => phrase.named)
  const named =
    cues.length === refused.length ? goods.filter((one) => isBeside(one, refused)) : goneWith(cues, goods, desk)
  // "I want the Kilele without the box" takes nothing out.
  if (goods.length > 0 && named.length === 0) return null
  if (empty && (named.length === 0 || desk.clause.question)) return null
  const only = cues.every(({ from }) => PARTICLES.leavesOut.has(desk.tokens[from]?.text ?? ''))
  if (named.length === 0 && only && !desk.has('it', 'same')) return null
  if (named.length === 0 && !desk.has('it', 'same') && !desk.has('remove', 'cancel')) return null
  const gone = named.flatMap(({ wanted }) => linesOf(desk, wanted.itemIds, wanted.values))
  const lines = named.length > 0 ? [...new Set(gone)] : [lastLine(desk)]
  const words = named.map(({ wanted }) => wanted.words).join(', ')
  // "Remove one": pieces of what was put in last.
  const less = named.length > 0 ? named : phrases.filter(({ spans }) => cues.some(({ to }) => to === spans[0]?.from))
  const fewer = fewerOf(desk, less, lines)
  if (fewer !== null) return { act: fewer, uses: [...cues, ...less.flatMap(({ spans }) => spans)] }
  // What is not wanted and not in the cart says what to look past, not what to take out.
  if (lines.length === 0 && !desk.has('remove', 'cancel')) return null
  const uses = [
    ...cues,
    ...named.flatMap(({ spans }) => spans),
    ...desk.cues('it', 'correction', 'no', 'want', 'can_i'),
  ]
  return { act: { act: 'remove', lines, words }, uses }
}

/** "Case zii", "no milk": a "no" right beside what lies in the cart. Behind it, nothing may go on from it. */
function refusedBehind(desk: Desk): Span[] {
  const ids = desk.context.cart.map(({ itemId }) => itemId)
  const named = phrasesLeft(desk).filter(({ wanted }) => wanted.itemIds.some((id) => ids.includes(id)))
  return desk.cues('no').filter(({ from, to }) => {
    const ends = desk.tokens[to] === undefined || desk.tokens[to]?.kind !== 'word'
    const plain = PARTICLES.refusesIt.has(desk.tokens[from]?.text ?? '') && to === from + 1
    return plain && named.some(({ spans }) => spans[0]?.from === to || (ends && spans.at(-1)?.to === from))
  })
}

function isBeside({ spans }: Phrase, cues: readonly Span[]): boolean {
  return cues.some(({ from, to }) => spans[0]?.from === to || spans.at(-1)?.to === from)
}

/** "Toa mkate moja" of two: one of them stays. */
function fewerOf({ context }: Desk, named: readonly Phrase[], [line]: readonly number[]): Act | null {
  const [phrase, ...more] = named
  const less = phrase?.wanted.quantity ?? 0
  const has = line === undefined ? 0 : (context.cart[line]?.quantity ?? 0)
  if (line === undefined || more.length > 0 || less === 0 || less >= has) return null
  return { act: 'set_quantity', lines: [line], quantity: has - less, measure: null }
}

/** What is taken out, and not what is added beside it: "leave out the socks and add insoles". */
function goneWith(cues: readonly Span[], all: readonly Phrase[], desk: Desk): readonly Phrase[] {
  const named = all.filter((phrase) => all.length === 1 || !isMadeSo(phrase, desk))
  const firstWord = ({ from }: Span) => desk.tokens[from]?.text ?? ''
  const behind = named.filter(({ spans }) =>
    cues.some((cue) => cue.from === spans.at(-1)?.to && !PARTICLES.leavesOut.has(firstWord(cue))),
  )
  const adds = desk.cues('add', 'instead', 'want', 'bring_me', 'change').filter((span) => !cues.includes(span))
  // "Soksi usiweke", where other things stand before it.
  if (behind.length > 0 && behind.length < named.length) return behind
  if (adds.length === 0) return named
  const gone = named.filter(({ spans }) => {
    const start = spans[0]?.from ?? 0
    const nearest = [...cues, ...adds].filter(({ to }) => to <= start).sort((a, b) => b.to - a.to)[0]
    return nearest !== undefined && cues.includes(nearest)
  })
  return gone.length > 0 ? gone : behind
}

/** "Make bread two", "mkate iwe mbili": what is to become something stays. */
function isMadeSo({ spans }: Phrase, desk: Desk): boolean {
  const [first, last] = [spans[0], spans.findLast(({ meaning }) => names(meaning))]
  const before = desk.tokens[(first?.from ?? 0) - 1]?.text ?? ''
  const makes = PARTICLES.givenFor.has(before) && !PARTICLES.forWhat.has(before) && !PARTICLES.by.has(before)
  return makes || desk.cues('change').some(({ from }) => from === last?.to)
}

/** "Make it size 43", "black instead of navy", "only one": what is in the cart, otherwise. Line by line, where several are named. */
const adjust: Rule = (desk) => {
  // "Can they be blue instead?" asks for the change.
  const onlyAsks = desk.clause.question && !desk.says('instead', 'change')
  if (desk.context.cart.length === 0 || onlyAsks || desk.says('how_much', 'availability', 'add', 'if', 'returns'))
    return null
  const phrases = phrasesLeft(desk)
  const named = phrases.find((phrase) => phrase.named && linesOf(desk, phrase.wanted.itemIds, []).length > 0)
  if (named === undefined && phrases.some((phrase) => phrase.named)) return null
  const unnamed = phrases.flatMap(({ spans }) => spans)
  const lines = named === undefined ? [lineToldOf(unnamed, desk)] : linesOf(desk, named.wanted.itemIds, [])
  // "Punguza mkate iwe moja" lessens the pieces and not the price.
  const lessens = desk.has('bargain') && phrases.some(({ wanted }) => wanted.quantity !== null)
  const firm = lessens || desk.says(...REPLACES, 'no', 'only')
  if (named !== undefined && !firm && !isMended(named, lines, desk)) return null
  const own = lines.flatMap((line) => desk.context.cart[line]?.itemId ?? [])
  // "Make it three glasses", where the cable lies in the cart and glasses are to be chosen.
  if (named === undefined && phrases.some(({ wanted }) => isOfShown(wanted, own, desk))) return null
  const read = (named === undefined ? phrases : toldOf(named, phrases)).map((phrase) =>
    phrase.named ? phrase : { ...phrase, wanted: wantedOf(phrase.spans, desk.tokens, desk.shop, own) },
  )
  return changedValues(desk, read, lines) ?? changedAmount(desk, read, lines)
}

/** What is told of it holds for what was shown, and not for what is in the cart. */
function isOfShown({ features }: Phrase['wanted'], own: readonly string[], { context, shop }: Desk): boolean {
  const isSo = (itemId: string) => features.every((feature) => hasFeature(itemId, feature, shop))
  return features.length > 0 && context.asked?.kind === 'pick' && context.shown.some(isSo) && !own.some(isSo)
}

/** A thing that is named with what is told of it: behind it up to the next one, and before it where it is the first. */
function toldOf(named: Phrase, phrases: readonly Phrase[]): readonly Phrase[] {
  const heads = phrases.flatMap((phrase, at) => (phrase.named ? [at] : []))
  const at = phrases.indexOf(named)
  const next = heads.find((head) => head > at)
  return phrases.slice(heads[0] === at ? 0 : at, next)
}

/** "The page boy in 29", which is in the cart in 28: she says one thing of it otherwise, and wishes for nothing more. */
function isMended({ wanted }: Phrase, [line, ...more]: readonly number[], desk: Desk): boolean {
  const [value, ...values] = wanted.values
  if (line === undefined || more.length > 0 || value === undefined || values.length > 0) return false
  if (desk.says('want', 'bring_me', 'more', 'can_i', 'show') || wanted.quantity !== null) return false
  const words = desk.tokens.slice(desk.clause.from, desk.clause.to)
  if (words.some(({ text }) => PARTICLES.too.has(text) || PARTICLES.joins.has(text))) return false
  const own = desk.context.cart[line]?.values ?? {}
  return value.option !== null && value.option in own && Object.keys(own).length > 1
}

function changedValues(desk: Desk, phrases: readonly Phrase[], lines: readonly number[]): Found | null {
  const now = lines.flatMap((line) => Object.values(desk.context.cart[line]?.values ?? {})).map(fold)
  const said = phrases.flatMap(({ wanted }) => wanted.values)
  // "Same brown" is an answer too, though it changes nothing.
  const values: OptionValue[] = said.filter(({ value }) => desk.says('same') || !now.includes(fold(value)))
  const [first, ...rest] = values
  if (first === undefined) return null
  const act: Act = { act: 'change_option', lines: [...lines], values: [first, ...rest] }
  return { act, uses: usesOf(desk, phrases), all: desk.clause.question && unheardIn(desk).length === 0 }
}

function changedAmount(desk: Desk, phrases: readonly Phrase[], lines: readonly number[]): Found | null {
  const now = lines.map((line) => desk.context.cart[line]?.quantity)
  const said = phrases.flatMap(({ wanted }) => wanted.quantity ?? [])
  // Who says the number that it is hears it again.
  const quantity = said.find((value) => !now.includes(value)) ?? said[0] ?? onlySaid(desk)
  const measure = phrases.map(({ wanted }) => wanted.measure).find((value) => value !== null) ?? null
  if (quantity === null && measure === null) return null
  return { act: { act: 'set_quantity', lines: [...lines], quantity, measure }, uses: usesOf(desk, phrases) }
}

function usesOf(desk: Desk, phrases: readonly Phrase[]): Span[] {
  return [
    ...phrases.flatMap(({ spans }) => spans),
    ...desk.cues(...REPLACES, 'no', 'it', 'want', 'only', 'can_i', 'options', 'bring_me', 'bargain', 'same'),
  ]
}

export const CART: readonly Rule[] = [remove, replace, adjust]
