import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import type { ChannelAccount, TemplateStatus, TemplateWording } from '../../domain/messaging/message-channel.ts'
import { type RestCall, type RestClient, type RestReply, RestUnreachable } from './rest-client.ts'

const CONTENT = 'https://content.twilio.com/v1/Content'
const Created = z.looseObject({ sid: z.string().min(1) })
const Approval = z.looseObject({ status: z.string(), rejection_reason: z.string().nullish() })
const Approvals = z.looseObject({ whatsapp: Approval })
const Refusal = z.looseObject({ message: z.string().optional() })

/** Makes a text content and asks WhatsApp's approval for it. */
export async function submitTemplate(
  client: RestClient,
  account: ChannelAccount,
  wording: TemplateWording,
): Promise<{ contentId: string; status: TemplateStatus }> {
  const json = { method: 'post', contentType: 'application/json' } as const
  const created = await ask(client, account, {
    ...json,
    url: CONTENT,
    data: {
      friendly_name: `${wording.name}_${wording.language}`,
      language: languageCode(wording.language),
      variables: samples(wording.body),
      types: { 'twilio/text': { body: wording.body } },
    },
  })
  const { sid } = Created.parse(created)
  const asked = await ask(client, account, {
    ...json,
    url: `${CONTENT}/${sid}/ApprovalRequests/whatsapp`,
    data: { name: `${wording.name}_${wording.language}`, category: wording.category },
  })
  return { contentId: sid, status: statusOf(Approval.parse(asked).status) }
}

/** What became of the request for approval. */
export async function templateStatus(
  client: RestClient,
  account: ChannelAccount,
  contentId: string,
): Promise<{ status: TemplateStatus; reason: string | null }> {
  const url = `${CONTENT}/${encodeURIComponent(contentId)}/ApprovalRequests`
  const { whatsapp } = Approvals.parse(await ask(client, account, { method: 'get', url }))
  return { status: statusOf(whatsapp.status), reason: whatsapp.rejection_reason || null }
}

async function ask(client: RestClient, account: ChannelAccount, call: RestCall): Promise<unknown> {
  const reply = await client.request(account, call).catch((error: unknown): RestReply => {
    if (error instanceof RestUnreachable) throw unavailable(error.message)
    throw error
  })
  if (reply.status >= 200 && reply.status < 300) return reply.body
  const problem = Refusal.safeParse(reply.body).data?.message ?? `the Content API answered ${reply.status}`
  if (reply.status === 404) throw new AppError('not_found', 'the provider knows no such content')
  if (reply.status === 400) throw new AppError('invalid_input', problem)
  throw unavailable(problem)
}

function unavailable(message: string): AppError {
  return new AppError('provider_unavailable', message, { retryable: true })
}

/** A template that was paused or disabled must not be used, which is what `rejected` says here. */
function statusOf(status: string): TemplateStatus {
  if (status === 'approved') return 'approved'
  return ['rejected', 'paused', 'disabled'].includes(status) ? 'rejected' : 'pending'
}

/** WhatsApp has no code for Sheng: such a wording is filed under Swahili. */
function languageCode(language: string): string {
  return language === 'sheng' ? 'sw' : language
}

/** Approval wants a sample for every variable. */
function samples(body: string): Record<string, string> {
  const numbers = [...body.matchAll(/\{\{\s*([1-9]\d?)\s*\}\}/g)].map((hole) => hole[1] ?? '')
  return Object.fromEntries(numbers.map((number) => [number, `Sample ${number}`]))
}
