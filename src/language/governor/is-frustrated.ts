import type { Token } from '../span.ts'
import { plainWords } from './plain-words.ts'
import { PHRASES } from './words.ts'

const ANGRY_FACES = new Set(['😠', '😡', '😤', '🤬', '😒'])
const WAITING = new Set('why where still answer reply bado mbona wapi hello jibu'.split(' '))
const SHOUTED_WORDS = 4

/** Whether the customer sounds fed up: says so, shouts, or asks again with anger. */
export function isFrustrated(tokens: readonly Token[]): boolean {
  const words = plainWords(tokens)
  if (PHRASES.frustrated.has(words)) return !PHRASES.content.has(words)
  if (tokens.some(({ text }) => ANGRY_FACES.has(text))) return true
  return isShouting(tokens) || (insists(tokens) && words.some((word) => WAITING.has(word)))
}

/** "!!!", "????". */
function insists(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind, raw }) => kind === 'mark' && raw.length >= 3 && /^[!?]+$/.test(raw))
}

function isShouting(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind, raw }) => kind === 'word' && raw.length > 1)
  const exclaims = tokens.some(({ kind, raw }) => kind === 'mark' && raw.includes('!'))
  return exclaims && words.length >= SHOUTED_WORDS && words.every(({ raw }) => raw === raw.toUpperCase())
}
