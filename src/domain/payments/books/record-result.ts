import type { JsonObject } from '../../../lib/json.ts'
import { sha256 } from '../../../lib/sha256.ts'
import type { Ctx, TxCtx } from '../../context.ts'
import { MPESA } from '../schemas.ts'
import type { ResultReading } from './receipt-provider.ts'
import type { RequestPurpose } from './result-urls.ts'
import type { Said } from './stored-result.ts'

/** So many different words about one request leave a row: the provider says one, twice at most. What comes from elsewhere is counted apart. */
const MOST_OF_ONE = 10

export interface NewResult {
  accountId: string
  purpose: RequestPurpose
  /** The request that it came for. */
  subjectId: string
  reading: ResultReading
  /** Whether it came to the address for requests that waited too long. */
  isTimeout: boolean
  sourceKnown: boolean
}

/**
 * Keeps what came for a request, before anything is believed. The same words from there again are a duplicate and change nothing;
 * `unknown`: this account never made such a request.
 */
export async function recordResult(
  ctx: Ctx,
  report: NewResult,
): Promise<{ outcome: 'accepted' | 'duplicate' | 'flooded' | 'unknown' }> {
  const { accountId, purpose, subjectId, reading, sourceKnown } = report
  const now = ctx.clock.now()
  const said = saidBy(report)
  const prefix = `${purpose}:${subjectId}:`
  return ctx.transaction(async (ctx) => {
    if (!(await isOurs(ctx, report))) return { outcome: 'unknown' }
    const kept = { tenantId: ctx.tenantId, sourceKnown, eventKey: { startsWith: prefix } }
    if ((await ctx.tx.paymentNotification.count({ where: kept })) >= MOST_OF_ONE) return { outcome: 'flooded' }
    const id = ctx.ids.uuid()
    const claim: JsonObject = { subjectId, said: { ...said } }
    const { count } = await ctx.tx.paymentNotification.createMany({
      data: {
        tenantId: ctx.tenantId,
        id,
        accountId,
        provider: MPESA,
        source: purpose,
        sourceKnown,
        // The provider's own word is news, also when somebody else has said the same before.
        eventKey: `${prefix}${sourceKnown ? '' : 'unknown:'}${sha256(JSON.stringify(said)).slice(0, 16)}`,
        claim,
        raw: reading.raw,
        receivedAt: now,
        notBefore: now,
      },
      skipDuplicates: true,
    })
    if (count === 0) return { outcome: 'duplicate' }
    ctx.wake({ work: 'notification', notificationId: id })
    return { outcome: 'accepted' }
  })
}

function saidBy({ reading, isTimeout }: NewResult): Said {
  if (isTimeout) return { kind: 'timeout' }
  return reading.outcome === 'result'
    ? { kind: 'result', result: reading.result }
    : { kind: 'unreadable', problem: reading.problem }
}

async function isOurs(ctx: TxCtx, { purpose, subjectId: id, accountId }: NewResult): Promise<boolean> {
  const where = { tenantId: ctx.tenantId, id, accountId }
  const found =
    purpose === 'reversal' ? await ctx.tx.moneyReversal.count({ where }) : await ctx.tx.receiptCheck.count({ where })
  return found > 0
}
