import { PACKS } from '../packs/index.ts'
import { tokenise } from '../text/tokenise.ts'
import type { DayNamed } from './day-named.ts'

const BY_WORD = new Map(
  PACKS.flatMap(({ days }) =>
    Object.entries(days).flatMap(([words, day]) => words.split(' ').map((word) => [word, day] as const)),
  ),
)

/** The days that the words name, in their order, each once. */
export function daysNamed(text: string): DayNamed[] {
  const days = tokenise(text).flatMap((token) => BY_WORD.get(token.text) ?? [])
  return [...new Set(days)]
}
