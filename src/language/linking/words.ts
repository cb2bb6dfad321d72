import { LEXICON } from '../forms/lexicon.ts'
import type { Token } from '../span.ts'

/** A word as names and messages are compared by. One token may hold several ("usb-c", "20w"). */
export interface Word {
  text: string
  token: number
  /** Whether the token begins, and ends, with this word. */
  first: boolean
  last: boolean
  /** Written as names are: with a capital, though no sentence begins there. */
  proper: boolean
}

const APOSTROPHES = /['’`´]/g
const THOUSANDS = /(\d),(?=\d{3}(?!\d))/g
const PARTS = /\d+(?:\.\d+)?|\p{L}+/gu

/** The comparable words of a text: letters and digits apart, no marks: "USB-C 20W" is usb, c, 20, w. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFKC').toLowerCase().replace(APOSTROPHES, '').replace(THOUSANDS, '$1').match(PARTS) ?? []
}

const BARRIERS = new Set([',', ';', '.', '?', '!', ':', '\n'])

/** Runs of words that a phrase may lie in: no phrase reaches over the end of a sentence or a comma. */
export function wordRuns(tokens: readonly Token[]): Word[][] {
  const runs: Word[][] = [[]]
  tokens.forEach((token, at) => {
    if (token.kind === 'break' || (token.kind === 'mark' && BARRIERS.has(token.text))) {
      runs.push([])
      return
    }
    const parts = token.kind === 'emoji' || token.kind === 'mark' ? [] : wordsOf(token.text)
    parts.forEach((text, i) => {
      runs.at(-1)?.push({
        text,
        token: at,
        first: i === 0,
        last: i === parts.length - 1,
        proper: i === 0 && isProper(tokens, at),
      })
    })
  })
  return runs.filter((run) => run.length > 0)
}

/** "The Captain", "bei ya Captain": a capital where something is pointed at, beside words that have none. */
function isProper(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? ''
  if (!LEXICON.pointing.has(before) && !LEXICON.of.has(before)) return false
  if (!CAPITAL.test(tokens[at]?.raw ?? '')) return false
  // Who writes everything so says nothing by it.
  return tokens.filter(({ kind, raw }) => kind === 'word' && CAPITAL.test(raw)).length * 2 <= tokens.length
}

const CAPITAL = /^\p{Lu}\p{Ll}/u
