/** No letter comes after it. */
const LAST_LETTER = '\u{10ffff}'

/** One word to look for: the word with and without its plural, how what matches begins, what comes after all of that, and the same as a PostgreSQL tsquery. */
export interface SearchWord {
  labels: string[]
  start: string
  past: string
  anywhere: string
}

/** Terms as words to look for: each matches by its beginning, plural endings off, so that "shoes" finds "shoe". */
export function searchWords(terms: readonly string[]): SearchWord[] {
  const stems = new Map(terms.flatMap(tokens).map((word) => [stem(word), word]))
  return [...stems].map(([start, word]) => ({
    labels: bothNumbers(word),
    start,
    past: `${start}${LAST_LETTER}`,
    anywhere: `'${start}':*`,
  }))
}

/** What a tag or category would be called that is exactly what was asked for: each word, and all of them together. */
export function askedLabels(terms: readonly string[]): string[] {
  const asked = terms.flatMap(tokens)
  return [...new Set([...asked.flatMap(bothNumbers), ...bothNumbers(asked.join(' '))])]
}

function bothNumbers(text: string): string[] {
  const single = stem(text)
  return [...new Set([text, single, `${single}s`])]
}

/** Words of a text as the full-text search cuts them: letters and digits, lower case. */
export function tokens(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** The beginning that a word shares with its plural. */
export function stem(word: string): string {
  if (word.length > 5 && word.endsWith('ies')) return word.slice(0, -3)
  if (word.length > 4 && /(?:[^h]oes|xes|ches|shes|sses)$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word
}
