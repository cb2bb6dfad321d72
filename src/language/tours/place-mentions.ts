/** A known name in a text, with where it stands. */
export interface Mention {
  name: string
  start: number
  end: number
}

/** Every known name in a text, in its order; of names within one another the longest counts. */
export function placeMentions(text: string, names: readonly string[]): Mention[] {
  const found: Mention[] = []
  for (const name of [...new Set(names)].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))) {
    for (const match of text.matchAll(new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, 'giu'))) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (!found.some((other) => start < other.end && other.start < end)) found.push({ name, start, end })
    }
  }
  return found.toSorted((a, b) => a.start - b.start)
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
