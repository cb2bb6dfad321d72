import { z } from 'zod'
import type { AccountCheck } from '../../domain/connections/connection-probe.ts'
import type { ChannelAccount } from '../../domain/messaging/message-channel.ts'
import { type RestClient, type RestReply, RestUnreachable } from './rest-client.ts'

const Account = z.looseObject({ status: z.string() })
const Senders = z.looseObject({
  senders: z.array(z.looseObject({ sender_id: z.string().nullish(), status: z.string().nullish() })),
})
const Refusal = z.looseObject({ message: z.string() })

/** The sender that Twilio lends to everybody for trying things out: it is in nobody's list. */
const LENT_SENDER = 'whatsapp:+14155238886'
/** More senders than an account has. */
const SENDERS = 'https://messaging.twilio.com/v2/Channels/Senders?Channel=whatsapp&PageSize=1000'

/**
 * Whether an account is open to these keys, and the number one of its senders that is online. The account is asked with its
 * token, whatever else sends messages: it is the token that signs webhooks.
 */
export async function checkAccount(client: RestClient, account: ChannelAccount): Promise<AccountCheck> {
  const byToken = { ...account, credentials: { ...account.credentials, apiKey: null } }
  try {
    const url = `https://api.twilio.com/2010-04-01/Accounts/${encodeURIComponent(account.providerAccount)}.json`
    const own = await client.request(byToken, { method: 'get', url })
    const closed = refusalOf(own)
    if (closed) return closed
    const { status } = Account.parse(own.body)
    if (status !== 'active') return { outcome: 'refused', reason: 'suspended', problem: `the account is ${status}` }
    if (account.address === LENT_SENDER) return { outcome: 'works' }
    const listed = await client.request(account, { method: 'get', url: SENDERS })
    return refusalOf(listed) ?? standingOf(account.address, Senders.parse(listed.body).senders)
  } catch (error) {
    if (error instanceof RestUnreachable) return { outcome: 'unreachable', problem: error.message }
    if (error instanceof z.ZodError) return { outcome: 'unreachable', problem: 'the answer could not be read' }
    throw error
  }
}

/** Null for an answer. */
function refusalOf({ status, body }: RestReply): AccountCheck | null {
  if (status >= 200 && status < 300) return null
  const problem = Refusal.safeParse(body).data?.message ?? `Twilio answered ${status}`
  // An account that the keys do not open is as little there as one that does not exist.
  if ([401, 403, 404].includes(status)) return { outcome: 'refused', reason: 'keys', problem }
  return { outcome: 'unreachable', problem }
}

function standingOf(address: string, senders: z.infer<typeof Senders>['senders']): AccountCheck {
  const sender = senders.find(({ sender_id }) => sender_id === address)
  if (!sender) {
    return { outcome: 'refused', reason: 'number_unknown', problem: `${address} is no WhatsApp sender of the account` }
  }
  // "ONLINE:UPDATING" is online.
  if (sender.status?.startsWith('ONLINE')) return { outcome: 'works' }
  return {
    outcome: 'refused',
    reason: 'number_offline',
    problem: `the sender is ${sender.status ?? 'without a state'}`,
  }
}
