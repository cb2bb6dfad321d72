import { type Code, codeAt } from './code-at.ts'
import type { SecretToken } from './cut-tokens.ts'
import { type FoundName, nameAt } from './name-at.ts'
import { passwordAt } from './password-at.ts'
import { FILLERS, LINKS, NUMBER_LABELS, OPEN_CODES, OPENERS, OTHER_PINS, OWN, SENT, UNITS } from './words.ts'

export interface FoundSecret {
  kind: FoundName['name']['kind']
  from: number
  to: number
}

/** What stood between a name and the place that is looked at. */
interface Way {
  at: number
  linked: boolean
  own: boolean
  sent: boolean
  comma: boolean
}

const FARTHEST = 9

/** What is told beside a name. `ahead`: the message ends by announcing a secret, which the next one will hold. */
export function namedSecrets(text: string, tokens: readonly SecretToken[]): { found: FoundSecret[]; ahead: boolean } {
  const found: FoundSecret[] = []
  let ahead = false
  for (let place = 0; place < tokens.length; place++) {
    const named = nameAt(tokens, place)
    if (named === null || OTHER_PINS.has(before(tokens, named)?.text ?? '')) continue
    const secret = after(text, tokens, named) ?? announced(tokens, named)
    if (secret === 'ahead') ahead = true
    else if (secret !== null) found.push(secret)
    const earlier = beforeName(tokens, named)
    if (earlier !== null) found.push(earlier)
    place = named.last
  }
  return { found: [...found, ...yourCodes(tokens)], ahead }
}

/** Walks over what means nothing between a name and its secret. */
function after(text: string, tokens: readonly SecretToken[], named: FoundName): FoundSecret | null {
  for (const way of waysFrom(tokens, named)) {
    const token = tokens[way.at]
    if (token === undefined) return null
    const place = valueAt(text, tokens, named, way)
    if (place !== null) return { kind: named.name.kind, ...place }
  }
  return null
}

function* waysFrom(tokens: readonly SecretToken[], named: FoundName): Generator<Way> {
  const own = isOwn(tokens, named)
  let way: Way = { at: named.last + 1, linked: false, own, sent: false, comma: false }
  let asked = false
  for (let steps = 0; steps < FARTHEST; steps++, way = { ...way, at: way.at + 1 }) {
    const token = tokens[way.at]
    if (token === undefined) return
    if (!asked) yield way
    const { text } = token
    if (text === '?') asked = true
    else if (OWN.has(text)) {
      way = { ...way, own: true }
      asked = false
    } else if (LINKS.has(text)) way = { ...way, linked: true }
    else if (SENT.has(text)) way = { ...way, sent: true }
    else if (text === ',' || text === ';') way = { ...way, comma: true }
    else if (text === 'm' && OWN.has(tokens[way.at + 2]?.text ?? '')) continue
    else if (text === '.' && tokens[way.at - 1]?.text !== 'no') return
    else if (!FILLERS.has(text)) return
  }
}

function valueAt(text: string, tokens: readonly SecretToken[], named: FoundName, way: Way): Span | null {
  const { kind, needs } = named.name
  const token = tokens[way.at]
  if (token === undefined) return null
  if (kind === 'card') return backAt(token)
  const code = codeAt(tokens, way.at)
  if (code !== null && fits(tokens, named, way, code)) return spanOf(tokens, code)
  if (kind === 'otp' && needs === 'nothing' && token.kind === 'digits' && token.text.length === 3) return backAt(token)
  if (kind !== 'password' || (way.comma && !way.linked)) return null
  // "password ya wifi": a filler is passed by, and is no password.
  if (FILLERS.has(token.text) || LINKS.has(token.text) || OWN.has(token.text)) return null
  const told = way.linked && (way.own || tokens[way.at - 1]?.kind === 'mark')
  return passwordAt(text, token, told)
}

interface Span {
  from: number
  to: number
}

function backAt(token: SecretToken): Span | null {
  return token.kind === 'digits' && /^\d{3,4}$/.test(token.text) ? { from: token.from, to: token.to } : null
}

