import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import type { ChannelAccount } from '../../domain/messaging/message-channel.ts'
import { type RestClient, RestUnreachable } from './rest-client.ts'

const API = 'https://api.twilio.com'

const Page = z.looseObject({
  messages: z.array(
    z.looseObject({
      sid: z.string(),
      from: z.string().nullable(),
      to: z.string().nullable(),
      body: z.string().nullable(),
      num_media: z.string().nullish(),
      date_sent: z.string().nullable(),
      date_created: z.string().nullable(),
    }),
  ),
  next_page_uri: z.string().nullish(),
})
export type ListedRow = z.infer<typeof Page>['messages'][number]

/**
 * Rows of the account's message list, newest first, page by page until it ends, `enough` says so, or `mostPages` are read;
 * `whole` is false only for the last of these. Throws AppError provider_unavailable when a page cannot be read.
 */
export async function readPages(
  client: RestClient,
  account: ChannelAccount,
  query: { params: Record<string, string>; mostPages: number; enough: (page: readonly ListedRow[]) => boolean },
): Promise<{ rows: ListedRow[]; whole: boolean }> {
  const list = `/2010-04-01/Accounts/${account.providerAccount}/Messages.json`
  const rows: ListedRow[] = []
  let url = `${API}${list}`
  let params: Record<string, string> | undefined = query.params
  for (let page = 0; page < query.mostPages; page += 1) {
    const { messages, next_page_uri: next } = Page.parse(await read(client, account, url, params))
    rows.push(...messages)
    if (!next || query.enough(messages)) return { rows, whole: true }
    url = nextPage(next, list)
    params = undefined
  }
  return { rows, whole: false }
}

/** The address came in an answer: our credentials go to this account's own list and nowhere else. */
function nextPage(next: string, list: string): string {
  const url = URL.canParse(next, API) ? new URL(next, API) : null
  if (url?.origin !== API || url.pathname !== list) throw unavailable('the message list goes on somewhere else')
  return url.toString()
}

async function read(
  client: RestClient,
  account: ChannelAccount,
  url: string,
  params: Record<string, string> | undefined,
): Promise<unknown> {
  try {
    const { status, body } = await client.request(account, { method: 'get', url, ...(params && { params }) })
    if (status === 200 && Page.safeParse(body).success) return body
    throw unavailable(`the message list answered ${status}`)
  } catch (error) {
    if (error instanceof RestUnreachable) throw unavailable(error.message)
    throw error
  }
}

function unavailable(message: string): AppError {
  return new AppError('provider_unavailable', message, { retryable: true })
}
