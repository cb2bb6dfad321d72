import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import type { ChannelAccount } from '../../domain/messaging/message-channel.ts'
import { type RestClient, RestUnreachable } from './rest-client.ts'

const Files = z.looseObject({
  media_list: z.array(z.looseObject({ sid: z.string().regex(/^ME[0-9a-fA-F]{32}$/), content_type: z.string() })),
})

/** The files of one message, none when the provider has them no more. Throws AppError provider_unavailable when they cannot be read. */
export async function listFiles(
  client: RestClient,
  account: ChannelAccount,
  messageSid: string,
): Promise<{ url: string; contentType: string }[]> {
  const media = `https://api.twilio.com/2010-04-01/Accounts/${account.providerAccount}/Messages/${encodeURIComponent(messageSid)}/Media`
  const reply = await client.request(account, { method: 'get', url: `${media}.json` }).catch((error: unknown) => {
    if (error instanceof RestUnreachable) return { status: 0, body: null }
    throw error
  })
  if (reply.status === 404) return []
  const files = reply.status === 200 ? Files.safeParse(reply.body) : null
  if (!files?.success) {
    throw new AppError('provider_unavailable', `the files of a message answered ${reply.status}`, { retryable: true })
  }
  return files.data.media_list.map(({ sid, content_type: contentType }) => ({ url: `${media}/${sid}`, contentType }))
}
