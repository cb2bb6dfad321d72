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
    const taken = firstWords(text, maxWords - words)
    words += taken.words
    if (taken.end > 0) current().blocks.push(block(text.slice(0, taken.end)))
    if (taken.end === text.length) return
    full = true
    warnings.push({ code: 'cut_off', page: current().number })
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

/** How many words of a clean text there are, at most `most`, and where they end. */
function firstWords(text: string, most: number): { words: number; end: number } {
  let end = 0
  for (let words = 0; words < most; words += 1) {
    const blank = text.indexOf(' ', end + 1)
    if (blank === -1) return { words: words + 1, end: text.length }
    end = blank
  }
  return { words: most, end }
}
