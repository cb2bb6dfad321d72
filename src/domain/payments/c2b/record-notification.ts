import { canonicalJson } from '../../../lib/canonical-json.ts'
import type { JsonObject } from '../../../lib/json.ts'
import { parseReference } from '../../../lib/reference.ts'
import { sha256 } from '../../../lib/sha256.ts'
import type { Ctx } from '../../context.ts'
import type { C2bReading } from '../c2b-provider.ts'

/** Money without a reference may be a prompt's, whose own callback knows better: it gets this long to say so. */
const GRACE_SECONDS = 120

export interface RecordedNotification {
  outcome: 'accepted' | 'duplicate'
  notificationId: string
  /** How long to wait before it is worth settling. */
  waitMs: number
}

/**
 * Keeps what a confirmation says, before anything is believed. The receipt is the key: a repeated delivery is a duplicate
 * and changes nothing. A body that cannot be read is kept too, under its own content, for a person to look at.
 */
export async function recordNotification(
  ctx: Ctx,
  { accountId, reading }: { accountId: string; reading: C2bReading },
): Promise<RecordedNotification> {
  const now = ctx.clock.now()
  const claim = reading.outcome === 'claim' ? reading.claim : null
  const waitMs = claim !== null && parseReference(claim.typedReference) === null ? GRACE_SECONDS * 1000 : 0
  const eventKey = claim ? `c2b:${claim.receipt}` : `c2b:unreadable:${contentHash(reading.raw)}`
  const id = ctx.ids.uuid()
  return ctx.tx(async (tx) => {
    const { count } = await tx.paymentNotification.createMany({
      data: {
        tenantId: ctx.tenantId,
        id,
        accountId,
        source: 'c2b',
        eventKey,
        claim: claim === null ? {} : { ...claim },
        raw: reading.raw,
        receivedAt: now,
        notBefore: new Date(now.getTime() + waitMs),
      },
      skipDuplicates: true,
    })
    if (count === 1) return { outcome: 'accepted', notificationId: id, waitMs }
    const before = await tx.paymentNotification.findUniqueOrThrow({
      where: { tenantId_eventKey: { tenantId: ctx.tenantId, eventKey } },
      select: { id: true },
    })
    return { outcome: 'duplicate', notificationId: before.id, waitMs }
  })
}

export function contentHash(raw: JsonObject): string {
  return sha256(canonicalJson(raw)).slice(0, 32)
}
