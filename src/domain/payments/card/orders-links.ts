import { z } from 'zod'
import type { Ctx, Tx } from '../../context.ts'
import { AttemptStatus, type CardCheckout } from '../schemas.ts'

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
export async function ordersLinks(tx: Tx, ctx: Ctx, orderId: string): Promise<CardLink[]> {
  const rows = await tx.paymentAttempt.findMany({
    where: { tenantId: ctx.tenantId, orderId, method: 'card' },
    orderBy: { createdAt: 'desc' },
  })
  return rows.map(({ checkoutUrlEnc, ...row }) =>
    CardLink.parse({ ...row, url: checkoutUrlEnc === null ? null : ctx.ports.vault.open(checkoutUrlEnc) }),
  )
}

export function linkOf({ id, url, expiresAt }: CardLink): CardCheckout {
  return { outcome: 'link', attemptId: id, url, expiresAt: expiresAt.toISOString() }
}
