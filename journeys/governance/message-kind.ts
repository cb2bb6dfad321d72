import type { CopyKey } from '../../prompts/copy/index.ts'
import { say } from '../../prompts/copy/index.ts'
import type { InboundMessage } from '../../src/domain/messaging/schemas.ts'
import { addReply } from '../replies.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { answerCard } from './contact-card.ts'
import { takePin } from './take-pin.ts'

/**
 * Without a word to read, the turn answers what kind of message that was; with a caption the caption is answered. What
 * is asked stays asked, and the conversation goes on.
 */
export function answerKind(state: TurnState, turn: TurnContext): TurnPatch {
  const last = turn.messages.at(-1)
  if (turn.messages.some(({ payload }) => payload.transcribed === true)) note(turn, 'words of a voice note')
  if (state.message.trim() !== '' || turn.choice !== null || last === undefined) return {}
  note(turn, `${last.kind} without words`)
  const card = answerCard(last, state, turn)
  if (card !== null) return card
  const place = last.kind === 'location' ? takePin(last, state) : null
  if (place !== null) {
    addReply(turn, say(place.key, state.responseLanguage))
    return { ...place.patch, ended: true }
  }
  const key = kindKey(last)
  // Somebody listens: the words of a voice note come as a message of their own, or the news that there were none.
  if (key === 'kind_voice' && turn.ctx.ports.transcriber.ready) return { ended: true }
  addReply(turn, say(key, state.responseLanguage))
  return { ended: true }
}

function note(turn: TurnContext, text: string): void {
  turn.steps.push({ node: 'message_kind', kind: 'rule', ms: 0, note: text })
}

type KindKey = Extract<CopyKey, `kind_${string}`>

/** What her phone calls a place is her text, and not ours to repeat. */
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
  // WhatsApp sends pictures as JPEG or PNG; WEBP is a sticker.
  if (type === 'image/webp') return 'kind_sticker'
  return type.startsWith('image/') ? 'kind_image' : 'kind_document'
}
