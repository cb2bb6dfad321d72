import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import type { ChannelAccount, ListedMessage } from '../../domain/messaging/message-channel.ts'
import { type RestClient, RestUnreachable } from './rest-client.ts'

const PAGE_SIZE = '200'
/** Pages read per direction at most: the newest thousand messages. */
const MOST_PAGES = 5

const Page = z.looseObject({
  messages: z.array(
    z.looseObject({
      sid: z.string(),
      direction: z.string(),
      from: z.string().nullable(),
      to: z.string().nullable(),
      body: z.string().nullable(),
      status: z.string(),
      date_sent: z.string().nullable(),
      date_created: z.string().nullable(),
    }),
  ),
  next_page_uri: z.string().nullish(),
})
type PageRow = z.infer<typeof Page>['messages'][number]

/** The channel's messages since an instant, newest first. Throws AppError provider_unavailable when they cannot be read. */
export async function listMessages(
  client: RestClient,
  account: ChannelAccount,
  { since, peer }: { since: Date; peer: string | null },
): Promise<ListedMessage[]> {
  const after = `${since.toISOString().slice(0, 19)}Z`
  const ours = account.address
  const directions: Record<string, string>[] = [
    { From: ours, ...(peer !== null && { To: peer }) },
    { To: ours, ...(peer !== null && { From: peer }) },
  ]
  const found = await Promise.all(
    directions.map((filter) => readPages(client, account, { ...filter, 'DateSent>': after, PageSize: PAGE_SIZE })),
  )
  return found
    .flat()
    .map(toListed)
    .filter((message) => message !== null)
    .filter(({ sentAt }) => sentAt.getTime() >= since.getTime() - 1_000)
    .sort((a, b) => b.sentAt.getTime() - a.sentAt.getTime())
}

async function readPages(
  client: RestClient,
  account: ChannelAccount,
  params: Record<string, string>,
): Promise<PageRow[]> {
  const rows: PageRow[] = []
  let url = `https://api.twilio.com/2010-04-01/Accounts/${account.providerAccount}/Messages.json`
  let query: Record<string, string> | undefined = params
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { messages, next_page_uri: next } = await readPage(client, account, url, query)
    rows.push(...messages)
    if (!next) break
    url = new URL(next, 'https://api.twilio.com').toString()
    query = undefined
  }
  return rows
}

async function readPage(
  client: RestClient,
  account: ChannelAccount,
  url: string,
  params: Record<string, string> | undefined,
): Promise<z.infer<typeof Page>> {
  try {
    const { status, body } = await client.request(account, { method: 'get', url, ...(params && { params }) })
    const page = status === 200 ? Page.safeParse(body) : null
    if (page?.success) return page.data
    throw unavailable(`the message list answered ${status}`)
  } catch (error) {
    if (error instanceof RestUnreachable) throw unavailable(error.message)
    throw error
  }
}

function unavailable(message: string): AppError {
  return new AppError('provider_unavailable', message, { retryable: true })
}

function toListed({ sid, direction, from, to, body, status, ...dates }: PageRow): ListedMessage | null {
  const sentAt = new Date(dates.date_sent ?? dates.date_created ?? '')
  if (Number.isNaN(sentAt.getTime())) return null
  return {
    providerMessageId: sid,
    direction: direction === 'inbound' ? 'inbound' : 'outbound',
    from: from ?? '',
    to: to ?? '',
    body: body ?? '',
    status,
    sentAt,
  }
}
