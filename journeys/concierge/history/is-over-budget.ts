import type { Line } from './join-lines.ts'

/** More lines, or more tokens of them, than are carried as they are. */
const MOST_LINES = 20
const MOST_TOKENS = 3_000
/** The fewest characters that make a token, over English, Swahili and Sheng: an estimate that errs upwards. */
const CHARS_PER_TOKEN = 3

export function isOverBudget(lines: readonly Line[]): boolean {
  const chars = lines.reduce((sum, { text }) => sum + text.length, 0)
  return lines.length > MOST_LINES || chars / CHARS_PER_TOKEN > MOST_TOKENS
}
