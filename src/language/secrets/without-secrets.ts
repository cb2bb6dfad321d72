import { cutTokens } from './cut-tokens.ts'
import { nameAt } from './name-at.ts'
import { SECRET_MARK } from './secret-mark.ts'
import { FILLERS, LINKS, OPENERS, OWN, SENT } from './words.ts'

/** Around a secret these say nothing but that it is one. */
const GLUE = [FILLERS, LINKS, OWN, SENT, OPENERS] as const
const STOPS = /^[.!?;\n]$/

/**
 * What a message says beside the secrets that were taken out of it: "nataka viatu 41, pin yangu ni [removed]" asks for shoes.
 * Empty when it says nothing else.
 */
export function withoutSecrets(stored: string): string {
  const parts = stored.split(SECRET_MARK)
  const last = parts.length - 1
  const kept = parts.map((part, place) => {
    const announced = place < last ? cutEnd(part) : part
    return place > 0 ? cutStart(announced) : announced
  })
  const rest = kept.join(' ').trim()
  return /\p{L}{2}|\d/u.test(rest) ? rest : ''
}

/** Without the name of the secret at the end, and what leads to it. */
function cutEnd(part: string): string {
  const tokens = cutTokens(part)
  let end = tokens.length
  let named = false
  for (let place = end - 1; place >= 0; place--) {
    const token = tokens[place]
    if (token === undefined || STOPS.test(token.text)) break
    const name = nameAt(tokens, place)
    if (name !== null) named = true
    else if (!isGlue(token.text)) {
      // The first words of a name of several are passed on the way to it.
      if (named || place < tokens.length - 6) break
      continue
    }
    end = place
  }
  return part.slice(0, end < tokens.length ? tokens[end]?.from : part.length)
}

/** Without "is my pin" after it. */
function cutStart(part: string): string {
  const tokens = cutTokens(part)
  let start = 0
  for (let place = 0; place < tokens.length; place++) {
    const name = nameAt(tokens, place)
    if (name !== null) {
      start = name.last + 1
      break
    }
    if (!isGlue(tokens[place]?.text ?? '')) break
  }
  return part.slice(start === 0 ? 0 : (tokens[start]?.from ?? part.length))
}

function isGlue(word: string): boolean {
  return GLUE.some((words) => words.has(word))
}
