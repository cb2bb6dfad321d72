import { auditInput as findInstructions } from '../../src/language/governor/injection.ts'
import { readable } from '../../src/lib/readable.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch } from '../turn-state.ts'
import { wordsOf } from './secret-warning.ts'

const CONTROL = /[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu

/** The customer's words without characters that nobody can see, and not longer than a turn reads. Newlines stay. */
export function cleanText(text: string): string {
  const visible = text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, (found) => (found === '\n' ? '\n' : found === '\t' ? ' ' : found === '\u200D' ? found : ''))
    .toWellFormed()
  return readable(visible)
}

/**
 * Marks a message that tries to instruct the bot. It is still answered, as text of a stranger: tools that write are
 * refused for the turn. Logged without its text.
 */
export function auditInput(turn: TurnContext): TurnPatch {
  const original = turn.messages.map(({ body }) => body).join('\n')
  const { injection, patterns } = findInstructions(original)
  // What was taken out as a secret is told of as that.
  const words = turn.messages.map(wordsOf).join('\n')
  const cut = turn.text.length < words.length ? 'invisible characters or excess length removed' : 'clean'
  const note = injection ? `looks like instructions to the bot: ${patterns.join(', ')}` : cut
  turn.steps.push({ node: 'input_audit', kind: 'guard', ms: 0, note })
  if (injection) turn.ctx.log.warn('injection_suspected', { conversationId: turn.ctx.conversationId, patterns })
  return { untrusted: injection }
}