/** Whether a number is the secret, and not a price, a count, a year or what the next words are about. */
function fits(tokens: readonly SecretToken[], named: FoundName, way: Way, code: Code): boolean {
  const next = tokens[code.last + 1]
  if (way.comma && !endsClause(next)) return false
  const first = tokens[code.first]?.text ?? ''
  if (tokens[way.at - 1]?.text === 'in' && /^(?:19|20)\d\d$/.test(first)) return false
  if (named.name.needs === 'sent' && !(way.sent && way.linked)) return false
  if (named.name.needs === 'link' && !way.linked && !way.own) return false
  if (way.own) return true
  if (UNITS.has(next?.text ?? '') || first.startsWith('00')) return false
  if (way.linked) return true
  const opener = before(tokens, named)
  const free = opener === undefined || opener.kind === 'mark' || OPENERS.has(opener.text) || OWN.has(opener.text)
  if (named.name.kind === 'password') return opener === undefined || opener.kind === 'mark'
  return (
    free ||
    (opener.kind === 'digits' && opener.text.length > 2) ||
    named.name.kind === 'otp' ||
    named.name.words.includes('siri')
  )
}

/** "my pin is", and the message ends there. */
function announced(tokens: readonly SecretToken[], named: FoundName): 'ahead' | null {
  const rest = tokens.slice(named.last + 1)
  const quiet = rest.every(({ text }) => text !== '?' && (FILLERS.has(text) || LINKS.has(text) || OWN.has(text)))
  if (!quiet) return null
  const last = rest.filter(({ text }) => text !== '.').at(-1)
  const shown =
    ['is', 'ni', "here's"].includes(tokens[named.first - 1]?.text ?? '') || twoBefore(tokens, named) === 'is my'
  return (last !== undefined && LINKS.has(last.text)) || shown ? 'ahead' : null
}

function twoBefore(tokens: readonly SecretToken[], named: FoundName): string {
  return tokens
    .slice(Math.max(0, named.first - 2), named.first)
    .map(({ text }) => text)
    .join(' ')
}

const TURNED = new Set(['is', 'ni', 'ndio', 'ndiyo', 'kama', 'as', 'was', '=', 'hiyo'])
const BETWEEN = new Set([
  'my',
  'your',
  'the',
  'a',
  'wrong',
  'old',
  'new',
  'right',
  'correct',
  'mpesa',
  'm',
  '-',
  'pesa',
  'bank',
])

/** "4821 is my pin". */
function beforeName(tokens: readonly SecretToken[], named: FoundName): FoundSecret | null {
  if (named.name.needs !== 'nothing') return null
  let place = named.first - 1
  let own = false
  for (; BETWEEN.has(tokens[place]?.text ?? ''); place--) own ||= OWN.has(tokens[place]?.text ?? '')
  const linked = TURNED.has(tokens[place]?.text ?? '')
  while (TURNED.has(tokens[place]?.text ?? '')) place--
  const alone = own && endsClause(tokens[named.last + 1])
  if (!linked && !alone) return null
  const code = codeEndingAt(tokens, place)
  if (code === null || NUMBER_LABELS.has(tokens[code.first - 1]?.text ?? '')) return null
  return { kind: named.name.kind, ...spanOf(tokens, code) }
}

/** "482193 is your WhatsApp code": the code may have any name in between, if it is not one that everybody may know. */
function yourCodes(tokens: readonly SecretToken[]): FoundSecret[] {
  return tokens.flatMap((token, place) => {
    if (token.text !== 'your' || !['is', 'as'].includes(tokens[place - 1]?.text ?? '')) return []
    const words = tokens.slice(place + 1, place + 6).map(({ text }) => text)
    const end = words.indexOf('code')
    if (end < 0 || words.slice(0, end).some((word) => OPEN_CODES.has(word))) return []
    const code = codeEndingAt(tokens, place - 2)
    return code === null ? [] : [{ kind: 'otp', ...spanOf(tokens, code) }]
  })
}

function codeEndingAt(tokens: readonly SecretToken[], last: number): Code | null {
  for (let first = Math.max(0, last - 12); first <= last; first++) {
    const code = codeAt(tokens, first)
    if (code?.last === last) return code
  }
  return null
}

function isOwn(tokens: readonly SecretToken[], named: FoundName): boolean {
  const words = [
    ...tokens.slice(Math.max(0, named.first - 2), named.first).map(({ text }) => text),
    ...named.name.words,
  ]
  return (
    words.some((word) => OWN.has(word)) ||
    ['mypin', 'mpin', 'mpesapin', 'pinyangu'].some((word) => words.includes(word))
  )
}

function before(tokens: readonly SecretToken[], named: FoundName): SecretToken | undefined {
  return tokens[named.first - 1]
}

function endsClause(token: SecretToken | undefined): boolean {
  return token === undefined || (token.kind === 'mark' && token.text !== '=' && token.text !== '/')
}

function spanOf(tokens: readonly SecretToken[], { first, last }: Code): Span {
  return { from: tokens[first]?.from ?? 0, to: tokens[last]?.to ?? 0 }
}
