import { isRow } from './cut/lines-of.ts'

/** Sentences, items and rows as one reads them in a chat: rows in lines of their own, without the marks of a table. */
export function plainText(sentences: readonly string[]): string {
  return sentences
    .reduce((text, sentence, at) => text + jointOf(sentences[at - 1], sentence) + sentence, '')
    .replaceAll(' | ', '; ')
}

function jointOf(before: string | undefined, next: string): string {
  if (before === undefined) return ''
  if (isRow(before) || isRow(next)) return '\n'
  return /[.!?:;,…]["'”’)\]]*$/u.test(before) ? ' ' : '; '
}
