import type { Verb } from '../../span.ts'
import { cuesOf } from '../cues-of.ts'
import type { Desk } from '../desk.ts'
import { joins } from '../goods-phrases.ts'
import type { Phrase } from '../phrases-left.ts'

/** "Does the Kilele Pro come with a charger?", "can I put a card into it": what else is named belongs to the question. */
export function belongToQuestion(others: readonly Phrase[], phrase: Phrase, desk: Desk): boolean {
  const { values, quantity } = phrase.wanted
  if (others.every((other) => hasIt(phrase, other, desk))) return true
  if (desk.says('bring_me', 'availability', 'compare', 'better')) return false
  const asked = desk.says('does_it', 'is_it', 'why', 'if') || (desk.clause.question && tellsOfIt(desk))
  if (!asked && desk.says('want')) return false
  if (desk.says('can_i')) return true
  const exact = others.some((other) => other.wanted.exact)
  if (exact) return asked && !others.some((other) => areJoined(phrase, other, desk))
  return asked || (desk.clause.question && values.length === 0 && quantity === null)
}

/** An "and" lies between two things; the one in "comes with" joins nothing. */
export function areJoined(one: Phrase, other: Phrase, { tokens, clause }: Desk): boolean {
  const [from, to] = [one.spans.at(-1)?.to ?? 0, other.spans[0]?.from ?? 0]
  const cues = clause.spans.filter(({ meaning }) => cuesOf(meaning).includes('does_it'))
  const open = tokens.map((token, at) => (cues.some((cue) => at >= cue.from && at < cue.to) ? [] : [token]))
  return joins(open.slice(from, to).flat(), 0, to - from)
}

/** "The juice iko na fruit ngapi": that one has the other lies between them. */
export function hasIt(one: Phrase, other: Phrase, { clause }: Desk): boolean {
  const [from, to] = [one.spans.at(-1)?.to ?? 0, other.spans[0]?.from ?? 0]
  const between = clause.spans.filter((span) => span.from >= from && span.to <= to)
  return between.some(({ meaning }) => meaning.kind === 'verb' && meaning.verb.sense === 'have')
}

const HAVING: ReadonlySet<string> = new Set(['have', 'be', 'come'])

/** "Inafit Jua 5?", "hazipitishi maji?": a verb whose subject is a thing, and that says more than that it is there. */
export function tellsOfIt({ clause }: Desk): boolean {
  return clause.spans.some(
    ({ meaning }) => meaning.kind === 'verb' && isThing(meaning.verb.subject) && !HAVING.has(meaning.verb.sense),
  )
}

function isThing(subject: Verb['subject']): boolean {
  return subject === 'it' || subject === 'they'
}
