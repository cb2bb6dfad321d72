import { parseReference } from '../lib/reference.ts'
import { indexFacts } from './facts/fact-index.ts'
import type { FactLedger } from './facts/fact-ledger.ts'
import { findClaims } from './facts/find-claims.ts'
import { findFacts } from './facts/find-facts.ts'
import { isBacked } from './facts/is-backed.ts'
import { normalise, squeeze } from './facts/normalise.ts'

/** A reply shows at most this many numbered lines; a higher number is a figure like any other. */
const MOST_CHOICES = 6
const LIST_MARK = /^([ \t]*[*_~]*)([1-9])([.):])(?!\d)/gm

/**
 * What a reply states without a row behind it, as it is written there: figures, prices, dates, times, phone numbers,
 * links, codes, and claims that something was paid, booked, cancelled, refunded, handed over, delivered or confirmed.
 * Empty when the reply may leave. Number words are not read, except the
 * hours of the Swahili clock ("saa nne asubuhi").
 */
export function findUnbackedFacts(reply: string, facts: FactLedger): string[] {
  const { text, choices } = unnumber(normalise(reply))
  const timezone = facts.timezone ?? 'UTC'
  const data = indexFacts(facts.values, facts.literals ?? [], timezone)
  const said = indexFacts([], facts.said ?? [], timezone)
  const figures = findFacts(text).filter((fact) => !isBacked(fact, { data, said, choices }, text.slice(0, fact.at)))
  const claims = findClaims(text).filter(
    ({ clause, provenBy }) =>
      !provenBy.some((action) => isDone(action, clause, facts)) &&
      !data.prose.some((known) => known.includes(squeeze(clause))),
  )
  return [...new Set([...figures, ...claims].map((found) => found.text))]
}

/** True of every order that the clause names; of the order asked about when it names none that is known. */
function isDone(action: string, clause: string, { actions, orders }: FactLedger): boolean {
  const words = orders === undefined ? [] : (clause.match(/[A-Za-z0-9]{6,}/g) ?? [])
  const named = words.flatMap((word) => orders?.get(parseReference(word) ?? '') ?? [])
  return named.length > 0 ? named.every((done) => done.has(action)) : actions.has(action)
}

/** Takes the marks of numbered lines away, as long as they count up from one. */
function unnumber(text: string): { text: string; choices: number } {
  let expected = 1
  let choices = 0
  const unnumbered = text.replace(LIST_MARK, (mark, indent: string, digit: string) => {
    const number = Number(digit)
    if (number === 1) expected = 1
    if (number !== expected || number > MOST_CHOICES) return mark
    expected += 1
    choices = Math.max(choices, number)
    return `${indent}${' '.repeat(mark.length - indent.length)}`
  })
  return { text: unnumbered, choices }
}
