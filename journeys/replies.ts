import type { Menu, OutboundMedia, ReplyKind } from '../src/domain/messaging/schemas.ts'
import type { TurnContext } from './turn-context.ts'

/** Adds a message to what this turn sends. `owed` and the other kinds are never dropped; plain replies may be. */
export function addReply(
  turn: TurnContext,
  text: string,
  {
    kind = 'reply',
    menu = null,
    media = null,
  }: { kind?: ReplyKind; menu?: Menu | null; media?: OutboundMedia | null } = {},
): void {
  turn.replies.push({ kind, text, menu, ...(media !== null && { media }) })
}
