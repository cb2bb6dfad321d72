import type { Snippet } from '../../src/domain/knowledge/schemas.ts'
import { auditInput as findInstructions } from '../../src/language/governor/injection.ts'

/** A passage that gives orders to the assistant is nobody's answer, whoever put it into a document. */
export function isSound({ text, answer }: Snippet): boolean {
  return !findInstructions(text).injection && !findInstructions(answer).injection
}
