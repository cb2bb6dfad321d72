import type { ExtractedPage, ExtractionWarning } from '../../../domain/knowledge/extractor.ts'
import { cleanText } from './clean-text.ts'

/** The most words that are read of one file. */
export const MAX_WORDS = 2_000_000

const DEEPEST_HEADING = 6

/** Where readers put what they find, in the order in which it is read. */
export interface PageWriter {
  /** Begins a page; what is written before the first begin stands on page 1. */
  page(number: number): void
  heading(level: number, text: string): void
  /** A paragraph, an item of a list, or a row of a table. */
  text(text: string): void
  warn(code: ExtractionWarning['code'], page: number | null): void
  /** Nothing more is taken: the rest need not be read. */
  readonly full: boolean
  readonly words: number
  readonly pages: ExtractedPage[]
  readonly warnings: ExtractionWarning[]
}

export function pageWriter(maxWords = MAX_WORDS): PageWriter {
  const pages: ExtractedPage[] = []
  const warnings: ExtractionWarning[] = []
  let words = 0
  let full = false
  const current = () => {
    const last = pages.at(-1)
    if (last !== undefined) return last
    const first = { number: 1, blocks: [] }
    pages.push(first)
    return first
  }
  const write = (raw: string, block: (text: string) => ExtractedPage['blocks'][number]) => {
    if (full) return
    const text = cleanText(raw)
    if (text === '') return
    words += countWords(text)
    if (words > maxWords) {
      full = true
      warnings.push({ code: 'cut_off', page: current().number })
      return
    }
    current().blocks.push(block(text))
  }
  return {
    page: (number) => void pages.push({ number, blocks: [] }),
    heading: (level, text) =>
      write(text, (clean) => ({ kind: 'heading', level: Math.min(level, DEEPEST_HEADING), text: clean })),
    text: (text) => write(text, (clean) => ({ kind: 'text', text: clean })),
    warn: (code, page) => void warnings.push({ code, page }),
    get full() {
      return full
    },
    get words() {
      return words
    },
    pages,
    warnings,
  }
}

/** Of a clean text: its blanks are single. */
function countWords(text: string): number {
  let words = 1
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) words += 1
  return words
}
