import type { Ctx } from '../context.ts'
import type { InboundMessage, Menu } from './schemas.ts'

/** The menu as it leaves: every id signed for this conversation. The one place where ids are signed. */
export function signedMenu(ctx: Ctx, conversationId: string, menu: Menu | null): Menu | null {
  if (menu === null) return null
  const place = { tenantId: ctx.tenantId, conversationId }
  return {
    ...menu,
    options: menu.options.map((option) => ({ ...option, id: ctx.ports.menuSigner.sign(place, option.id) })),
  }
}

/**
 * A tap with the id that we once gave it. Any app can send any id: one that was not signed for this conversation chooses
 * nothing, and what is left of the message is its title, as if it had been typed. The one place where ids are checked.
 */
export function readTap(ctx: Ctx, conversationId: string, message: InboundMessage): InboundMessage {
  const { choice, ...rest } = message.payload
  if (choice === undefined) return message
  const place = { tenantId: ctx.tenantId, conversationId }
  const id = typeof choice === 'string' ? ctx.ports.menuSigner.open(place, choice) : null
  if (id !== null) return { ...message, payload: { ...rest, choice: id } }
  ctx.log.warn('tap_not_ours', { tenantId: ctx.tenantId, conversationId, messageId: message.id })
  return { ...message, kind: 'text', payload: rest }
}
