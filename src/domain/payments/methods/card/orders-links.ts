import { z } from 'zod'
import type { Ctx, TxCtx } from '../../../context.ts'
import { AttemptStatus, type LinkAnswer } from '../../schemas.ts'

const CardLink = z.object({
  id: z.string(),
  requestId: z.string(),
  status: AttemptStatus,
  amountMinor: z.int(),
  currency: z.string(),
  superseded: z.boolean(),
  createdAt: z.date(),
  expiresAt: z.date(),
  /** Opened; null when the provider gave none. */
  url: z.string().nullable(),
})
export type CardLink = z.infer<typeof CardLink>

/** The card attempts of an order, newest first: a handful at most. */
export async function ordersLinks(ctx: TxCtx, orderId: string): Promise<CardLink[]> {
  const rows = await ctx.tx.paymentAttempt.findMany({
    where: { tenantId: ctx.tenantId, orderId, method: 'card' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  return rows.map(({ checkoutUrlEnc, ...row }) =>
    CardLink.parse({
      ...row,
      url: checkoutUrlEnc === null ? null : ctx.ports.vault.open(checkoutUrlEnc, linkPlace(ctx, row.id)),
    }),
  )
}

/** Where the link of a card attempt is kept. */
export function linkPlace(ctx: Ctx, attemptId: string) {
  return { tenantId: ctx.tenantId, column: 'payment_attempts.checkout_url_enc', row: attemptId } as const
}

export function linkOf({ id, url, expiresAt }: CardLink): LinkAnswer {
  return { outcome: 'link', attemptId: id, url, expiresAt: expiresAt.toISOString() }
}
