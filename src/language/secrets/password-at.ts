import type { SecretToken } from './cut-tokens.ts'
import { NOT_PASSWORDS } from './words.ts'

const EDGES = /^["'“”‘’(*_[{]+|["'“”‘’)*_\]},;:.?]+$/g
const SHORTEST = 4

/**
 * The password that begins at a token, as places in the text: everything up to the next space. A word of letters alone is one
 * only where she says that it is (`told`), and not when it says how the password is.
 */
export function passwordAt(text: string, token: SecretToken, told: boolean): { from: number; to: number } | null {
  const chunk = /^\S*/.exec(text.slice(token.from))?.[0] ?? ''
  const lead = /^["'“”‘’(*_[{]*/.exec(chunk)?.[0].length ?? 0
  const value = chunk.replace(EDGES, '')
  if (value.length < SHORTEST) return null
  const letters = /^[\p{L}'’-]+$/u.test(value)
  if (letters && (!told || NOT_PASSWORDS.has(value.toLowerCase()))) return null
  if (/^\d+$/.test(value) && !told) return null
  if (!/[\p{L}\d]/u.test(value)) return null
  return { from: token.from + lead, to: token.from + lead + value.length }
}
