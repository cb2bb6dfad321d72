import type { JsonObject } from '../../lib/json.ts'
import type { PlayedMessage, RecordedConversation } from './recorded.ts'

/** A chat that is played: who talks, from what it begins, and how the phones answered that were asked for money in it. */
export interface PlayedChat extends Omit<RecordedConversation, 'turns' | 'channelId' | 'customerId'> {
  /** The seed of its ids, and the conversation for which what is tapped in it was signed. */
  conversationId: string
  /** Null for a chat that nobody ever had: the shop needs no number for it. */
  channelId: string | null
  /** Null for somebody whom the shop has never met. */
  customerId: string | null
  begins: { startedAt: Date; state: JsonObject; spoken: string | null }
}

/** What happens in a played chat, one after the other; `at` is what its clock shows then. */
export type PlayedMove =
  | { what: 'said'; at: Date; messages: readonly PlayedMessage[] }
  /** The phone that was asked last answers, with a result code of the provider. */
  | { what: 'phone'; at: Date; resultCode: string }
  /** Whatever she was shown so far has just been sold to others. */
  | { what: 'sold_out'; at: Date }
  /** Time has passed. */
  | { what: 'waited'; at: Date }

/** The chat and the moves of a conversation as it went. */
export function asRecorded({ turns, ...chat }: RecordedConversation): { chat: PlayedChat; moves: PlayedMove[] } {
  const [first] = turns
  if (first === undefined) throw new Error('a conversation without a turn cannot be played')
  const moves = turns.map(({ startedAt: at, messages }) => ({ what: 'said', at, messages }) as const)
  return { chat: { ...chat, begins: first }, moves }
}
