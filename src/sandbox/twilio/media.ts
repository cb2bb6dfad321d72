import type Router from '@koa/router'
import type { Runtime } from '../runtime.ts'
import { sendReply } from '../wire.ts'
import { authenticatedAccount } from './authenticate.ts'
import { twilioError } from './errors.ts'
import type { MessageMedia } from './message.ts'
import type { ParsedCustomerMessage } from './schemas.ts'
import type { TwilioStore } from './store.ts'

interface Kept {
  accountSid: string
  contentType: string
  filename: string | null
  bytes: Buffer
}

export interface MediaShelf {
  /** Keeps what a customer attached and gives where the product may fetch it. */
  keep(accountSid: string, messageSid: string, input: ParsedCustomerMessage): MessageMedia[]
  /** Keeps a file that was fetched from the product; gives its open address. */
  keepBytes(accountSid: string, file: Omit<Kept, 'accountSid'>): string
  find(mediaSid: string): Kept | undefined
}

const MAX_KEPT = 2000

/** One grey pixel, for pictures without bytes of their own. */
const SAMPLE_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mPM+wEAAeMBvQsVdcUAAAAASUVORK5CYII=',
  'base64',
)
const SAMPLE_VCARD = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Amina Otieno\r\nTEL;TYPE=CELL:+254700000099\r\nEND:VCARD\r\n'

const TYPE_OF_KIND: Partial<Record<ParsedCustomerMessage['kind'], string>> = {
  image: 'image/png',
  sticker: 'image/webp',
  audio: 'audio/ogg',
  video: 'video/mp4',
  document: 'application/pdf',
  contacts: 'text/vcard',
}

/** Keeps attachments of both sides, at most 2000 of them. */
export function createMediaShelf(runtime: Runtime): MediaShelf {
  const shelf = new Map<string, Kept>()
  const put = (file: Kept): string => {
    const mediaSid = `ME${runtime.newHex()}`
    shelf.set(mediaSid, file)
    const oldest = shelf.keys().next().value
    if (shelf.size > MAX_KEPT && oldest !== undefined) shelf.delete(oldest)
    return mediaSid
  }
  return {
    keepBytes: (accountSid, file) => `${runtime.publicUrl}/media-content/${put({ accountSid, ...file })}`,
    keep(accountSid, messageSid, { kind, media }) {
      const contentType = media?.contentType ?? TYPE_OF_KIND[kind]
      if (contentType === undefined) return []
      const bytes = media?.base64 === undefined ? sampleOf(contentType) : Buffer.from(media.base64, 'base64')
      const mediaSid = put({ accountSid, contentType, filename: media?.filename ?? null, bytes })
      const path = `/2010-04-01/Accounts/${accountSid}/Messages/${messageSid}/Media/${mediaSid}`
      return [{ url: `${runtime.publicUrl}${path}`, contentType, filename: media?.filename ?? null }]
    },
    find: (mediaSid) => shelf.get(mediaSid),
  }
}

/** Attachments as the provider serves them: Basic auth, then a redirect to an open address that carries the bytes. */
export function mediaRoutes(router: Router, runtime: Runtime, store: TwilioStore, shelf: MediaShelf): void {
  router.get('/2010-04-01/Accounts/:account/Messages/:message/Media/:media', (ctx) => {
    const kept = shelf.find(String(ctx.params.media))
    const account = authenticatedAccount(store, ctx)
    if (account === null) return sendReply(ctx, twilioError(20003))
    if (kept?.accountSid !== account) return sendReply(ctx, twilioError(20404))
    ctx.status = 307
    ctx.set('location', `${runtime.publicUrl}/media-content/${ctx.params.media}`)
  })
  router.get('/2010-04-01/Accounts/:account/Messages/:message/Media.json', (ctx) => {
    const message = store.find(String(ctx.params.message))
    const account = authenticatedAccount(store, ctx)
    if (account === null) return sendReply(ctx, twilioError(20003))
    if (message?.accountSid !== account) return sendReply(ctx, twilioError(20404))
    const media = message.media.map(({ url, contentType }) => ({
      sid: url.split('/').at(-1),
      account_sid: account,
      parent_sid: message.sid,
      content_type: contentType,
      uri: `${new URL(url).pathname}.json`,
    }))
    sendReply(ctx, { status: 200, body: { media_list: media, next_page_uri: null } })
  })
  router.get('/media-content/:media', (ctx) => {
    const kept = shelf.find(String(ctx.params.media))
    if (!kept) return ctx.throw(404)
    // Browsers show no PDF in a sandboxed page, and a PDF runs nothing of ours.
    const isPdf = kept.contentType === 'application/pdf'
    const headers = {
      'x-content-type-options': 'nosniff',
      ...(isPdf ? {} : { 'content-security-policy': 'sandbox' }),
      ...(kept.filename !== null && {
        'content-disposition': `inline; filename="${kept.filename.replace(/["\r\n]/g, '')}"`,
      }),
    }
    sendReply(ctx, { status: 200, body: kept.bytes, type: kept.contentType, headers })
  })
}

function sampleOf(contentType: string): Buffer {
  if (contentType === 'text/vcard') return Buffer.from(SAMPLE_VCARD)
  if (contentType === 'image/png') return SAMPLE_PNG
  if (contentType === 'application/pdf') return Buffer.from('%PDF-1.4\n%%EOF\n')
  return Buffer.from(contentType === 'audio/ogg' ? 'OggS' : 'sample')
}
