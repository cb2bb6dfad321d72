import { auditInput } from '../governor/injection.ts'

const SENTENCE = /[^.!?\n]+[.!?]*/gu

/** The sentences of a message that give no orders to the assistant: each may ask something all the same. */
export function questionsApart(message: string): string[] {
  const sentences = (message.match(SENTENCE) ?? []).map((sentence) => sentence.trim())
  return sentences.filter((sentence) => sentence !== '' && !auditInput(sentence).injection)
}
