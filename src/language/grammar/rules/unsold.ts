import type { Span } from '../../span.ts'
import type { Desk, Found } from '../desk.ts'
import { PARTICLES } from '../particles.ts'
import { type Phrase, phrasesLeft } from '../phrases-left.ts'

/** "Uko na laptop?", where a laptop is only what other things here are for: it is not sold, and nothing else is offered. */
export function unsoldIn(desk: Desk): Found | null {
  if (!desk.says('want', 'availability', 'seek', 'show', 'bring_me')) return null
  const phrases = phrasesLeft(desk)
  const [thing] = phrases.flatMap(({ spans }) => spans.filter((span) => isThing(span, desk)))
  if (thing === undefined || phrases.some((phrase) => phrase.named || isCalled(phrase, desk))) return null
  const words = desk.tokens.slice(thing.from, thing.to).map(({ raw }) => raw)
  return { act: { act: 'not_sold', words: words.join(' ') }, uses: [thing], all: true }
}

/** Asked for by itself, and not what something is for: "ya laptop", "for my car". */
function isThing({ from, meaning }: Span, { tokens }: Desk): boolean {
  if (meaning.kind !== 'category') return false
  const [before, two] = [tokens[from - 1]?.text ?? '', tokens[from - 2]?.text ?? '']
  const leads = [before, ...(PARTICLES.owner.has(before) ? [two] : [])]
  return !leads.some((word) => PARTICLES.of.has(word) || PARTICLES.forWhat.has(word) || PARTICLES.by.has(word))
}

/** A "ring light" is sold where something has that in its name. */
function isCalled({ wanted: { itemIds, features } }: Phrase, { shop }: Desk): boolean {
  const names = itemIds.map((id) => shop.item(id)?.name.toLowerCase() ?? '')
  return names.some((name) => features.some((feature) => name.includes(feature.toLowerCase())))
}
