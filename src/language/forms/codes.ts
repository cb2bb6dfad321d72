import { parseReference } from '../../lib/reference.ts'
import type { Span, Token } from '../span.ts'
import { LEXICON } from './lexicon.ts'

const RECEIPT = /^[A-Z][A-Z0-9]{9}$/
const COUPON = /^[A-Z]{4,}\d{1,4}$/
/** Behind "code" also so short a one: "EID25". */
const SHORT_COUPON = /^[A-Z]{2,}\d{1,4}$/
const MIXED = /^(?=.*[A-Z])(?=.*\d)[A-Z0-9]{5,}$/
const MOST_PARTS = 5
/** So many changes between letters and digits that nobody means a model of phone: "qk12ab34cd". */
const SWITCHES = 3

/** References, receipts and coupons, also those written in parts ("4KJ-HGF-DSA"), and links. */
export function findCodes(tokens: readonly Token[]): Span[] {
  const shouting = tokens.filter(({ kind }) => kind === 'word').every(({ raw }) => raw === raw.toUpperCase())
  return tokens.flatMap((token, at) => {
    const found = link(token, at) ?? inParts(tokens, at) ?? ofOrder(tokens, at) ?? single(tokens, at, shouting)
    return found === null ? [] : [found]
  })
}

function link({ kind, text }: Token, at: number): Span | null {
  if (kind !== 'code' || !/[./]/.test(text)) return null
  const email = text.includes('@') && !text.includes('/')
  return { from: at, to: at + 1, meaning: { kind: email ? 'email' : 'url' } }
}

function single(tokens: readonly Token[], at: number, shouting: boolean): Span | null {
  const token = tokens[at]
  if (token === undefined || (token.kind !== 'code' && token.kind !== 'word')) return null
  const capitals =
    token.raw === token.raw.toUpperCase() && /[A-Z]/.test(token.raw) && (!shouting || tokens.length === 1)
  const asked = followsCodeWord(tokens, at)
  const upper = token.raw.toUpperCase()
  const reference = token.kind === 'code' || capitals ? parseReference(token.raw) : null
  if (reference !== null) return code(at, at + 1, reference, 'order')
  if (token.kind === 'word') return asked && capitals && upper.length >= 4 ? code(at, at + 1, upper, 'coupon') : null
  const sure = capitals || asked
  if (RECEIPT.test(upper) && !COUPON.test(upper) && (sure || switches(upper) >= SWITCHES))
    return code(at, at + 1, upper, 'receipt')
  if ((COUPON.test(upper) && sure) || (asked && SHORT_COUPON.test(upper))) return code(at, at + 1, upper, 'coupon')
  if (MIXED.test(upper) && (sure || switches(upper) >= SWITCHES)) return code(at, at + 1, upper, 'other')
  return asked && /\d/.test(upper) ? code(at, at + 1, upper, 'coupon') : null
}

function followsCodeWord(tokens: readonly Token[], at: number): boolean {
  const back = LEXICON.links.has(tokens[at - 1]?.text ?? '') ? 2 : 1
  return LEXICON.codeWords.has(tokens[at - back]?.text ?? '')
}

/** An order reference with spaces or dashes inside. Its parts are capitals or hold digits, or any nine letters could be one. */
function inParts(tokens: readonly Token[], from: number): Span | null {
  let text = ''
  for (let at = from; at < Math.min(tokens.length, from + MOST_PARTS * 2); at += 1) {
    const { raw, kind } = tokens[at] ?? { raw: '', kind: 'break' }
    if (raw === '-' && at > from) continue
    if (kind === 'break' || !(/\d/.test(raw) || (raw === raw.toUpperCase() && /[A-Z]/.test(raw)))) return null
    text += raw
    const reference = at > from && /\d/.test(text) && /[A-Z]/i.test(text) ? parseReference(text) : null
    if (reference !== null) return code(from, at + 1, reference, 'order')
  }
  return null
}

const SHORTEST_NUMBER = 3
const LONGEST_PREFIX = 4

/** "Order MK-4471": what stands behind the word is meant as a reference, whether it can be one of ours or not. */
function ofOrder(tokens: readonly Token[], at: number): Span | null {
  const before = [tokens[at - 1], tokens[at - 2]].map((token) => token?.text ?? '')
  const link = LEXICON.links.has(before[0] ?? '') || LEXICON.numberLabels.has(before[0] ?? '') || before[0] === '#'
  if (!LEXICON.orderWords.has((link ? before[1] : before[0]) ?? '')) return null
  const [first, second, third] = tokens.slice(at, at + 3)
  if (first === undefined) return null
  if (first.kind === 'code' && /\d/.test(first.text)) return code(at, at + 1, first.raw.toUpperCase(), 'order')
  if (first.kind !== 'word' || first.text.length > LONGEST_PREFIX) return null
  const dashed = second?.text === '-'
  const digits = dashed ? third : second
  if (digits?.kind !== 'number' || digits.text.length < SHORTEST_NUMBER) return null
  return code(at, at + (dashed ? 3 : 2), `${first.raw}-${digits.raw}`.toUpperCase(), 'order')
}

function switches(text: string): number {
  return (text.match(/\d[A-Z]|[A-Z](?=\d)/g) ?? []).length
}

function code(from: number, to: number, value: string, form: 'order' | 'receipt' | 'coupon' | 'other'): Span {
  return { from, to, meaning: { kind: 'code', value, form } }
}
