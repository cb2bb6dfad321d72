import { z } from 'zod'
import type {
  ChannelAccount,
  ContentCache,
  OutgoingMessage,
  SendOutcome,
} from '../../domain/messaging/message-channel.ts'
import type { Deadline } from './deadline.ts'
import { CONTENT_FAULTS, failureAction } from './error-actions.ts'
import { type MenuContent, menuContent } from './menu-content.ts'
import { type RestClient, type RestReply, RestUnreachable } from './rest-client.ts'

const Accepted = z.looseObject({ sid: z.string().min(1), status: z.string().min(1) })
const Refusal = z.looseObject({ code: z.number().optional(), message: z.string().optional() })
const RETRY_MS = 1_000
/** The sender's queue at the provider is full: it drains in minutes. */
const QUEUE_FULL = { code: 21611, afterMs: 60_000 }

/**
 * Sends one message: as the template it must be, with its file, as a menu that fits, or as text. Every failure is an
 * outcome, and so is a deadline that has passed: nothing is asked of the provider after it.
 */
export function sendMessage(
  client: RestClient,
  account: ChannelAccount,
  message: OutgoingMessage,
  { contents, deadline }: { contents: ContentCache; deadline: Deadline },
): Promise<SendOutcome> {
  const timed: RestClient = { request: (of, call) => client.request(of, { ...call, deadline }) }
  return sendInTime(timed, account, message, contents)
}

async function sendInTime(
  client: RestClient,
  account: ChannelAccount,
  message: OutgoingMessage,
  contents: ContentCache,
): Promise<SendOutcome> {
  const { template = null, mediaUrl = null } = message
  if (template !== null) {
    const variables = JSON.stringify(template.variables)
    return create(client, account, message, { ContentSid: template.contentId, ContentVariables: variables })
  }
  if (mediaUrl !== null) return create(client, account, message, { Body: message.body, MediaUrl: mediaUrl })
  const content = message.menu === null ? null : menuContent(message.menu)
  if (content !== null) {
    const outcome = await sendMenu(client, account, { message, content }, contents)
    if (outcome !== null) return outcome
  }
  return create(client, account, message, { Body: message.body })
}

/** Null when the content is the fault and nothing was sent, so that the text can go alone. */
async function sendMenu(
  client: RestClient,
  account: ChannelAccount,
  { message, content }: { message: OutgoingMessage; content: MenuContent },
  contents: ContentCache,
): Promise<SendOutcome | null> {
  const remembered = await contents.find(content.shape)
  const contentSid = remembered ?? (await createContent(client, account, content, contents))
  if (contentSid === null) return null
  const send = (sid: string) =>
    create(client, account, message, { ContentSid: sid, ContentVariables: JSON.stringify(content.variables) })
  const outcome = await send(contentSid)
  if (!isContentFault(outcome)) return outcome
  const renewed = remembered === null ? null : await createContent(client, account, content, contents)
  const again = renewed === null ? outcome : await send(renewed)
  return isContentFault(again) ? null : again
}

async function createContent(
  client: RestClient,
  account: ChannelAccount,
  content: MenuContent,
  contents: ContentCache,
): Promise<string | null> {
  try {
    const { status, body } = await client.request(account, {
      method: 'post',
      url: 'https://content.twilio.com/v1/Content',
      contentType: 'application/json',
      data: { ...content.create },
    })
    const sid = status === 201 ? z.looseObject({ sid: z.string() }).safeParse(body).data?.sid : undefined
    if (sid === undefined) return null
    await contents.save(content.shape, sid)
    return sid
  } catch (error) {
    if (error instanceof RestUnreachable) return null
    throw error
  }
}

async function create(
  client: RestClient,
  account: ChannelAccount,
  message: OutgoingMessage,
  what: Record<string, string>,
): Promise<SendOutcome> {
  try {
    const reply = await client.request(account, {
      method: 'post',
      url: `https://api.twilio.com/2010-04-01/Accounts/${account.providerAccount}/Messages.json`,
      contentType: 'application/x-www-form-urlencoded',
      data: { To: message.to, From: account.address, StatusCallback: message.statusCallbackUrl, ...what },
    })
    return toOutcome(reply, message.to)
  } catch (error) {
    if (!(error instanceof RestUnreachable)) throw error
    return error.notSent
      ? { outcome: 'retry', afterMs: error.retryInMs ?? RETRY_MS, errorCode: null }
      : { outcome: 'uncertain', problem: error.message }
  }
}

function toOutcome({ status, body }: RestReply, to: string): SendOutcome {
  if (status >= 200 && status < 300) {
    const accepted = Accepted.safeParse(body)
    if (!accepted.success) return { outcome: 'uncertain', problem: `accepted with an unreadable answer (${status})` }
    return { outcome: 'accepted', providerMessageId: accepted.data.sid, providerStatus: accepted.data.status }
  }
  const { code, message } = Refusal.safeParse(body).data ?? {}
  const errorCode = code ?? null
  if (status === 429) return { outcome: 'retry', afterMs: RETRY_MS, errorCode }
  if (status < 400 || status >= 500) return { outcome: 'uncertain', problem: `the provider answered ${status}` }
  const action = errorCode === null ? 'stop' : failureAction(errorCode)
  if (action === 'retry') {
    return { outcome: 'retry', afterMs: errorCode === QUEUE_FULL.code ? QUEUE_FULL.afterMs : RETRY_MS, errorCode }
  }
  return {
    outcome: 'refused',
    errorCode,
    action: forAddress(action, errorCode, to),
    problem: message ?? `HTTP ${status}`,
  }
}

/** 21211 for a business-scoped id says that sending to such ids is not enabled, not that the customer is gone. */
function forAddress<Action extends string>(action: Action, errorCode: number | null, to: string): Action | 'stop' {
  return errorCode === 21211 && !/^whatsapp:\+\d+$/.test(to) ? 'stop' : action
}

function isContentFault(outcome: SendOutcome): boolean {
  return outcome.outcome === 'refused' && outcome.errorCode !== null && CONTENT_FAULTS.has(outcome.errorCode)
}
