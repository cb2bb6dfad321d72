import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { openChannelAccount } from './channel-account.ts'
import type { FetchedMedia } from './message-channel.ts'

/** WhatsApp allows one file a message; the wire format, ten. */
const MOST_FILES = 10
const Attachments = z.array(z.looseObject({ url: z.string() })).max(MOST_FILES)

/**
 * Fetches every file of a message that is not here yet and keeps it with its hash, or keeps why it was refused. Repeating
 * it changes nothing. Throws `provider_unavailable` when the provider may have the file later, `not_found` without the message.
 */
export async function storeInboundMedia(ctx: Ctx, input: { messageId: string }): Promise<void> {
  const message = await ctx.tx((tx) =>
    tx.inboundMessage.findUnique({
      where: { tenantId_id: { tenantId: ctx.tenantId, id: input.messageId } },
      select: {
        payload: true,
        media: { select: { position: true } },
        conversation: { select: { channel: true } },
      },
    }),
  )
  if (!message) throw new AppError('not_found', 'there is no such message')
  const { channel } = message.conversation
  const account = openChannelAccount(ctx.ports.vault, { ...channel, channelId: channel.id })
  const known = new Set(message.media.map(({ position }) => position))
  const payload = z.looseObject({ media: Attachments.optional() }).safeParse(message.payload)
  const missing = (payload.data?.media ?? [])
    .map(({ url }, position) => ({ url, position }))
    .filter(({ position }) => !known.has(position))
  const fetched = await Promise.all(
    missing.map(async ({ url, position }) => ({ position, file: await ctx.ports.channel.fetchMedia(account, url) })),
  )
  const refused = fetched.flatMap(({ file }) => (file.outcome === 'refused' ? [file.reason] : []))
  if (refused.length > 0) ctx.log.warn('inbound_media_refused', { messageId: input.messageId, reasons: refused })
  const fetchedAt = ctx.clock.now()
  const rows = fetched.map(({ position, file }) => ({
    tenantId: ctx.tenantId,
    id: ctx.ids.uuid(),
    messageId: input.messageId,
    position,
    fetchedAt,
    ...columnsOf(file),
  }))
  if (rows.length > 0) await ctx.tx((tx) => tx.inboundMedia.createMany({ data: rows, skipDuplicates: true }))
}

function columnsOf(file: FetchedMedia) {
  if (file.outcome === 'refused') return { status: 'refused', reason: file.reason }
  return {
    status: 'stored',
    contentType: file.contentType,
    sizeBytes: file.bytes.byteLength,
    sha256: createHash('sha256').update(file.bytes).digest('hex'),
    bytes: file.bytes,
  }
}
