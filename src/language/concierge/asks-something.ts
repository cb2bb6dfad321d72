import { tokenise } from '../text/tokenise.ts'

/** "Yes please?" is an answer still. */
const FEW_WORDS = 3

/** Whether a message is marked as a question and says more than an answer would. */
export function asksSomething(message: string): boolean {
  const texts = tokenise(message).map(({ text }) => text)
  return texts.includes('?') && texts.filter((text) => text !== '?').length > FEW_WORDS
}
