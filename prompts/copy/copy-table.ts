import type { SpokenLang } from '../../src/lib/languages.ts'

/** One fixed sentence in every language we write; `{slots}` are filled by code. A missing language fails the build. */
export type CopyLine = Readonly<Record<SpokenLang, string>>

export type CopyTable = Readonly<Record<string, CopyLine>>

/** The names between braces in a sentence. */
export type SlotsIn<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | SlotsIn<Rest>
  : never

/** The slots of a text, sorted, each once. */
export function slotNames(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort()
}

/** Checks a table once, when it is loaded: all languages of a line have the same slots. Returns the table. */
export function checkedTable<Table extends CopyTable>(table: Table): Table {
  for (const [key, line] of Object.entries(table)) {
    const expected = slotNames(line.en).join()
    for (const [language, text] of Object.entries(line)) {
      if (slotNames(text).join() !== expected) throw new Error(`copy ${key}: slots of ${language} differ from English`)
    }
  }
  return table
}
