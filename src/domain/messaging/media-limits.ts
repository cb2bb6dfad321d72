import type { TxCtx } from '../context.ts'

const MIB = 1024 * 1024
const DAY_MS = 24 * 60 * 60 * 1000

/** What we fetch and keep in any 24 hours: nobody needs more to buy something, and a disk has an end. */
const MOST_A_DAY = {
  customer: { files: 30, bytes: 64 * MIB },
  shop: { files: 3_000, bytes: 2_048 * MIB },
} as const

/** The largest file of each family, as WhatsApp itself has them; a contact card is a few lines. */
const LARGEST: readonly (readonly [RegExp, number])[] = [
  [/^image\//, 5 * MIB],
  [/^text\//, MIB / 4],
  [/^(audio|video|application)\//, 16 * MIB],
]

/** Whether a file of this type may be kept. */
export function isTooLarge(contentType: string, bytes: number): boolean {
  return bytes > (LARGEST.find(([family]) => family.test(contentType))?.[1] ?? 0)
}

export interface Room {
  files: number
  bytes: number
}

/**
 * How much more may be kept now for this customer. What was asked of the provider counts, also when it was refused; what we
 * did not even ask for does not.
 */
export async function roomForMedia(ctx: TxCtx, conversationId: string): Promise<Room> {
  const since = new Date(ctx.clock.now().getTime() - DAY_MS)
  const [used] = await ctx.tx.$queryRaw<Record<'files' | 'bytes' | 'ownFiles' | 'ownBytes', bigint>[]>`
    SELECT count(*) AS files, coalesce(sum(m.size_bytes), 0)::bigint AS bytes,
      count(*) FILTER (WHERE i.conversation_id = ${conversationId}::uuid) AS "ownFiles",
      coalesce(sum(m.size_bytes) FILTER (WHERE i.conversation_id = ${conversationId}::uuid), 0)::bigint AS "ownBytes"
    FROM inbound_media m JOIN inbound_messages i ON i.tenant_id = m.tenant_id AND i.id = m.message_id
    WHERE m.tenant_id = ${ctx.tenantId}::uuid AND m.fetched_at > ${since} AND m.reason IS DISTINCT FROM 'too_many'`
  const left = (most: number, of: bigint | undefined) => Math.max(0, most - Number(of ?? 0))
  const { customer, shop } = MOST_A_DAY
  return {
    files: Math.min(left(customer.files, used?.ownFiles), left(shop.files, used?.files)),
    bytes: Math.min(left(customer.bytes, used?.ownBytes), left(shop.bytes, used?.bytes)),
  }
}
