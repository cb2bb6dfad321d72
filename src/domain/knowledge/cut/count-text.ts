/** Four characters are taken for one token of a language model: near enough for English and Swahili, and the same everywhere. */
export function tokensIn(text: string): number {
  return Math.ceil(text.length / 4)
}

const SAYS = /[\p{L}\p{N}]/u

/** Words as a reader counts them: what stands between spaces and has a letter or a digit. */
export function wordsIn(text: string): number {
  return text.split(/\s+/u).reduce((words, run) => words + Number(SAYS.test(run)), 0)
}
