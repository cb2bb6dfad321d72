import { AppError } from '../../errors.ts'
import { foldedWords } from '../search/terms.ts'

/** A question as it is compared with others: the same however it is written. Throws `invalid_input` for what has no word. */
export function foldedQuestion(question: string): string {
  const folded = foldedWords(question).join(' ')
  if (folded === '') throw new AppError('invalid_input', 'question: write it in words.')
  return folded
}
