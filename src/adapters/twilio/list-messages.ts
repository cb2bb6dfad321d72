import { AppError } from '../../domain/errors.ts'
import type { ChannelAccount, ReceivedMessage, SentMessage } from '../../domain/messaging/message-channel.ts'
import { type ListedRow, readPages } from './read-pages.ts'
import type { RestClient } from './rest-client.ts'

/** One customer gets few messages in the minutes that are looked at. */
const SENT_PAGE = 50
const MOST_SENT_PAGES = 20
/** The largest page the provider gives. */
const RECEIVED_PAGE = 1_000
const MOST_RECEIVED_PAGES = 10

/**
 * What went from this channel to one customer since an instant. Not asked for by the date of sending: a message that still
 * waits in the provider's own queue has none, and it is the one that must not be sent again.
 */
export async function listSent(
  client: RestClient,
  account: ChannelAccount,
  { since, peer }: { since: Date; peer: string },
): Promise<SentMessage[]> {
  const isOld = (row: ListedRow) => (createdAt(row)?.getTime() ?? 0) < since.getTime() - 1_000
  const { rows, whole } = await readPages(client, account, {
    params: { From: account.address, To: peer, PageSize: String(SENT_PAGE) },
    mostPages: MOST_SENT_PAGES,
    enough: (page) => page.some(isOld),
  })
  if (!whole) throw new AppError('provider_unavailable', 'the message list has no end', { retryable: true })
  return rows.flatMap((row) => {
    const at = createdAt(row)
    return at === null || isOld(row) ? [] : [{ providerMessageId: row.sid, body: row.body ?? '', at }]
  })
}

/** What customers wrote to this channel in a span, oldest first. The list names instants by whole seconds, both ends included. */
export async function listReceived(
  client: RestClient,
  account: ChannelAccount,
  { from, to }: { from: Date; to: Date },
): Promise<{ messages: ReceivedMessage[]; whole: boolean }> {
  const { rows, whole } = await readPages(client, account, {
    params: {
      To: account.address,
      'DateSent>': seconds(from),
      'DateSent<': seconds(to),
      PageSize: String(RECEIVED_PAGE),
    },
    mostPages: MOST_RECEIVED_PAGES,
    enough: () => false,
  })
  const messages = rows.flatMap((row) => {
    const at = readDate(row.date_sent ?? row.date_created)
    if (at === null || row.from === null) return []
    return [{ providerMessageId: row.sid, from: row.from, body: row.body ?? '', files: Number(row.num_media) || 0, at }]
  })
  return { messages: messages.reverse(), whole }
}

function createdAt(row: ListedRow): Date | null {
  return readDate(row.date_created ?? row.date_sent)
}

function readDate(text: string | null): Date | null {
  const at = new Date(text ?? '')
  return Number.isNaN(at.getTime()) ? null : at
}

function seconds(at: Date): string {
  return `${at.toISOString().slice(0, 19)}Z`
}
