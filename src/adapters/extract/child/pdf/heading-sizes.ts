import type { Line } from './line.ts'

/** Letters of a heading are larger than those of the text by at least this. */
const LARGER = 1.15

const MOST_WORDS = 12
const MOST_CHARS = 100

const DEEPEST = 6

/** What a line's letters say of it: the level of a heading from 1, null for text. */
export type HeadingLevel = (line: Line) => number | null

/** Learns from all lines of a file in which size its text stands, and which sizes its headings have, largest first. */
export function headingSizes(lines: readonly Line[]): HeadingLevel {
  const body = bodySize(lines)
  const isHeading = (line: Line) => body > 0 && line.size >= LARGER * body && couldBeHeading(line.text)
  const sizes = [...new Set(lines.filter(isHeading).map(({ size }) => rounded(size)))].toSorted((a, b) => b - a)
  return (line) => (isHeading(line) ? Math.min(DEEPEST, sizes.indexOf(rounded(line.size)) + 1) : null)
}

/** Half of all letters stand in a smaller size or this. */
function bodySize(lines: readonly Line[]): number {
  const bySize = lines.filter(({ size }) => size > 0).toSorted((a, b) => a.size - b.size)
  let left = bySize.reduce((sum, { text }) => sum + text.length, 0) / 2
  for (const { size, text } of bySize) {
    left -= text.length
    if (left <= 0) return size
  }
  return 0
}

/** Short, and with a word in it. */
export function couldBeHeading(text: string): boolean {
  return text.length <= MOST_CHARS && /\p{L}{2}/u.test(text) && text.split(/\s+/).length <= MOST_WORDS
}

/** Sizes that differ by less than half a point are one. */
function rounded(size: number): number {
  return Math.round(size * 2) / 2
}
