/** Begins a marker. None of its letters may stand in the rest, so no marker begins within another. */
const HEAD = 'zqxw'
const LETTERS = 'bcdfghjklmnprstv'
const LENGTH = 32
/** What a text may have got between two letters on its way: blanks, invisible characters, marks, and breaks as JSON writes them. */
const GAP = String.raw`(?:[\s\p{Cf}\p{Mn}]|\\[nrt])*`

const inEitherCase = (letters: string) => `[${letters}${letters.toUpperCase()}]`
const MARKER = new RegExp(
  [...[...HEAD].map(inEitherCase), ...Array.from({ length: LENGTH }, () => inEitherCase(LETTERS))].join(GAP),
  'gu',
)
const NOT_OF_IT = new RegExp(GAP.replace(/\*$/, ''), 'gu')

/**
 * Everything in a text that looks like the marker of a secret row (the migration `canary_rows` makes them), each once, in small
 * letters and without what stood between these. In one pass: no character that may stand between two letters is a letter.
 */
export function findMarkers(text: string): string[] {
  const found = text.match(MARKER) ?? []
  return [...new Set(found.map((one) => one.replace(NOT_OF_IT, '').toLowerCase()))]
}

/** The text without them. */
export function hideMarkers(text: string): string {
  return text.replace(MARKER, '[canary]')
}
