import { z } from 'zod'
import { say } from '../../prompts/copy/index.ts'
import type { InboundMessage } from '../../src/domain/messaging/schemas.ts'
import { languageOfMessage } from '../../src/language/alone/language-of-message.ts'
import { SECRET_MARK } from '../../src/language/secrets/secret-mark.ts'
import { withoutSecrets } from '../../src/language/secrets/without-secrets.ts'
import { addReply } from '../replies.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { decideLanguage } from './decide-language.ts'

const Kinds = z.array(z.string())

/** What a message asks: the secret was taken out before it was stored, and what announced it asks for nothing. */
export function wordsOf(message: InboundMessage): string {
  return hasSecret(message) ? withoutSecrets(message.body) : message.body
}

/**
 * Tells her once a sitting that a secret was taken out of her message, and that nobody of the shop asks for one. Where nothing
 * else was said, the question that was open stays open. The rest of a message is answered as ever, and is heard first: the
 * warning is in the language of that answer (`warnBesideAnswer`).
 */
export function warnOfSecret(state: TurnState, turn: TurnContext): TurnPatch {
  const kinds = takenOut(turn)
  if (kinds.length === 0) return {}
  turn.steps.push({ node: 'input_audit', kind: 'guard', ms: 0, note: `taken out before storing: ${kinds.join(', ')}` })
  if (turn.text.trim() !== '' && turn.choice === null) return {}
  const nothingElse = turn.text.trim() === '' && turn.messages.every(({ kind }) => kind === 'text')
  const said = turn.messages.map(({ body }) => body.replaceAll(SECRET_MARK, ' ')).join('\n')
  const { patch } = decideLanguage({ ...state, message: said }, languageOfMessage(said, state.spokenLanguage), turn)
  const language = patch.responseLanguage ?? state.responseLanguage
  if (!state.secretTold) addReply(turn, say(warningFor(kinds), language, { shop: turn.tenant.name }))
  else if (nothingElse) addReply(turn, say('secret_removed_again', language))
  return { secretTold: true, ...(nothingElse && { ...patch, ended: true }) }
}

/** The same for what was said beside a secret, once it is heard. */
export function warnBesideAnswer({ secretTold, responseLanguage }: TurnState, turn: TurnContext): TurnPatch {
  const kinds = takenOut(turn)
  if (kinds.length === 0 || secretTold) return {}
  addReply(turn, say(warningFor(kinds), responseLanguage, { shop: turn.tenant.name }))
  return { secretTold: true }
}

function takenOut(turn: TurnContext): string[] {
  return turn.messages.flatMap(({ payload }) => Kinds.catch([]).parse(payload.secrets))
}

function warningFor(kinds: readonly string[]): 'secret_removed' | 'secret_removed_pin' | 'secret_removed_card' {
  if (kinds.includes('pin')) return 'secret_removed_pin'
  return kinds.includes('card') ? 'secret_removed_card' : 'secret_removed'
}

function hasSecret({ payload }: InboundMessage): boolean {
  return payload.secrets !== undefined
}
