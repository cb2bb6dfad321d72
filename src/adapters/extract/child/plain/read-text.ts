import type { PageWriter } from '../page-writer.ts'

/** Paragraphs stand apart by an empty line; where a file has none, each line is one. */
export function readText(text: string, out: PageWriter): void {
  const apart = /\n[^\S\n]*\n/.test(text.replaceAll('\r\n', '\n').trim())
  for (const paragraph of text.replaceAll('\r\n', '\n').split(apart ? /\n(?:[^\S\n]*\n)+/ : '\n')) {
    if (out.full) return
    out.text(paragraph)
  }
}
