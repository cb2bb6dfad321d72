import type { PageWriter } from '../page-writer.ts'

const HEADING = /^ {0,3}(#{1,6})\s+(.*?)(?:\s+#+)?\s*$/
const UNDERLINE = /^ {0,3}(=+|-{2,})\s*$/
const ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?/
const TABLE_RULE = /^\s*\|?\s*:?-{1,}:?\s*(?:\|\s*:?-{1,}:?\s*)+\|?\s*$/
const RULE = /^ {0,3}(?:[-*_]\s*){3,}$/
const FENCE = /^ {0,3}(?:```|~~~)/

/** Headings, paragraphs, items and rows of tables; what only decorates is taken off. */
export function readMarkdown(text: string, out: PageWriter): void {
  let paragraph: string[] = []
  let fenced = false
  const flush = () => {
    if (paragraph.length > 0) out.text(plain(paragraph.join(' ')))
    paragraph = []
  }
  for (const line of withoutFrontMatter(text).split(/\r?\n|\r/)) {
    if (out.full) return
    const heading = HEADING.exec(line)
    if (FENCE.test(line)) {
      flush()
      fenced = !fenced
    } else if (fenced) out.text(line)
    else if (heading !== null) {
      flush()
      out.heading(heading[1]?.length ?? 1, plain(heading[2] ?? ''))
    } else if (UNDERLINE.test(line) && paragraph.length > 0) {
      out.heading(line.trim().startsWith('=') ? 1 : 2, plain(paragraph.join(' ')))
      paragraph = []
    } else if (line.trim() === '' || RULE.test(line) || TABLE_RULE.test(line)) flush()
    else if (/^\s*\|.*\|\s*$/.test(line)) {
      flush()
      out.text(rowText(line))
    } else {
      if (ITEM.test(line)) flush()
      paragraph.push(line.replace(ITEM, '').replace(/^\s*(?:>\s?)+/, ''))
    }
  }
  flush()
}

/** What programs, not people, read. */
function withoutFrontMatter(text: string): string {
  return text.replace(/^\ufeff?---\r?\n[\s\S]*?\r?\n---\r?\n/, '')
}

function rowText(line: string): string {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => plain(cell.replaceAll('\\|', '|')).trim())
    .filter((cell) => cell !== '')
    .join(' | ')
}

/** Links and pictures keep their words; marks of emphasis and code go. What is looked for has a bound: a line may be 4 MB. */
function plain(text: string): string {
  return text
    .replace(/<!--.{0,2000}?-->/g, '')
    .replace(/!?\[([^[\]]{0,1000})\]\([^()]{0,2000}\)/g, '$1')
    .replace(/<(https?:[^<>\s]{1,2000})>/g, '$1')
    .replace(/<\/?[a-z][^<>]{0,1000}>/gi, ' ')
    .replace(/(\*\*|__|~~)(?=\S)(.{0,1000}?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_]{0,1000}?\S)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replace(/`([^`]{0,1000})`/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+.!|-])/g, '$1')
}
