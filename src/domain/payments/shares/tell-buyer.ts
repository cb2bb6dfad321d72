import type { NoticeKey, TxCtx } from '../../context.ts'
import { queueReply } from '../../messaging/index.ts'
import type { MenuOption } from '../../messaging/schemas.ts'
import { unassignedOf } from './open-shares.ts'
import type { Share, Sharing } from './read-sharing.ts'

/** WhatsApp shows at most so many buttons. */
const BUTTONS = 3

/**
 * Queues a sentence about the sharing to its buyer, and to nobody else, once per key. With it go the ways on where somebody
 * has not paid: buttons with the ids `share:again:<position>`, `share:drop:<position>`, `share:split`, `share:rest`, `share:end`.
 * @param about the share that the ways on are about; null for the sharing as a whole
 */
export async function tellBuyer(
  ctx: TxCtx,
  sharing: Sharing,
  told: { key: NoticeKey; slots: Record<string, string>; dedupeKey: string; about?: Share | null },
): Promise<void> {
  const { conversationId, language } = sharing
  const say = (key: NoticeKey) => ctx.ports.sentences.say(key, language, {})
  const sentence = ctx.ports.sentences.say(told.key, language, told.slots)
  const options = told.about === undefined ? [] : waysOn(sharing, told.about, say).slice(0, BUTTONS)
  const choices = options.length === 0 ? '' : `\n\n${options.map(({ title }) => `• ${title}`).join('\n')}`
  await queueReply(ctx, {
    conversationId,
    author: 'system',
    kind: 'payment',
    text: sentence + choices,
    menu: options.length === 0 ? null : { kind: 'buttons', button: say('rescue_menu'), options },
    dedupeKey: told.dedupeKey,
  })
}

function waysOn(sharing: Sharing, about: Share | null, say: (key: NoticeKey) => string): MenuOption[] {
  const option = (id: string, key: NoticeKey): MenuOption => ({ id, title: say(key), description: null })
  const rest = option('share:rest', 'share_choice_rest')
  const end = option('share:end', 'share_choice_end')
  if (about !== null && about.status !== 'dropped') {
    const again = about.msisdn === null ? [] : [option(`share:again:${about.position}`, 'share_choice_again')]
    return [...again, option(`share:drop:${about.position}`, 'share_choice_drop'), rest]
  }
  return unassignedOf(sharing) > 0 ? [option('share:split', 'share_choice_split'), rest, end] : [rest, end]
}
