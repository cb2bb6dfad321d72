import { classifyIntent } from '../classifier/classify-intent.ts'
import { judge } from '../governor/judge.ts'
import type { Reading } from '../reading.ts'
import { normalised } from '../text/normalise.ts'
import { tokenise } from '../text/tokenise.ts'

/** Whether a shop should work on a message at all, by the message alone. */
export function kindOfMessage(message: string): Reading['governor'] {
  const tokens = tokenise(message)
  const verdict = judge(tokens, normalised(message), classifyIntent(tokens, null))
  return { class: verdict.class, confidence: verdict.confidence }
}
