/** A piece of a message with its place in it, in small letters. Digits and letters never share one. */
export interface SecretToken {
  kind: 'word' | 'digits' | 'mark'
  text: string
  from: number
  to: number
}

const PIECES = /\p{L}[\p{L}\p{M}'’]*|\d+|[^\s]/gu

/** Cuts a clean text into words, runs of digits and marks; "p1n" is a word. */
export function cutTokens(text: string): SecretToken[] {
  const tokens: SecretToken[] = []
  for (const found of text.matchAll(PIECES)) {
    const [piece] = found
    const kind = /^\d/.test(piece) ? 'digits' : /^\p{L}/u.test(piece) ? 'word' : 'mark'
    tokens.push({
      kind,
      text: piece.toLowerCase().replace('’', "'"),
      from: found.index,
      to: found.index + piece.length,
    })
    joinDisguised(tokens)
  }
  return tokens
}

/** A digit or a stroke in the place of the letter: "p1n", "p!n". */
function joinDisguised(tokens: SecretToken[]): void {
  const [first, middle, last] = tokens.slice(-3)
  if (first === undefined || middle === undefined || last === undefined) return
  const glued = first.to === middle.from && middle.to === last.from
  if (!glued || first.text !== 'p' || !/^[1!|]$/.test(middle.text) || last.text !== 'n') return
  tokens.splice(-3, 3, { kind: 'word', text: 'p1n', from: first.from, to: last.to })
}
