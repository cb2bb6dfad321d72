/** Text longer than this is cut: nothing a shopper needs to say is decided after it. */
const MAX_CHARS = 4_000
const HIDDEN = /[\p{Cf}\u115F\u1160\u180E]/gu
const MARKS = /\p{M}+/gu
const QUOTES = /[\u2018\u2019\u02BC\u0060\u00B4]/g
const TOKEN =
  /\d+(?:\.\d+)?x\d+(?:\.\d+)?(?:x\d+)?|\d{1,3}(?:,\d{3})+(?:\.\d+)?[a-z]{0,4}|\d+(?:\.\d+)?[a-z]*|[\p{L}][\p{L}\d']*/gu

/** Lower case, compatibility form, no marks or invisible characters, one space between words. */
export function fold(text: string): string {
  return text
    .slice(0, MAX_CHARS)
    .normalize('NFKD')
    .replace(HIDDEN, '')
    .replace(MARKS, '')
    .replace(QUOTES, "'")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** Words and numbers of a text, folded; elongated letters ("pleaseee") are shortened to one. */
export function tokenise(text: string): string[] {
  return tokensOf(fold(text))
}

/** As `tokenise`, for text that is folded already. */
export function tokensOf(folded: string): string[] {
  const found = folded.match(TOKEN) ?? []
  return found.map((token) => trimQuotes(token.replace(/(\p{L})\1{2,}/gu, '$1')))
}

function trimQuotes(token: string): string {
  return token.endsWith("'") ? token.replace(/'+$/, '') : token
}

/** A set from words written in one string, to keep word lists readable. */
export function wordSet(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.join(' ').trim().split(/\s+/))
}

/** A map from `key:value` words written in one string; `_` in either part stands for a space. */
export function wordMap(...lists: string[]): ReadonlyMap<string, string> {
  const pairs = lists.join(' ').trim().split(/\s+/)
  return new Map(
    pairs.map((pair) => {
      const cut = pair.indexOf(':')
      return [pair.slice(0, cut).replaceAll('_', ' '), pair.slice(cut + 1).replaceAll('_', ' ')]
    }),
  )
}
