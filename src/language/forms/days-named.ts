import { DAY_NAMES, type DayNamed } from '../packs/days.ts'
import { tokenise } from '../text/tokenise.ts'

const BY_WORD = new Map(
  Object.values(DAY_NAMES).flatMap((names) =>
    Object.entries(names).flatMap(([words, day]) => words.split(' ').map((word) => [word, day] as const)),
  ),
)

/** The days that the words name, in their order, each once. */
export function daysNamed(text: string): DayNamed[] {
  const days = tokenise(text).flatMap((token) => BY_WORD.get(token.text) ?? [])
  return [...new Set(days)]
}
