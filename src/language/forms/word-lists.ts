/** Words apart by spaces. */
export function words(list: string): string[] {
  return list.split(/\s+/).filter((word) => word !== '')
}

/** `word:value` pairs apart by spaces. */
export function pairs(list: string): [string, string][] {
  return words(list).map((pair) => {
    const cut = pair.lastIndexOf(':')
    return [pair.slice(0, cut), pair.slice(cut + 1)]
  })
}

/** Phrases apart by semicolons, each as its words. */
export function phrases(list: string): string[][] {
  return list
    .split(';')
    .map(words)
    .filter((phrase) => phrase.length > 0)
}
