import { z } from 'zod'
import { Prisma } from '../../../../prisma/generated/client.ts'
import type { TxCtx } from '../../context.ts'
import { shownPhone } from '../../sight/index.ts'
import { resultOf } from '../core/result-of.ts'
import { ListedAttempt } from './schemas.ts'

/** Tries to pay that `which` selects (over `a`), the newest first. One statement. */
export async function readAttempts(
  ctx: TxCtx,
  { which, limit }: { which: Prisma.Sql; limit: number },
): Promise<ListedAttempt[]> {
  const rows = await ctx.tx.$queryRaw`
    WITH page AS (
      SELECT a.* FROM payment_attempts a WHERE ${which} ORDER BY a.created_at DESC, a.id DESC LIMIT ${limit})
    SELECT a.id AS "attemptId", a.order_id AS "orderId", o.reference AS "orderReference", a.method, a.status,
      a.amount_minor AS "amountMinor", a.currency,
      ${shownPhone(ctx, Prisma.sql`a.msisdn`)} AS msisdn, a.to_stranger AS "toStranger", a.result_code AS "resultCode",
      a.receipt, a.superseded, a.created_at AS "createdAt", a.expires_at AS "expiresAt", a.closed_at AS "closedAt",
      a.next_query_at AS "nextQueryAt", a.query_count AS queries
    FROM page a JOIN orders o ON o.tenant_id = a.tenant_id AND o.id = a.order_id
    ORDER BY a.created_at DESC, a.id DESC`
  return z
    .array(ListedAttempt)
    .parse(rows)
    .map((attempt) => ({ ...attempt, result: resultOf(ctx, attempt) }))
}
