/** Four characters are taken for one token of a language model: near enough for English and Swahili, and the same everywhere. */
export function tokensIn(text: string): number {
  return Math.ceil(text.length / 4)
}

/** Words as a reader counts them: what stands between spaces and has a letter or a digit. */
export function wordsIn(text: string): number {
  return text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0
}
