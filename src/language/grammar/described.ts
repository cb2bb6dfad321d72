import { describedBy } from '../linking/described.ts'
import { wordsOf } from '../linking/words.ts'
import type { Meaning } from '../span.ts'
import { cuesOf } from './cues-of.ts'
import type { Desk } from './desk.ts'
import { PARTICLES } from './particles.ts'
import { isPerson } from './people.ts'
import { isContent } from './unheard.ts'
import { ADVICE } from './wish-words.ts'

/** Whatever is known by another meaning describes no goods. */
const SAYS_OTHER: ReadonlySet<Meaning['kind']> = new Set([
  'price',
  'size',
  'measure',
  'number',
  'quantity',
  'ordinal',
  'degree',
  'phone',
  'code',
  'url',
  'email',
  'when',
  'zone',
  'value',
  'filler',
])
const ASKED_FOR = ['want', 'seek', 'availability', 'show', 'cheapest', 'bring_me', ...ADVICE] as const

/** Whether goods are asked for that have no name: "something for frying", "kitu ya kuosha". */
export function isNameless(desk: Desk): boolean {
  const tokens = desk.tokens.slice(desk.clause.from, desk.clause.to)
  if (tokens.some(({ text }) => PARTICLES.anything.has(text))) return true
  // "What else is strong?"
  if (desk.says('more', 'different') && desk.of('feature').length > 0) return true
  // "What do you have for chapati?"
  return desk.says('what', 'browse') && tokens.some(({ text }) => PARTICLES.forWhat.has(text))
}

export function asksForGoods(desk: Desk): boolean {
  return isNameless(desk) || desk.says(...ASKED_FOR)
}

/** What a clause says of goods that it does not name: the words of features, of kinds they are for, and words nobody knows. */
export function descriptionIn({ clause, tokens }: Pick<Desk, 'clause' | 'tokens'>): string[] {
  const silent = new Set<number>()
  const said: string[] = []
  for (const { from, to, meaning } of clause.spans) {
    if (meaning.kind === 'feature') said.push(...(isPerson(meaning.feature) ? [] : wordsOf(meaning.feature)))
    if (!isSilent(meaning)) continue
    for (let at = from; at < to; at += 1) silent.add(at)
  }
  const words = tokens.slice(clause.from, clause.to).flatMap((token, at) => {
    return silent.has(clause.from + at) || !isContent(token) || token.kind !== 'word' ? [] : wordsOf(token.text)
  })
  return [...said, ...words.filter((word) => !PARTICLES.anything.has(word))]
}

function isSilent(meaning: Meaning): boolean {
  if (meaning.kind === 'feature') return isPerson(meaning.feature)
  return SAYS_OTHER.has(meaning.kind) || meaning.kind === 'verb' || cuesOf(meaning).length > 0
}

/** Goods by what is said of them, best first. */
export function describedIn(desk: Pick<Desk, 'clause' | 'tokens' | 'shop'>): string[] {
  return describedBy(descriptionIn(desk), desk.shop)
}
