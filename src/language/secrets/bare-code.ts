import { codeAt } from './code-at.ts'
import type { SecretToken } from './cut-tokens.ts'
import type { SecretsRead } from './read-secrets.ts'
import { SECRET_MARK } from './secret-mark.ts'
import { BESIDE_BARE } from './words.ts'

const PIN_DIGITS = 4

/** A message that is one code and nothing that says what it is. */
export function bareCode(text: string, tokens: readonly SecretToken[]): SecretsRead['bare'] {
  for (let first = 0; first < tokens.length; first++) {
    const code = codeAt(tokens, first)
    if (code === null) {
      if (BESIDE_BARE.has(tokens[first]?.text ?? '')) continue
      return loneWord(text)
    }
    if (!tokens.slice(code.last + 1).every((token) => BESIDE_BARE.has(token.text))) return null
    const [from, to] = [tokens[first]?.from ?? 0, tokens[code.last]?.to ?? 0]
    return { text: text.slice(0, from) + SECRET_MARK + text.slice(to), isPin: code.digits === PIN_DIGITS }
  }
  return null
}

/** Letters and digits in one word, as passwords are. */
function loneWord(text: string): SecretsRead['bare'] {
  const word = text.trim()
  const mixed = /^\S{4,40}$/.test(word) && /\d/.test(word) && /\p{L}/u.test(word)
  return mixed ? { text: SECRET_MARK, isPin: false } : null
}
