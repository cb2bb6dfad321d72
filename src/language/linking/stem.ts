const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    men: 'man',
    women: 'woman',
    children: 'child',
    feet: 'foot',
    teeth: 'tooth',
    knives: 'knife',
    leaves: 'leaf',
    loaves: 'loaf',
    scarves: 'scarf',
    shelves: 'shelf',
    halves: 'half',
  }),
)

/** The word without its English plural. Both sides are stemmed alike, so it need not be a word. */
export function stem(word: string): string {
  const irregular = IRREGULAR.get(word)
  if (irregular !== undefined) return irregular
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:[sxz]|ch|sh)es$/.test(word) || (word.length > 5 && word.endsWith('oes'))) return word.slice(0, -2)
  const singular = word.slice(0, -1)
  return IRREGULAR.get(singular) ?? singular
}

const CLASSES: readonly (readonly [from: string, to: string])[] = [
  ['vi', 'ki'],
  ['ki', 'vi'],
  ['ma', ''],
  ['mi', 'm'],
  ['wa', 'm'],
  ['vy', 'ch'],
  ['me', 'ji'],
]

/** What a Swahili noun may be in its other number: "vitunguu" kitunguu, "maembe" embe, "embe" maembe. */
export function otherNumber(word: string): string[] {
  if (word.length < 4) return []
  const swapped = CLASSES.filter(([from]) => word.startsWith(from)).map(([from, to]) => to + word.slice(from.length))
  return [...swapped.filter((form) => form.length >= 3), `ma${word}`]
}
