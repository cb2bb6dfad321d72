import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Ctx, TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { openChannelAccount } from './channel-account.ts'
import { isTooLarge, type Room, roomForMedia } from './media-limits.ts'
import type { ChannelAccount, FetchedMedia } from './message-channel.ts'
import { queueReply } from './queue-reply.ts'

/** WhatsApp allows one file a message; the wire format, ten. */
const MOST_FILES = 10
const Attachments = z.array(z.looseObject({ url: z.string() })).max(MOST_FILES)

interface Attached {
  conversationId: string
  language: string
  account: ChannelAccount
  /** Files that are not here yet, each at its place in the message. */
  missing: { url: string; position: number }[]
}

/** `too_many`: the customer, or the whole shop, has had what we keep in a day; the provider was not asked for it. */
type Outcome = FetchedMedia | { outcome: 'refused'; reason: 'too_many' }
interface Fetched {
  position: number
  file: Outcome
}

/**
 * Fetches every file of a message that is not here yet and keeps it with its hash, or keeps why it was refused. Repeating
 * it changes nothing. Throws `provider_unavailable` when the provider may have the file later, `not_found` without the message.
 */
export async function storeInboundMedia(ctx: Ctx, input: { messageId: string }): Promise<void> {
  const attached = await attachedTo(ctx, input.messageId)
  const { conversationId, account, missing } = attached
  if (missing.length === 0) return
  const room = await ctx.transaction((ctx) => roomForMedia(ctx, conversationId))
  const asked = room.bytes > 0 ? missing.slice(0, room.files) : []
  const fetched: Fetched[] = await Promise.all(
    asked.map(async ({ url, position }) => ({
      position,
      file: sized(await ctx.ports.channels[account.kind].fetchMedia(account, url)),
    })),
  )
  const turnedAway = missing.slice(asked.length).map(({ position }) => ({ position, file: TOO_MANY }))
  await ctx.transaction(async (ctx) => {
    const kept = [...withinRoom(fetched, await lockedRoom(ctx, conversationId)), ...turnedAway]
    await keep(ctx, input.messageId, kept)
    const refused = kept.flatMap(({ file }) => (file.outcome === 'refused' ? [file.reason] : []))
    if (refused.length > 0) ctx.log.warn('inbound_media_refused', { messageId: input.messageId, reasons: refused })
    if (refused.includes('too_many')) await tellTooMany(ctx, attached)
  })
}

const TOO_MANY = { outcome: 'refused', reason: 'too_many' } as const

async function attachedTo(ctx: Ctx, messageId: string): Promise<Attached> {
  const message = await ctx.transaction(({ tx }) =>
    tx.inboundMessage.findUnique({
      where: { tenantId_id: { tenantId: ctx.tenantId, id: messageId } },
      select: {
        payload: true,
        conversationId: true,
        media: { select: { position: true } },
        conversation: { select: { channel: true, language: true, customer: { select: { languagePref: true } } } },
      },
    }),
  )
  if (!message) throw new AppError('not_found', 'there is no such message')
  const { channel, language, customer } = message.conversation
  const known = new Set(message.media.map(({ position }) => position))
  const payload = z.looseObject({ media: Attachments.optional() }).safeParse(message.payload)
  return {
    conversationId: message.conversationId,
    language: customer.languagePref ?? language ?? 'en',
    account: openChannelAccount(ctx.ports.vault, { ...channel, channelId: channel.id }),
    missing: (payload.data?.media ?? [])
      .map(({ url }, position) => ({ url, position }))
      .filter(({ position }) => !known.has(position)),
  }
}

function sized(file: FetchedMedia): FetchedMedia {
  if (file.outcome === 'refused' || !isTooLarge(file.contentType, file.bytes.byteLength)) return file
  return { outcome: 'refused', reason: 'too_large' }
}

/** Files of one shop are counted and kept one message at a time: what is fetched side by side cannot pass the limit together. */
async function lockedRoom(ctx: TxCtx, conversationId: string): Promise<Room> {
  await ctx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`inbound_media ${ctx.tenantId}`}, 0))`
  return roomForMedia(ctx, conversationId)
}

function withinRoom(fetched: readonly Fetched[], room: Room): Fetched[] {
  let { files, bytes } = room
  return fetched.map(({ position, file }) => {
    if (file.outcome === 'refused') return { position, file }
    files -= 1
    bytes -= file.bytes.byteLength
    return { position, file: files < 0 || bytes < 0 ? TOO_MANY : file }
  })
}

async function keep(ctx: TxCtx, messageId: string, kept: readonly Fetched[]): Promise<void> {
  const fetchedAt = ctx.clock.now()
  await ctx.tx.inboundMedia.createMany({
    data: kept.map(({ position, file }) => ({
      tenantId: ctx.tenantId,
      id: ctx.ids.uuid(),
      messageId,
      position,
      fetchedAt,
      ...columnsOf(file.outcome === 'refused' ? file : withoutSecrets(ctx, file)),
    })),
    skipDuplicates: true,
  })
}

type StoredFile = Exclude<FetchedMedia, { outcome: 'refused' }>

/** A contact card is text: a note on it is as good a place for a PIN as a message. */
function withoutSecrets(ctx: Ctx, file: StoredFile): StoredFile {
  if (!file.contentType.startsWith('text/')) return file
  const written = new TextDecoder().decode(file.bytes)
  const { text } = ctx.ports.secrets.read(written)
  return text === written ? file : { ...file, bytes: Buffer.from(text) }
}

function columnsOf(file: Outcome) {
  if (file.outcome === 'refused') return { status: 'refused', reason: file.reason }
  return {
    status: 'stored',
    contentType: file.contentType,
    sizeBytes: file.bytes.byteLength,
    sha256: createHash('sha256').update(file.bytes).digest('hex'),
    bytes: file.bytes,
  }
}

/** Said once a day to a customer, however many files follow. */
async function tellTooMany(ctx: TxCtx, { conversationId, language }: Attached): Promise<void> {
  const day = ctx.clock.now().toISOString().slice(0, 10)
  await queueReply(ctx, {
    conversationId,
    author: 'bot',
    kind: 'owed',
    text: ctx.ports.sentences.say('media_too_many', language, {}),
    menu: null,
    dedupeKey: `media:${conversationId}:${day}`,
  })
}
