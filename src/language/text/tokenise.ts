import { parseReference } from '../../lib/reference.ts'
import type { Token } from '../span.ts'
import { splitGlued } from './glued.ts'
import { normalised } from './normalise.ts'

/** What fits into the characters that are read, in words. Signs and single figures are shorter, and cost as much each. */
export const MAX_TOKENS = 500

const LINK = String.raw`(?<link>https?:\/\/\S+|www\.\S+|[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]+)+|(?:[a-z\d-]{1,64}\.){1,5}(?:(?:com|net|org|info|xyz|co\.ke|or\.ke)\b(?:\/\S*)?|(?:ly|me|io|ke|top|link|shop)\/\S+))`
const BREAK = String.raw`(?<break>\s*\n\s*)`
const EMOJI = String.raw`(?<emoji>\p{RI}{2}|(?![©®™])\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?)`
const FRACTION = String.raw`(?<fraction>(?:1\/[2348]|[23]\/[34])(?![\d\/]))`
const CURRENCY_SIGN = String.raw`(?<sign>(?<=\d)\/[=-])`
// A decimal point never stands in a telephone number, which begins with 0.
const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|(?!0\d)\d+\.\d+|\d+`
const LETTERS = String.raw`[\p{L}\p{M}]+`
const RUN = String.raw`(?<run>(?:${NUMBER})(?:${LETTERS}|${NUMBER})*|${LETTERS}(?:${NUMBER}|['\-]?${LETTERS})*)`
const MARK = String.raw`(?<mark>(?<one>[^\s])\k<one>*)`
const TOKEN = new RegExp([LINK, BREAK, EMOJI, FRACTION, CURRENCY_SIGN, RUN, MARK].join('|'), 'giu')

/** Words, numbers, codes, signs and line breaks of a message in their order. Spaces only part them. */
export function tokenise(message: string): Token[] {
  const text = normalised(message).trim()
  const read = [...text.matchAll(TOKEN)].flatMap(({ 0: raw, index, groups = {} }) => {
    const at = (kind: Token['kind'], folded = fold(raw)): Token[] => [
      { text: folded, raw, from: index, to: index + raw.length, kind },
    ]
    if (groups.run !== undefined) return readRun(raw, index)
    if (groups.link !== undefined) return at('code', raw.toLowerCase())
    if (groups.break !== undefined) return at('break', '\n')
    if (groups.emoji !== undefined) return at('emoji')
    if (groups.fraction !== undefined) return at('number')
    return at('mark', groups.sign === undefined ? (groups.one ?? raw) : raw)
  })
  return read.slice(0, MAX_TOKENS)
}

/** A run of letters and digits; hyphens bind words ("m-pesa") and references, and part everything that counts ("10-15"). */
function readRun(run: string, from: number): Token[] {
  if (!/\d/.test(run)) return [token(run, from, 'word')]
  if (parseReference(run) !== null) return [token(run, from, 'code')]
  const tokens: Token[] = []
  let at = from
  for (const part of run.split(/(['-])/)) {
    tokens.push(...readPart(part, at))
    at += part.length
  }
  return tokens
}

function readPart(part: string, from: number): Token[] {
  if (part === '') return []
  if (part === '-' || part === "'") return [token(part, from, 'mark')]
  if (!/\p{L}/u.test(part)) return [token(part, from, 'number')]
  if (!/\d/.test(part)) return [token(part, from, 'word')]
  let at = from
  return splitGlued(part).map((piece) => {
    const made = token(piece.text, at, piece.kind)
    at += piece.text.length
    return made
  })
}

function token(raw: string, from: number, kind: Token['kind']): Token {
  return { text: fold(raw), raw, from, to: from + raw.length, kind }
}

/** Lower case without accents; a letter held down is written twice at most. */
function fold(raw: string): string {
  return raw
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
}
