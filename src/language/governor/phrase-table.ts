import { type Choice, parsePhrases } from '../cues/parse-phrases.ts'
import { wordKey } from '../cues/word-key.ts'
import type { Token } from '../span.ts'

type Row = readonly string[]

/** Tokens `from` up to but not including `to`, among the words only. */
export interface Match {
  from: number
  to: number
}

/** The phrases of a text, looked up by their first word; `word*` begins so, `_` is any one word, `#` a number. */
export class PhraseTable {
  private readonly rows = new Map<string, Row[]>()
  private readonly begun: Row[] = []

  constructor(phrases: string) {
    for (const choices of parsePhrases(phrases)) for (const row of expand(choices)) this.add(row)
  }

  /** Every place where a phrase stands in `words`. */
  find(words: readonly string[]): Match[] {
    return words.flatMap((word, from) =>
      [...(this.rows.get(word) ?? []), ...this.begun]
        .filter((row) => row.every((part, at) => says(part, words[from + at])))
        .map((row) => ({ from, to: from + row.length })),
    )
  }

  has(words: readonly string[]): boolean {
    return this.find(words).length > 0
  }

  private add(row: Row): void {
    const first = row[0] ?? ''
    if (first.endsWith('*') || first === '_' || first === '#') this.begun.push(row)
    else this.rows.set(first, [...(this.rows.get(first) ?? []), row])
  }
}

/** Words and numbers as phrases are compared by: without apostrophes and hyphens. */
export function plainWords(tokens: readonly Token[]): string[] {
  return tokens
    .filter(({ kind }) => kind === 'word' || kind === 'number' || kind === 'code')
    .map(({ text }) => wordKey(text))
}

function expand(choices: readonly Choice[]): Row[] {
  return choices.reduce<Row[]>(
    (rows, choice) => rows.flatMap((row) => choice.map((words) => [...row, ...words.map(wordKey)])),
    [[]],
  )
}

function says(part: string, word: string | undefined): boolean {
  if (word === undefined) return false
  if (part === '_') return true
  if (part === '#') return /^\d/.test(word)
  return part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part
}
