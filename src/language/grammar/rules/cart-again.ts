import { LEXICON } from '../../forms/lexicon.ts'
import type { Act, OptionValue } from '../../reading.ts'
import type { Span, Token } from '../../span.ts'
import { cuesOf } from '../cues-of.ts'
import type { Desk, Found, Rule } from '../desk.ts'
import { type Phrase, phrasesLeft } from '../phrases-left.ts'
import { unheardIn } from '../unheard.ts'
import { wantedOf } from '../wanted.ts'
import { lastLine, lineToldOf } from './lines-of.ts'

const AT_CHECKOUT: ReadonlySet<string> = new Set(['delivery', 'confirm', 'method', 'phone'])
const BESIDE = ['want', 'it', 'yes', 'checkout', 'bring_me', 'can_i', 'put', 'add', 'same', 'be_at'] as const

const MANNERS: ReadonlySet<string> = new Set(['thanks', 'greet', 'praise', 'laugh'])
const SAME: ReadonlySet<string> = new Set(BESIDE)

/** "Good, I'll have it", of what lies in the cart already: she wants that, and not another one of it. */
const sameAgain: Rule = (desk) => {
  const { asked, cart, salient } = desk.context
  if (asked === null || !AT_CHECKOUT.has(asked.kind) || desk.clause.question) return null
  const wishes = desk.has('want', 'checkout')
  if ((!wishes && !desk.has('yes', 'it')) || unheardIn(desk).length > 0) return null
  if (desk.says('add', 'more', 'change', 'instead', 'remove', 'not_want')) return null
  if (desk.of('zone').length > 0 || desk.says('delivery', 'pickup')) return null
  const phrases = phrasesLeft(desk)
  const plain = desk
    .left()
    .every(
      ({ meaning }) => meaning.kind === 'filler' || cuesOf(meaning).some((cue) => SAME.has(cue) || MANNERS.has(cue)),
    )
  const pointed = wishes && phrases.length === 0 && plain && cart.some(({ itemId }) => itemId === salient[0])
  const named =
    phrases.length > 0 &&
    phrases.every(({ wanted }) => {
      const line = cart.find(({ itemId }) => wanted.exact && itemId === wanted.itemIds[0])
      const own = Object.values(line?.values ?? {})
      const same = line !== undefined && (wanted.quantity ?? line.quantity) === line.quantity
      return same && wanted.measure === null && wanted.values.every(({ value }) => own.includes(value))
    })
  if (!pointed && !named) return null
  // Who names goods where a payment is proposed may have missed that they are in: they are shown again, and nothing is paid.
  const pays = asked.kind === 'confirm' && named
  const act: Act = pays ? { act: 'show_cart' } : asked.kind === 'confirm' ? { act: 'confirm' } : { act: 'checkout' }
  return { act, uses: [...phrases.flatMap(({ spans }) => spans), ...desk.cues(...BESIDE)] }
}

const SAYS_HOW_MANY = ['put', 'want', 'only', 'bring_me'] as const

/** "Weka mbili", "I want one": how many there are to be of what was put in last, be it as many as there are. */
const asMany: Rule = (desk) => {
  const { asked, cart } = desk.context
  const told = lineToldOf(
    phrasesLeft(desk).flatMap(({ spans }) => spans),
    desk,
  )
  const line = cart[told]
  if (line === undefined || asked?.kind === 'option' || asked?.kind === 'pick' || desk.clause.question) return null
  if (desk.says('more', 'change', 'not_want', 'remove', 'cancel', 'how_much', 'show', 'availability')) return null
  if (desk.says('add') && !desk.says('put')) return null
  const phrases = phrasesLeft(desk)
  const ofLine = ofOneLine(desk, phrases)
  if (ofLine !== null) return ofLine
  if (!desk.has(...SAYS_HOW_MANY)) return null
  if (phrases.length === 0 || phrases.some(({ named }) => named)) return null
  const spans = phrases.flatMap((phrase) => phrase.spans)
  if (unheardIn(desk).some((token) => isBeside(token, spans, desk))) return null
  const wanted = wantedOf(spans, desk.tokens, desk.shop, [line.itemId])
  const uses = [...spans, ...desk.cues(...SAYS_HOW_MANY, 'add', 'it', 'yes', 'no', 'can_i')]
  const lines = [told]
  const [value, ...values] = desk.says('put') ? wanted.values : []
  if (value !== undefined) return { act: { act: 'change_option', lines, values: [value, ...values] }, uses }
  if (wanted.values.length > 0 || wanted.quantity === null || wanted.measure !== null) return null
  return { act: { act: 'set_quantity', lines, quantity: wanted.quantity, measure: null }, uses }
}

/** "The guests are many, put five": what stands behind a comma of its own says nothing of how many. */
function isBeside(token: Token, spans: readonly Span[], { tokens }: Desk): boolean {
  const at = tokens.indexOf(token)
  return spans.some(
    ({ from, to }) => !tokens.slice(Math.min(at, to), Math.max(at, from)).some(({ text }) => text === ','),
  )
}

/** "Weka maziwa matatu", "bread 3", where one milk lies in the cart: so many of that. */
function ofOneLine(desk: Desk, [phrase, ...more]: readonly Phrase[]): Found | null {
  if (phrase === undefined || more.length > 0 || phrase.wanted.quantity === null || phrase.wanted.values.length > 0)
    return null
  const lines = desk.context.cart.flatMap(({ itemId }, at) => (phrase.wanted.itemIds.includes(itemId) ? [at] : []))
  const [line, ...others] = lines
  if (line === undefined || others.length > 0 || !phrase.named) return null
  const { quantity, measure } = phrase.wanted
  return {
    act: { act: 'set_quantity', lines: [line], quantity, measure },
    uses: [...phrase.spans, ...desk.cues('put', 'add', 'want', 'bring_me')],
  }
}

/** "Change the size to 43": whatever lies in the cart, a number beside "size" is no count. */
const resized: Rule = (desk) => {
  const { clause, tokens } = desk
  const [number, ...more] = desk.of('number')
  const sized = tokens.slice(clause.from, clause.to).some(({ text }) => LEXICON.sizeWords.has(text))
  const fits = number !== undefined && more.length === 0 && sized && desk.has('change') && !clause.question
  if (!fits || desk.context.cart.length === 0 || phrasesLeft(desk).some(({ named }) => named)) return null
  const values: [OptionValue] = [{ option: 'size', value: String(number.meaning.value) }]
  const act: Act = { act: 'change_option', lines: [lastLine(desk)], values }
  return { act, uses: [number, ...desk.cues('change', 'want', 'no', 'it', 'can_i', 'correction')] }
}

export const CART_AGAIN: readonly Rule[] = [sameAgain, resized, asMany]
