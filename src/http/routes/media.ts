import { isShown } from '../../domain/files/index.ts'
import { listMedia, type MessageFile } from '../../domain/inbox/index.ts'
import { insistOnConversation, keepFile } from '../../domain/messaging/index.ts'
import * as contract from '../contract/media.ts'
import type { StaffCtx } from '../serve/principal.ts'
import { type Api, serve } from '../serve/serve.ts'

/** Long enough to look at it, too short to be passed around. */
const LINK_LIVES_MS = 5 * 60_000

/** Files of both sides of a conversation. */
export function serveMedia(api: Api): void {
  serve(api, contract.listMedia, async (ctx, { params }) => {
    const files = await listMedia(ctx, { messageId: params.id })
    const expiresAt = new Date(ctx.clock.now().getTime() + LINK_LIVES_MS)
    return { media: files.map((file) => mediaWire(ctx, file, expiresAt)), expires_at: expiresAt.toISOString() }
  })
  serve(api, contract.uploadMedia, async (ctx, { params, body }) => {
    await insistOnConversation(ctx, params.id)
    const { fileId, kind, name, contentType, sizeBytes } = await keepFile(ctx, {
      conversationId: params.id,
      ...body.file,
    })
    return { media: { media_id: fileId, kind, name, content_type: contentType, size_bytes: sizeBytes } }
  })
}

/** The address has no host, so that the page that shows it asks nobody else. */
function mediaWire(ctx: StaffCtx, { kind, name, contentType, sizeBytes, file }: MessageFile, expiresAt: Date) {
  const token = file && ctx.ports.fileLinks.sign({ tenantId: ctx.tenantId, file, expiresAt })
  return {
    ...{ kind, name, content_type: contentType, size_bytes: sizeBytes },
    shown: contentType === null ? file?.kind === 'item_image' : isShown(contentType),
    url: token && `/files/${token}`,
  }
}
