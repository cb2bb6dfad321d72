import { eachMatch } from './each-match.ts'
import type { Fact, FactValue } from './fact.ts'
import { type FactPattern, FIGURE_PATTERNS, LINK_AND_CLOCK_PATTERNS } from './fact-patterns.ts'
import { type Span, spellNumbers } from './spell-numbers.ts'

/** Stands for what is already read: no pattern matches it and nothing joins across it. */
const TAKEN = '\u0000'

/** Manners of speaking with a number in them. */
const IDIOMS =
  /(?<!\p{L})(?:(?:with you|agree|support you|naelewa|nakubaliana)(?: \p{L}+)? (?:a |one )?(?:hundred|100) ?(?:percent|%)|(?:thanks|asante|shukran\p{L}*|pole|sorry) a (?:million|thousand|hundred)|a (?:million|thousand|hundred) (?:questions|reasons|things|thanks|thank yous|apologies|times|pardons)|(?:one|1) in a (?:million|thousand)|(?:a |one )?(?:hundred|100) ?(?:percent|%)(?= (?:agree|with you|right|sure|honest|understand|behind|true|correct|there))|asante (?:mara )?(?:elfu|mia|milioni)(?: moja)?|mara (?:mia|elfu|mia moja|elfu moja)|look like a million \p{L}+|second to none|on cloud nine|hundo p|(?:the|a) thousand words|catch[- ]22|(?:one|1)[- ](?:on|to)[- ](?:one|1))(?!\p{L})/giu
const blank = (written: string) => ' '.repeat(written.length)

/** Every figure, date, time, phone number, link and code in a normalised text, in digits or in words, in the order of the text. */
export function findFacts(text: string): Fact[] {
  const linked = readAll(LINK_AND_CLOCK_PATTERNS, text.replace(IDIOMS, blank), text, [])
  const spelled = spellNumbers(linked.rest)
  const figures = readAll(FIGURE_PATTERNS, spelled.text, text, spelled.spans)
  return [...linked.facts, ...figures.facts].sort((a, b) => a.at - b.at)
}

/** `written` has every character of `text` at the same place, as it was before the words of `spans` became figures. */
function readAll(
  patterns: readonly FactPattern[],
  text: string,
  written: string,
  spans: readonly Span[],
): { facts: Fact[]; rest: string } {
  const facts: Fact[] = []
  let rest = text
  for (const { pattern, read } of patterns) {
    for (const match of eachMatch(pattern, rest)) {
      const value = read(match)
      if (value === null) continue
      const end = match.index + match[0].length
      const words = spans.filter(({ from, to }) => from < end && to > match.index)
      const at = Math.min(match.index, ...words.map(({ from }) => from))
      facts.push({
        ...(words.some(({ isMoney }) => isMoney) ? asMoney(value) : value),
        text: written.slice(at, Math.max(end, ...words.map(({ to }) => to))).trim(),
        at,
      })
      rest = rest.slice(0, match.index) + TAKEN.repeat(match[0].length) + rest.slice(end)
    }
  }
  return { facts, rest }
}

/** "Soo nane" names no currency and yet is no size and no count. */
function asMoney(value: FactValue): FactValue {
  return value.kind === 'number' && !value.percent ? { kind: 'money', amount: value.value, currency: null } : value
}
