import type { Ctx } from '../context.ts'
import type { ClaimedRow } from './claim-outbound.ts'
import { fileAddress } from './file-address.ts'
import { menuBody } from './menu-body.ts'
import type { OutgoingMessage } from './message-channel.ts'
import { signedMenu } from './signed-menu.ts'
import { templateVariables } from './template-text.ts'

/** A claimed row as it leaves: ids of its menu signed, its file at an address that ends, or as a template. */
export function outgoingOf(ctx: Ctx, conversationId: string, row: ClaimedRow): OutgoingMessage {
  const statusCallbackUrl = `${ctx.publicBaseUrl}/webhooks/twilio/${row.channel_id}?m=${row.id}`
  const base = { outboundId: row.id, to: row.address, body: row.body, statusCallbackUrl }
  if (row.content_sid !== null && row.template !== null) {
    const variables = templateVariables(row.template_body ?? '', row.template)
    return { ...base, menu: null, template: { contentId: row.content_sid, variables } }
  }
  const signed = signedMenu(ctx, conversationId, row.menu)
  const menu = signed === null ? null : { ...signed, body: menuBody(row.body, signed) }
  return { ...base, menu, mediaUrl: row.media === null ? null : fileAddress(ctx, row.media) }
}
