import { z } from 'zod'
import { Prisma } from '../../../prisma/generated/client.ts'
import type { Ctx } from '../context.ts'
import type { Place } from './schemas.ts'
import { StreamRow } from './stream-item.ts'
import { type StreamBounds, streamStatement } from './stream-statement.ts'

/** Notes and events have no number of their own, so those of the last moments are given once more: one may commit late. */
const OVERLAP_MS = 10_000

const ALL = Prisma.sql`true`
const EVERYTHING: StreamBounds = { inbound: ALL, outbound: ALL, note: ALL, event: ALL }

export interface StreamItem extends StreamRow {
  place: Place
}

/**
 * The stream of a conversation, oldest first: its newest items, those before a place, or those that have come since one. Of what
 * came since, notes and events of the last ten seconds may be known already. A conversation that does not exist has none.
 */
export async function readStream(
  ctx: Ctx,
  input: { conversationId: string; before?: Place | undefined; after?: Place | undefined; limit: number },
): Promise<StreamItem[]> {
  const { conversationId, before, after, limit } = input
  const bounds = after !== undefined ? since(after) : before !== undefined ? earlier(before) : EVERYTHING
  const of = { tenantId: ctx.tenantId, conversationId }
  const rows = z.array(StreamRow).parse(await ctx.statement`${streamStatement(of, bounds, limit)}`)
  return placed(rows.toReversed(), after)
}

function since({ at, epoch, seq }: Place): StreamBounds {
  const from = new Date(at.getTime() - OVERLAP_MS)
  return {
    inbound: Prisma.sql`i.epoch > ${epoch}`,
    outbound: Prisma.sql`o.seq > ${seq}`,
    note: Prisma.sql`n.at > ${from}`,
    event: Prisma.sql`e.at > ${from}`,
  }
}

function earlier({ at, id }: Place): StreamBounds {
  const than = Prisma.sql`(${at}::timestamptz, ${id}::uuid)`
  return {
    inbound: Prisma.sql`(i.received_at, i.id) < ${than}`,
    outbound: Prisma.sql`(o.created_at, o.id) < ${than}`,
    note: Prisma.sql`(n.at, n.id) < ${than}`,
    event: Prisma.sql`(e.at, e.id) < ${than}`,
  }
}

/** Each item with how far whoever has read down to it has read: what stands before the first of a side is one less than it. */
function placed(rows: readonly StreamRow[], from: Place | undefined): StreamItem[] {
  const before = (of: 'epoch' | 'seq') => (rows.find((row) => row[of] > 0)?.[of] ?? 1) - 1
  let { epoch, seq } = from ?? { epoch: before('epoch'), seq: before('seq') }
  return rows.map((row) => {
    epoch = Math.max(epoch, row.epoch)
    seq = Math.max(seq, row.seq)
    return { ...row, place: { at: row.at, id: row.id, epoch, seq } }
  })
}
