import type { Ctx } from '../context.ts'
import type { OutboundMedia } from './schemas.ts'

/** The provider may keep a message queued for hours before it fetches the file, and a customer may open it later. */
const LINK_LIVES_MS = 24 * 60 * 60 * 1000

/** Where a message's file can be fetched without credentials, for a day. */
export function fileAddress(ctx: Ctx, { file }: Pick<OutboundMedia, 'file'>): string {
  const expiresAt = new Date(ctx.clock.now().getTime() + LINK_LIVES_MS)
  const token = ctx.ports.fileLinks.sign({ tenantId: ctx.tenantId, file, expiresAt })
  return `${ctx.publicBaseUrl}/files/${token}`
}
