import { z } from 'zod'
import { Prisma } from '../../../../prisma/generated/client.ts'
import type { TxCtx } from '../../context.ts'
import { shownPhone } from '../../sight/index.ts'
import type { SharingView } from '../schemas/shares.ts'
import { sharingOfOrder } from './read-sharing.ts'
import { toSharingView } from './sharing-view.ts'

const Paid = z.object({ shareId: z.string(), phone: z.string().nullable(), receipts: z.array(z.string()) })

/** The sharing of an order as staff see it: each share with the number it is asked on, masked for whom it is not meant, and its receipts. */
export interface SharingFile extends Omit<SharingView, 'shares'> {
  shares: (SharingView['shares'][number] & { phone: string | null; receipts: string[] })[]
}

/** How an order is shared, or was; null when it never was. Two statements. */
export async function sharesOf(ctx: TxCtx, orderId: string): Promise<SharingFile | null> {
  const sharing = await sharingOfOrder(ctx, orderId)
  if (sharing === null) return null
  const rows = await ctx.tx.$queryRaw`
    SELECT s.id AS "shareId", ${shownPhone(ctx, Prisma.sql`s.msisdn`)} AS phone,
      coalesce((SELECT array_agg(m.receipt ORDER BY m.at, m.id) FROM payment_attempts a
        JOIN money_receipts m ON m.tenant_id = a.tenant_id AND m.attempt_id = a.id AND m.receipt IS NOT NULL
        WHERE a.tenant_id = s.tenant_id AND a.share_id = s.id), '{}') AS receipts
    FROM order_shares s WHERE s.tenant_id = ${ctx.tenantId}::uuid AND s.plan_id = ${sharing.planId}::uuid`
  const paid = new Map(
    z
      .array(Paid)
      .parse(rows)
      .map(({ shareId, ...facts }) => [shareId, facts]),
  )
  const view = toSharingView(ctx, sharing)
  const shares = view.shares.map((share) => ({
    ...share,
    ...(paid.get(share.shareId) ?? { phone: null, receipts: [] }),
  }))
  return { ...view, shares }
}
