/** In shorter words two letters that changed places may as well be another word: "form", "from". */
const SHORTEST = 6

/** What a word may have been before two letters next to each other changed places: "kcuhukua" was kuchukua. */
export function unswapped(word: string): string[] {
  if (word.length < SHORTEST) return []
  return Array.from({ length: word.length - 1 }, (_, at) => {
    const [first = '', second = ''] = word.slice(at, at + 2)
    return first === second ? '' : word.slice(0, at) + second + first + word.slice(at + 2)
  }).filter((form) => form !== '')
}
