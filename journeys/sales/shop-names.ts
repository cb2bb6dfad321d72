import type { NamedItem } from '../../src/domain/catalog/schemas.ts'
import { ASK_STOP_WORDS } from '../../src/llm/offline/lexicon/shopping-words.ts'
import { isNumberWord } from '../../src/llm/offline/numbers.ts'
import { foldPlural } from '../../src/llm/offline/shop-lexicon.ts'
import { tokenise as asWritten } from '../../src/llm/offline/tokens.ts'

/** Shorter words of a name tell nothing: "of", "5l", "xl". */
const SHORTEST_WORD = 3

/** The item whose whole name the words spell; of "Kilele" and "Kilele Pro" the longer. Null when none is spelled whole. */
export function spelledItem(text: string, named: readonly NamedItem[]): NamedItem | null {
  let best: NamedItem | null = null
  for (const item of named) {
    if (spells(text, item.name) && item.name.length > (best?.name.length ?? 0)) best = item
  }
  return best
}

/** Whether the words of a name stand in the text in their order, whatever is between them and however they are written. */
export function spells(text: string, name: string): boolean {
  const parts = tokenise(name)
  return parts.length > 0 && ` ${tokenise(text).join(' ')} `.includes(` ${parts.join(' ')} `)
}

/** The words of the text that stand in a name or brand of the shop's goods, each once. */
export function nameWordsIn(text: string, named: readonly NamedItem[]): string[] {
  const known = new Set(named.flatMap(({ name, brand }) => nameWords(`${name} ${brand}`)))
  return [...new Set(tokenise(text))].filter((word) => isTelling(word) && known.has(foldPlural(word)))
}

/**
 * An item that is not among `shown` and fits the words better than all of them: its name is spelled whole, or covers
 * two words or more and more of them than any name and brand of the list. Null when the list fits as well.
 */
export function betterElsewhere(
  text: string,
  named: readonly NamedItem[],
  shown: readonly { itemId: string; name: string; brand: string }[],
): NamedItem | null {
  const whole = spelledItem(text, [...named, ...shown])
  if (whole !== null) return shown.some(({ itemId }) => itemId === whole.itemId) ? null : whole
  const said = new Set(tokenise(text).map(foldPlural))
  const covered = (name: string) => nameWords(name).filter((word) => said.has(word)).length
  const inList = Math.max(0, ...shown.map(({ name, brand }) => covered(`${name} ${brand}`)))
  const others = named.filter(({ itemId }) => shown.every((item) => item.itemId !== itemId))
  return others.find(({ name }) => covered(name) > Math.max(1, inList)) ?? null
}

/** The text without its whole names, so that a word inside a name is not read for itself. */
export function withoutNames(text: string, named: readonly NamedItem[]): string {
  const byLength = named.map(({ name }) => tokenise(name).join(' ')).sort((a, b) => b.length - a.length)
  return byLength
    .reduce((rest, name) => (name === '' ? rest : rest.replaceAll(` ${name} `, ' ')), ` ${tokenise(text).join(' ')} `)
    .trim()
}

/** The words of a text, "10,000" as "10000". */
function tokenise(text: string): string[] {
  return asWritten(text).map((word) => word.replaceAll(',', ''))
}

function nameWords(name: string): string[] {
  return [...new Set(tokenise(name).filter(isTelling).map(foldPlural))]
}

function isTelling(word: string): boolean {
  return word.length >= SHORTEST_WORD && !ASK_STOP_WORDS.has(word) && !isNumberWord(word) && !/^\d/.test(word)
}
