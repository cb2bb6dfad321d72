import type { Ctx } from '../context.ts'
import type { ClaimedRow } from './claim-outbound.ts'
import { menuBody } from './menu-body.ts'
import type { OutgoingMessage } from './message-channel.ts'
import { signedMenu } from './signed-menu.ts'
import { templateVariables } from './template-text.ts'

/** The provider may keep a message queued for hours before it fetches the file, and a customer may open it later. */
const LINK_LIVES_MS = 24 * 60 * 60 * 1000

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
  return { ...base, menu, mediaUrl: mediaUrl(ctx, row) }
}

function mediaUrl(ctx: Ctx, { media }: ClaimedRow): string | null {
  if (media === null) return null
  const expiresAt = new Date(ctx.clock.now().getTime() + LINK_LIVES_MS)
  const token = ctx.ports.fileLinks.sign({ tenantId: ctx.tenantId, file: media.file, expiresAt })
  return `${ctx.publicBaseUrl}/files/${token}`
}
