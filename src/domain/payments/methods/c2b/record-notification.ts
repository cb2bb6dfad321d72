import { canonicalJson } from '../../../../lib/canonical-json.ts'
import type { JsonObject } from '../../../../lib/json.ts'
import { parseReference } from '../../../../lib/reference.ts'
import { sha256 } from '../../../../lib/sha256.ts'
import type { Ctx } from '../../../context.ts'
import { proveNotification } from '../../books/prove-notification.ts'
import { mayKeepReport } from '../../core/notification-quota.ts'
import { MPESA } from '../../schemas.ts'
import type { C2bReading } from './c2b-provider.ts'
import { GRACE_MS } from './grace.ts'

export interface RecordedNotification {
  /** `flooded`: nobody can read it, and so many such came that it was only counted. */
  outcome: 'accepted' | 'duplicate' | 'flooded'
  notificationId: string | null
}

/**
 * Keeps what a confirmation says, before anything is believed. The receipt is the key: a repeated delivery is a duplicate
 * and changes nothing. A body that cannot be read is kept too, under its own content, for a person to look at.
 * @param report `sourceKnown`: whether it came from where the provider is known to call from; `source`: `pull` when nobody
 * sent it, and we found the money on the provider's own list
 */
export async function recordNotification(
  ctx: Ctx,
  report: { accountId: string; reading: C2bReading; sourceKnown: boolean; source?: 'c2b' | 'pull' },
): Promise<RecordedNotification> {
  const { accountId, reading, sourceKnown, source = 'c2b' } = report
  const now = ctx.clock.now()
  const claim = reading.outcome === 'claim' ? reading.claim : null
  const mayBeAPrompts = source === 'c2b' && claim !== null && parseReference(claim.typedReference) === null
  const waitMs = mayBeAPrompts ? GRACE_MS : 0
  const eventKey = claim ? `c2b:${claim.receipt}` : `c2b:unreadable:${contentHash(reading.raw)}`
  const id = ctx.ids.uuid()
  return ctx.transaction(async (ctx) => {
    const about = { accountId, provider: MPESA, kind: 'unreadable' as const }
    if (claim === null && !(await mayKeepReport(ctx, about))) return { outcome: 'flooded', notificationId: null }
    const { count } = await ctx.tx.paymentNotification.createMany({
      data: {
        tenantId: ctx.tenantId,
        id,
        accountId,
        provider: MPESA,
        source,
        sourceKnown,
        provenAt: source === 'pull' ? now : null,
        eventKey,
        claim: reading.outcome === 'claim' ? { ...reading.claim } : { problem: reading.problem },
        raw: reading.raw,
        receivedAt: now,
        notBefore: new Date(now.getTime() + waitMs),
      },
      skipDuplicates: true,
    })
    if (count === 1) {
      ctx.wake({ work: 'notification', notificationId: id, afterMs: waitMs })
      return { outcome: 'accepted', notificationId: id }
    }
    const before = await ctx.tx.paymentNotification.findUniqueOrThrow({
      where: { tenantId_eventKey: { tenantId: ctx.tenantId, eventKey } },
      select: { id: true },
    })
    // What somebody else may have written under this receipt is true, or not, by what the provider itself reports.
    if (claim !== null && sourceKnown) await proveNotification(ctx, before.id, claim)
    return { outcome: 'duplicate', notificationId: before.id }
  })
}

export function contentHash(raw: JsonObject): string {
  return sha256(canonicalJson(raw)).slice(0, 32)
}
