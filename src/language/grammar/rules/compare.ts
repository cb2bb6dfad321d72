import { mattersAsked } from '../../answering/matters-asked.ts'
import type { Wanted } from '../../reading.ts'
import type { Desk, Rule } from '../desk.ts'
import { PARTICLES } from '../particles.ts'
import { type Phrase, phrasesLeft } from '../phrases-left.ts'

/** Which of several: by name, or of what was shown last. */
export const compare: Rule = (desk) => {
  const weighing = desk.cues('compare', 'better')
  const cues = [...weighing, ...desk.cues('recommend', 'which')]
  const phrases = phrasesLeft(desk)
  if (cues.length === 0 && (!areAlternatives(phrases, desk) || desk.says(...HOW_IT_IS))) return null
  const itemIds = [
    ...new Set(
      phrases.filter(({ named, wanted }) => named && wanted.exact).flatMap(({ wanted }) => wanted.itemIds.slice(0, 1)),
    ),
  ]
  const weighs = weighing.length > 0 || weighsShown(desk, itemIds)
  const shown = itemIds.length >= 2 ? itemIds : weighs ? pointedAt(desk, phrases, itemIds) : []
  if (shown.length < 2 || (cues.length === 0 && desk.says('how_much', 'availability', 'add'))) return null
  const features = phrases.flatMap(({ wanted }) => wanted.features)
  const wanted: Wanted = { ...desk.nothing, itemIds: shown, exact: true, features, words: desk.clause.words }
  return { act: { act: 'compare', wanted, words: desk.clause.words }, uses: cues, all: true }
}

/** "Pishori or white rice": two of ours of which one is to be taken. */
function areAlternatives(phrases: readonly Phrase[], { tokens }: Desk): boolean {
  const exact = phrases.filter(({ named, wanted }) => named && wanted.exact)
  return exact.some(({ spans }, at) => {
    const [from, to] = [spans.at(-1)?.to ?? 0, exact[at + 1]?.spans[0]?.from ?? 0]
    return tokens.slice(from, to).some(({ text }) => PARTICLES.or.has(text))
  })
}

/** "How should I store onions and potatoes?" weighs nothing. */
const HOW_IT_IS = ['how', 'how_long', 'when', 'why', 'how_many', 'can_i', 'if'] as const

/** "Which has the best battery?", of a list: by something that its rows may tell. */
function weighsShown(desk: Desk, named: readonly string[]): boolean {
  const { clause, context } = desk
  const asks = desk.has('which') && named.length === 0 && context.shown.length >= 2
  if (!asks || desk.says('cheap', 'cheapest', 'dearest', 'want', 'availability', 'how_much')) return false
  return mattersAsked(clause.words, []).some(({ keys }) => keys.length > 0)
}

/** "Which of these is better": the list shown, or the two talked about last. */
function pointedAt(desk: Desk, phrases: readonly Phrase[], named: readonly string[]): string[] {
  const { shown, salient } = desk.context
  const kinds = shown.map((id) => desk.shop.item(id)?.category ?? '')
  const others = phrases.filter(({ named, wanted }) => named && !wanted.exact)
  if (others.some(({ wanted }) => wanted.categories.some((one) => !kinds.includes(one)))) return []
  const [first] = named
  if (first !== undefined) return [...new Set([first, ...salient])].slice(0, 2)
  return (shown.length >= 2 ? shown : salient).slice(0, 5)
}
