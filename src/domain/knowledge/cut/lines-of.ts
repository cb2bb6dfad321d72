const WRAPPED_FROM = 40
const SURELY_WRAPPED_FROM = 60
const ENTRY = /^(?:[•*▪◦–-]|\(?\p{N}{1,3}[.)]|\(?\p{Ll}\))\s+/u

/**
 * What a block says, one statement beside the other: lines that a page's width has broken are joined again, entries and rows
 * stay lines of their own.
 */
export function linesOf(block: string): string[] {
  const lines = block
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.trim())
  const joined: string[] = []
  let last = ''
  for (const line of lines) {
    if (last !== '' && line !== '' && isBroken(last, line)) joined[joined.length - 1] += ` ${line}`
    else if (line !== '') joined.push(line)
    last = line
  }
  return joined
}

export function isRow(line: string): boolean {
  return line.includes(' | ')
}

function isBroken(line: string, next: string): boolean {
  if (isRow(line) || isRow(next) || ENTRY.test(next) || /[.!?:;…]["'”’)\]]*$/u.test(line)) return false
  if (line.length >= SURELY_WRAPPED_FROM) return true
  return line.length >= WRAPPED_FROM && /^[\p{Ll}(]/u.test(next)
}
