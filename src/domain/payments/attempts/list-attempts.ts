import { z } from 'zod'
import { Prisma } from '../../../../prisma/generated/client.ts'
import type { PaymentMethod } from '../../../lib/payment-method.ts'
import type { Ctx } from '../../context.ts'
import { visibleTo } from '../../sight/index.ts'
import type { AttemptStatus } from '../schemas.ts'
import { outcomeSql } from './outcome-sql.ts'
import { readAttempts } from './read-attempts.ts'
import type { AttemptOutcome, ListedAttempt } from './schemas.ts'

/** Where a page ended. */
export const AttemptCursor = z.tuple([z.coerce.date(), z.uuid()])
export type AttemptCursor = z.infer<typeof AttemptCursor>

export interface AttemptFilter {
  method?: PaymentMethod | undefined
  currency?: string | undefined
  status?: AttemptStatus | undefined
  outcome?: AttemptOutcome | undefined
  /** Begun from then on. */
  from?: Date | undefined
  /** The first instant that is left out. */
  to?: Date | undefined
}

/** A page of the tries to pay for orders that the one who asks may see, the newest first. `next` is null on the last page. */
export async function listAttempts(
  ctx: Ctx,
  { filter, after, limit }: { filter: AttemptFilter; after: AttemptCursor | null; limit: number },
): Promise<{ attempts: ListedAttempt[]; next: AttemptCursor | null }> {
  const { method, currency, status, outcome, from, to } = filter
  const conditions = [
    Prisma.sql`a.tenant_id = ${ctx.tenantId}::uuid`,
    Prisma.sql`EXISTS (SELECT FROM orders o JOIN conversations v ON v.tenant_id = o.tenant_id AND v.id = o.conversation_id
      WHERE o.tenant_id = a.tenant_id AND o.id = a.order_id AND ${visibleTo(ctx)})`,
    ...(method === undefined ? [] : [Prisma.sql`a.method = ${method}`]),
    ...(currency === undefined ? [] : [Prisma.sql`a.currency = ${currency}`]),
    ...(status === undefined ? [] : [Prisma.sql`a.status = ${status}`]),
    ...(outcome === undefined ? [] : [outcomeSql(outcome)]),
    ...(from === undefined ? [] : [Prisma.sql`a.created_at >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [Prisma.sql`a.created_at < ${to}::timestamptz`]),
    ...(after === null ? [] : [Prisma.sql`(a.created_at, a.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`]),
  ]
  const found = await ctx.transaction((ctx) =>
    readAttempts(ctx, { which: Prisma.join(conditions, ' AND '), limit: limit + 1 }),
  )
  const page = found.slice(0, limit)
  const last = found.length > limit ? page.at(-1) : undefined
  return { attempts: page, next: last === undefined ? null : [last.createdAt, last.attemptId] }
}
