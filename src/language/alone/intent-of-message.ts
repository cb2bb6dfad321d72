import { classifyIntent } from '../classifier/classify-intent.ts'
import type { Intent } from '../classifier/intents.ts'
import { tokenise } from '../text/tokenise.ts'

/** The intent of a message without its shop; `before` is what the customer said last. */
export function intentOfMessage(message: string, before: string | null): { intent: Intent; confidence: number } {
  const { intent, confidence } = classifyIntent(tokenise(message), before === null ? null : tokenise(before))
  return { intent, confidence }
}
