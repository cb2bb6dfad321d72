import type { CopyKey } from '../../prompts/copy/index.ts'
import { say } from '../../prompts/copy/index.ts'
import type { InboundMessage } from '../../src/domain/messaging/schemas.ts'
import { addReply } from '../replies.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'

/** Without a word to read, the turn answers what kind of message that was; with a caption the caption is answered. */
export function answerKind(state: TurnState, turn: TurnContext): TurnPatch {
  const last = turn.messages.at(-1)
  if (state.message.trim() !== '' || turn.choice !== null || last === undefined) return {}
  const key = kindKey(last)
  turn.steps.push({ node: 'message_kind', kind: 'rule', ms: 0, note: `${last.kind} without words` })
  addReply(turn, say(key, state.responseLanguage))
  return { ended: true }
}

type KindKey = Extract<CopyKey, `kind_${string}`>

function kindKey({ kind, payload }: InboundMessage): KindKey {
  if (kind === 'location') return 'kind_location'
  if (kind === 'contact') return 'kind_contact'
  return kind === 'media' ? mediaKey(payload.media) : 'kind_unsupported'
}

function mediaKey(media: InboundMessage['payload'][string] | undefined): KindKey {
  const first = Array.isArray(media) ? media[0] : undefined
  const type =
    typeof first === 'object' && first !== null && !Array.isArray(first) ? String(first.contentType ?? '') : ''
  if (type.startsWith('audio/')) return 'kind_voice'
  if (type.startsWith('video/')) return 'kind_video'
  return type.startsWith('image/') ? 'kind_image' : 'kind_document'
}
