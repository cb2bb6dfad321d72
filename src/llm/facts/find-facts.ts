import { eachMatch } from './each-match.ts'
import type { Fact } from './fact.ts'
import { FACT_PATTERNS } from './fact-patterns.ts'

/** Stands for what is already read: no pattern matches it and nothing joins across it. */
const TAKEN = '\u0000'

/** Every figure, date, time, phone number, link and code in a normalised text, in the order of the text. */
export function findFacts(text: string): Fact[] {
  const facts: Fact[] = []
  let rest = text
  for (const { pattern, read } of FACT_PATTERNS) {
    for (const match of eachMatch(pattern, rest)) {
      const value = read(match)
      if (value === null) continue
      const [written] = match
      facts.push({ ...value, text: written.trim(), at: match.index })
      rest = rest.slice(0, match.index) + TAKEN.repeat(written.length) + rest.slice(match.index + written.length)
    }
  }
  return facts.sort((a, b) => a.at - b.at)
}
