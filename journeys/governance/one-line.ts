const LONGEST = 60

/** Words of a stranger fit to stand inside one of our sentences. */
export function oneLine(text: string): string {
  const words = [...text.replace(/[\p{C}\s]+/gu, ' ').trim()]
  return words.length > LONGEST ? `${words.slice(0, LONGEST - 1).join('')}…` : words.join('')
}
