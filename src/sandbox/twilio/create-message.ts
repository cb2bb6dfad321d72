import type { Runtime } from '../runtime.ts'
import type { Reply } from '../wire.ts'
import { isWhatsAppAddress } from './address.ts'
import { twilioError } from './errors.ts'
import type { MessageMedia, StoredMessage } from './message.ts'
import { parseContentVariables, type Rendering, renderContent } from './render-content.ts'
import { pairKey, type TwilioStore } from './store.ts'

const WINDOW_MS = 24 * 3_600_000

/** `failure` is the error code that the status callback will report; null when the message will arrive. */
export type CreateOutcome = { refused: Reply } | { message: StoredMessage; failure: number | null }

interface Draft {
  body: string
  media: MessageMedia[]
  content: Rendering | null
  contentSid: string | null
  approved: boolean
}

/** Checks the form of a create request by the provider's rules and records the message it asks for. */
export function createMessage(
  runtime: Runtime,
  store: TwilioStore,
  accountSid: string,
  form: URLSearchParams,
): CreateOutcome {
  const refused = addressError(store, accountSid, form)
  if (refused !== null) return { refused: twilioError(refused) }
  const draft = readDraft(store, accountSid, form)
  if (typeof draft === 'number') return { refused: twilioError(draft) }
  const now = runtime.now().getTime()
  const [from, to] = [form.get('From') ?? '', form.get('To') ?? '']
  const message: StoredMessage = {
    order: store.nextOrder(),
    sid: `${draft.media.length > 0 ? 'MM' : 'SM'}${runtime.newHex()}`,
    accountSid,
    direction: 'outbound-api',
    from,
    to,
    body: draft.body,
    kind: draft.content?.content.type ?? (draft.media.length > 0 ? 'media' : 'text'),
    status: 'queued',
    errorCode: null,
    errorMessage: null,
    createdAt: now,
    updatedAt: now,
    sentAt: null,
    media: draft.media,
    content: draft.content?.content ?? null,
    contentSid: draft.contentSid,
    statusCallback: form.get('StatusCallback') ?? store.getSender(from).statusCallbackUrl ?? null,
    webhook: null,
    ticks: null,
  }
  store.add(message)
  return { message, failure: deliveryFailure(store, message, draft, now) }
}

function addressError(store: TwilioStore, accountSid: string, form: URLSearchParams): number | null {
  const [from, to] = [form.get('From'), form.get('To')]
  if (!to) return 21604
  if (!from) return 21603
  if (!from.startsWith('whatsapp:') || !to.startsWith('whatsapp:')) return 21910
  if (!isWhatsAppAddress(to)) return 21211
  if (store.findSender(from)?.accountSid !== accountSid) return 63007
  const callback = form.get('StatusCallback')
  return callback === null || isCallbackUrl(callback) ? null : 21609
}

function readDraft(store: TwilioStore, accountSid: string, form: URLSearchParams): Draft | number {
  const body = form.get('Body') ?? ''
  const mediaUrls = form.getAll('MediaUrl')
  const contentSid = form.get('ContentSid')
  if (contentSid !== null) return readContentDraft(store, accountSid, contentSid, form)
  if (body === '' && mediaUrls.length === 0) return 21619
  if (body.length > 1600) return 21617
  if (mediaUrls.length > 10 || mediaUrls.some((url) => !/^https?:\/\//.test(url) || !URL.canParse(url))) return 21620
  const media = mediaUrls.map((url) => ({ url, contentType: null, filename: null }))
  return { body, media, content: null, contentSid: null, approved: false }
}

function readContentDraft(
  store: TwilioStore,
  accountSid: string,
  contentSid: string,
  form: URLSearchParams,
): Draft | number {
  const content = store.contents.get(contentSid)
  if (content?.accountSid !== accountSid) return 21655
  const variables = parseContentVariables(form.get('ContentVariables') ?? undefined)
  if (variables === null) return 21656
  const rendering = renderContent(content, variables)
  const approved = content.approval?.status === 'approved'
  return { body: rendering.body, media: [], content: rendering, contentSid, approved }
}

function deliveryFailure(store: TwilioStore, message: StoredMessage, draft: Draft, now: number): number | null {
  if (message.from === message.to) return 63031
  const lastInboundAt = store.lastInboundAt.get(pairKey(message.from, message.to))
  const open = lastInboundAt !== undefined && now - lastInboundAt < WINDOW_MS
  const listOutside = draft.content?.content.type === 'list-picker'
  if (!open && (!draft.approved || listOutside)) return 63016
  return draft.content?.code ?? null
}

function isCallbackUrl(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false
  return !new URL(text).hostname.includes('_')
}
