import { eachMatch } from '../each-match.ts'

/** A word, a figure or a picture of a text. `word` is in lower case without apostrophes; `raw` as it is written. */
export interface Token {
  raw: string
  word: string
  at: number
  kind: 'word' | 'figure' | 'picture'
}

const TOKEN = /\p{L}[\p{L}\d]*(?:['’‘`]\p{L}+)*|\d+(?:[.,:]\d+)*[\p{L}\d]*|\p{Extended_Pictographic}/gu
const LETTERS_FOR_DIGITS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
}

export function tokensOf(text: string): Token[] {
  return eachMatch(TOKEN, joinSpelled(text)).map((match) => ({
    raw: match[0],
    word: match[0].toLowerCase().replace(/['’‘`]/g, ''),
    at: match.index,
    kind: /\d/.test(match[0]) ? 'figure' : /^\p{L}/u.test(match[0]) ? 'word' : 'picture',
  }))
}

/** "P a i d", "b-u-r-e", "fr33": letters kept apart and figures that stand for letters, as the words they make. */
export function joinSpelled(text: string): string {
  return text
    .replace(
      /(?<!\p{L})((?:ha|si)?(?:ni|u|a|tu|m|wa|i|zi|ki|vi|ya|li|ku)(?:me|li|ta|na|sha|ja|mesha|ki)?)-(?=\p{L}{3})/giu,
      ' $1',
    )
    .replace(/(?<!\p{L})\p{L}(?:([ ._-])\p{L})(?:\1\p{L})+(?!\p{L})/gu, (spelled) => {
      const joined = spelled.replace(/[ ._-]/g, '')
      return joined + ' '.repeat(spelled.length - joined.length)
    })
    .replace(/(?<![\p{L}\d])(?=[\p{L}\d]*\p{L})(?=[\p{L}\d]*\d)[\p{L}\d]*[a-z][\p{L}\d]*(?![\p{L}\d])/gu, (mixed) =>
      /^\d+[a-z]+$|^[A-Za-z]{1,2}\d+/.test(mixed)
        ? mixed
        : mixed.replace(/[0-8]/g, (digit) => LETTERS_FOR_DIGITS[digit] ?? digit),
    )
}
