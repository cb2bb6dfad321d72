import { smallNumber } from './numbers.ts'
import { fold, tokenise, wordSet } from './tokens.ts'

const COUNTED = wordSet(`
  pair pairs pea jozi piece pieces pcs pc units unit packet packets paketi pakiti pack packs box boxes boksi katoni carton cartons crate crates kreti bag bags
  bale bales bottles bottle chupa tins tin sets set items item copies rolls roll bundle bundles trays tray vipande kipande debe gunia magunia mifuko sachets
`)
const GIVE = wordSet(
  'nipe niletee nitumie give get take want need add ongeza weka nataka nadai nadaai chukua nitachukua ntachukua nachukua niwekee quantity qty idadi tuma nibebee order',
)

const ONLY = wordSet(
  'tu only just pekee please pls tafadhali basi mine for me nitachukua nipe give take want nataka i ill need of them hizo hizi those these hivyo make it yes ndio sawa ok okay the weka zote all total jumla',
)
const MOST = 1_000

/** "Niwekee 3": a verb of giving is no part of what is looked for. */
export function isGiveWord(token: string): boolean {
  return GIVE.has(token)
}

/** How many the customer wants, wherever it stands in a sentence ("pairs mbili", "x3", "a dozen"); null when not said. */
export function findQuantity(message: string): number | null {
  const tokens = tokenise(message)
  return dozens(tokens) ?? times(tokens) ?? counted(tokens) ?? given(tokens)
}

/** As `findQuantity`, and also a bare number, as in an answer to "how many?". */
export function parseQuantity(message: string): number | null {
  const found = findQuantity(message)
  if (found !== null) return found
  const tokens = tokenise(message)
  const numbers = tokens.map((token) => smallNumber(token)).filter((value) => value !== null)
  const rest = tokens.filter((token) => smallNumber(token) === null && !ONLY.has(token))
  const [only] = numbers
  return numbers.length === 1 && rest.length === 0 ? inRange(only ?? null) : null
}

function dozens(tokens: readonly string[]): number | null {
  const at = tokens.findIndex((token) => /^(?:dozens?|dazeni|dazen|dazan)$/.test(token))
  if (at < 0) return null
  const before = tokens[at - 1]
  if (before === 'half' || before === 'nusu' || tokens[at + 1] === 'nusu') return 6
  return 12 * (smallNumber(before) ?? smallNumber(tokens[at + 1]) ?? 1)
}

function times(tokens: readonly string[]): number | null {
  for (const [at, token] of tokens.entries()) {
    const joined = /^x(\d{1,3})$/.exec(token) ?? /^(\d{1,3})x$/.exec(token)
    if (joined !== null) return inRange(Number(joined[1]))
    if (token === 'x' && /^\d{1,3}$/.test(tokens[at + 1] ?? '')) return inRange(Number(tokens[at + 1]))
    if (token === 'mara' || token === 'times') continue
  }
  return null
}

function counted(tokens: readonly string[]): number | null {
  for (const [at, token] of tokens.entries()) {
    if (!COUNTED.has(token)) continue
    const before = smallNumber(tokens[at - 1])
    if (before !== null) return inRange(before)
    const after = smallNumber(tokens[at + 1])
    if (after !== null && !/^\d{2,}$/.test(tokens[at + 1] ?? '')) return inRange(after)
    if (tokens[at - 1] === 'a' && /^(?:pair|piece|packet|set)$/.test(token)) return 1
  }
  return tokens[0] === 'couple' || (tokens.includes('couple') && tokens.includes('of')) ? 2 : null
}

const AGREED = /^(?:wa|vi|ma|mi)(?:wili|tatu|nne|tano|nane)$/

function given(tokens: readonly string[]): number | null {
  const agreed = tokens.find((token, at) => AGREED.test(token) && at > 0)
  if (agreed !== undefined) return inRange(smallNumber(agreed))
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1] ?? ''
    if (!GIVE.has(token) || next === '') continue
    const value = smallNumber(next)
    if (
      value !== null &&
      value <= 30 &&
      next !== 'one' &&
      !/^(?:elfu|soo|ngiri|thao|k|kg|kgs|kilos?|grams?|litres?|liters?|l|ml|gb|inch(?:es)?|ft|feet|by|x|cm|mm|metres?|meters?|watts)$/.test(
        tokens[at + 2] ?? '',
      )
    )
      return value
  }
  const tail = /(?:^| )(\w+) (?:tu|only|of (?:them|those|these))$/.exec(fold(tokens.join(' ')))
  return inRange(smallNumber(tail?.[1]))
}

function inRange(value: number | null): number | null {
  return value !== null && value >= 1 && value <= MOST ? value : null
}
