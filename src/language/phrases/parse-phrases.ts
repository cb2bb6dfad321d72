/** One place in a phrase: the wordings of which one is said there; a wording without words may be left out. */
export type Choice = readonly (readonly string[])[]

const WELL_FORMED = /^[^()|]*(?:\([^()]*\)[^()|]*)*$/

/** The phrases of a pack, each as the choices it is made of: "(a|b c|) d" is [[a], [b, c], []] and [[d]]. */
export function parsePhrases(phrases: string): Choice[][] {
  return phrases
    .split(/[;\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .map(parsePhrase)
}

function parsePhrase(phrase: string): Choice[] {
  if (!WELL_FORMED.test(phrase)) throw new Error(`brackets are open or inside others in the phrase "${phrase}"`)
  const parts = phrase.split(/[()]/).map((part) => part.split('|').map(wordsOf))
  const choices = parts.filter((choice) => choice.some((words) => words.length > 0))
  if (choices.every((choice) => choice.some((words) => words.length === 0)))
    throw new Error(`the phrase "${phrase}" may be empty`)
  return choices
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter((word) => word !== '')
}
