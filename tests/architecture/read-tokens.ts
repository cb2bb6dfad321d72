/** `word`: a name, keyword or number; `string`: the text of a literal without interpolation; `mark`: one character of punctuation. */
export interface Token {
  kind: 'word' | 'string' | 'template' | 'mark'
  text: string
}

/** After these a slash starts a regular expression; after anything else that ends an operand it divides. */
const BEFORE_REGEX = new Set([
  'return',
  'typeof',
  'case',
  'in',
  'of',
  'delete',
  'void',
  'throw',
  'await',
  'yield',
  'else',
  'do',
])

/**
 * Cuts TypeScript into words, literals and marks; comments and regular expressions are left out, code inside `${}` is
 * read like any other. Throws on a literal that does not end, so that a misread file is never taken for a clean one.
 */
export function readTokens(source: string): Token[] {
  const tokens: Token[] = []
  readCode(source, 0, tokens, false)
  return tokens
}

/** Reads until the end, or until the brace that closes an interpolation. Returns the place after what was read. */
function readCode(source: string, from: number, tokens: Token[], inTemplate: boolean): number {
  let at = from
  let depth = 0
  while (at < source.length) {
    const char = source.charAt(at)
    const next = source.charAt(at + 1)
    if (/\s/.test(char)) at += 1
    else if (char === '/' && next === '/') at = endOf(source, '\n', at)
    else if (char === '/' && next === '*') at = endOf(source, '*/', at + 2)
    else if (char === "'" || char === '"') at = readString(source, at, tokens)
    else if (char === '`') at = readTemplate(source, at, tokens)
    else if (char === '/' && startsRegex(tokens.at(-1))) at = endOfRegex(source, at)
    else if (/[\p{L}\p{N}_$#@]/u.test(char)) at = readWord(source, at, tokens)
    else {
      if (inTemplate && char === '}' && depth === 0) return at + 1
      if (char === '{') depth += 1
      if (char === '}') depth -= 1
      tokens.push({ kind: 'mark', text: char })
      at += 1
    }
  }
  if (inTemplate) throw new Error('an interpolation does not end')
  return at
}

function endOf(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from)
  return found < 0 ? source.length : found + mark.length
}

function readString(source: string, from: number, tokens: Token[]): number {
  const quote = source.charAt(from)
  let text = ''
  for (let at = from + 1; at < source.length; at++) {
    const char = source.charAt(at)
    if (char === '\n') break
    if (char === quote) {
      tokens.push({ kind: 'string', text })
      return at + 1
    }
    if (char === '\\') at += 1
    text += source.charAt(at)
  }
  throw new Error(`a string does not end: ${text.slice(0, 40)}`)
}

function readTemplate(source: string, from: number, tokens: Token[]): number {
  const place = tokens.length
  let plain = true
  let text = ''
  for (let at = from + 1; at < source.length; at++) {
    const char = source.charAt(at)
    if (char === '`') {
      tokens.splice(place, 0, { kind: plain ? 'string' : 'template', text })
      return at + 1
    }
    if (char === '\\') at += 1
    else if (char === '$' && source.charAt(at + 1) === '{') {
      plain = false
      at = readCode(source, at + 2, tokens, true) - 1
      continue
    }
    text += source.charAt(at)
  }
  throw new Error(`a template does not end: ${text.slice(0, 40)}`)
}

function startsRegex(before: Token | undefined): boolean {
  if (!before) return true
  if (before.kind === 'word') return BEFORE_REGEX.has(before.text)
  // After `<` it closes an element.
  return before.kind === 'mark' && ![')', ']', '}', '<'].includes(before.text)
}

function endOfRegex(source: string, from: number): number {
  let inClass = false
  for (let at = from + 1; at < source.length; at++) {
    const char = source.charAt(at)
    if (char === '\n') break
    if (char === '\\') at += 1
    else if (char === '[') inClass = true
    else if (char === ']') inClass = false
    else if (char === '/' && !inClass) return at + 1
  }
  throw new Error('a regular expression does not end')
}

function readWord(source: string, from: number, tokens: Token[]): number {
  const text = /^[\p{L}\p{N}_$#@]+/u.exec(source.slice(from))?.[0] ?? source.charAt(from)
  tokens.push({ kind: 'word', text })
  return from + text.length
}
