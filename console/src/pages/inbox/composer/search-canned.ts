import type { CannedWire } from '../../../../../src/http/contract/canned.ts'

export interface FoundCanned {
  canned: CannedWire
  /** In the language of the customer where it has one. */
  words: string
}

/** Kept replies whose shortcut has the letters in their order, or whose words hold them; shortcuts that begin so come first. */
export function searchCanned(all: readonly CannedWire[], text: string, language: string | null): FoundCanned[] {
  const letters = text.trim().replace(/^\//, '').toLowerCase()
  return all
    .map((canned) => ({ canned, words: inLanguage(canned.texts, language), rank: rankOf(canned, letters) }))
    .filter(({ rank }) => rank < 3)
    .toSorted((one, other) => one.rank - other.rank || one.canned.shortcut.localeCompare(other.canned.shortcut))
    .map(({ canned, words }) => ({ canned, words }))
}

function rankOf({ shortcut, texts }: CannedWire, letters: string): number {
  if (shortcut.startsWith(letters)) return 0
  let from = 0
  for (const letter of shortcut) if (letter === letters[from]) from += 1
  if (from === letters.length) return 1
  return Object.values(texts).some((text) => text?.toLowerCase().includes(letters)) ? 2 : 3
}

function inLanguage(texts: CannedWire['texts'], language: string | null): string {
  const own = language === 'en' || language === 'sw' || language === 'sheng' ? texts[language] : undefined
  return own ?? texts.en ?? texts.sw ?? texts.sheng ?? ''
}
