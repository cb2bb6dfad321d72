import type { Download } from '../outgoing.ts'
import type { Runtime } from '../runtime.ts'
import type { MediaShelf } from './media.ts'
import type { StoredMessage } from './message.ts'
import type { TwilioStore } from './store.ts'

const MOST_BYTES = 16 * 1024 * 1024
const MOST_IMAGE_BYTES = 5 * 1024 * 1024
const MOST_RETRIES = 3
const DOWNLOAD_FAILED = 63019
const TOO_LARGE = 63034
const NOT_ON_WHATSAPP = 63021
const SHOWN =
  /^(?:image\/(?:jpeg|png|webp)|audio\/(?:ogg|amr|3gpp|aac|mpeg)|video\/mp4|application\/pdf|text\/vcard)(?:;|$)/

/**
 * Fetches the file of a message as the provider does, keeps it and shows it from the open address, as the phone gets it.
 * @returns the error code that the status callback reports, null when all is well
 */
export async function fetchOutboundMedia(
  runtime: Runtime,
  { store, shelf }: { store: TwilioStore; shelf: MediaShelf },
  message: StoredMessage,
): Promise<number | null> {
  if (message.media.length === 0) return null
  // One message of WhatsApp holds one file.
  if (message.media.length > 1) return NOT_ON_WHATSAPP
  const [media] = message.media
  if (media === undefined) return null
  const file = await download(runtime, media.url, connectOrigin(store, message, media.url))
  if (file === null || file.status !== 200) return DOWNLOAD_FAILED
  if (!SHOWN.test(file.contentType)) return NOT_ON_WHATSAPP
  if (file.bytes === null) return TOO_LARGE
  if (file.contentType.startsWith('image/') && file.bytes.byteLength > MOST_IMAGE_BYTES) return TOO_LARGE
  const contentType = file.contentType.split(';', 1)[0] ?? file.contentType
  const filename = /filename="([^"]+)"/.exec(file.disposition)?.[1] ?? null
  const url = shelf.keepBytes(message.accountSid, { contentType, filename, bytes: file.bytes })
  message.media = [{ url, contentType, filename, source: media.url }]
  message.kind = contentType.startsWith('image/') ? 'image' : 'document'
  return null
}

/** An address that does not answer just now is asked again a few times, as the provider does. */
async function download(runtime: Runtime, url: string, origin: string | undefined): Promise<Download | null> {
  for (let attempt = 0; ; attempt += 1) {
    const file = await runtime.outgoing.get(url, origin, MOST_BYTES)
    const isDown = file === null || file.status >= 500
    if (!isDown || attempt >= MOST_RETRIES) return file
    await runtime.timers.wait(100 * 2 ** attempt)
  }
}

/** The public host of the product may not be reachable from here; its webhooks say where it really listens. */
function connectOrigin(store: TwilioStore, message: StoredMessage, url: string): string | undefined {
  const sender = store.findSender(message.from)
  return sender && new URL(url).origin === new URL(sender.webhookUrl).origin ? sender.connectOrigin : undefined
}
