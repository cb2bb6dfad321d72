import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { Erasure } from './schemas.ts'

/** The proof that a customer was erased; null for one who was not. Throws `not_found`. */
export async function findErasure(ctx: Ctx, { customerId }: { customerId: string }): Promise<Erasure | null> {
  const proof = { customerId: true, erasedBy: true, erasedAt: true, counts: true, hash: true } as const
  const customer = await ctx.transaction(({ tx, tenantId }) =>
    tx.customer.findFirst({ where: { tenantId, id: customerId }, select: { erasures: { select: proof } } }),
  )
  if (customer === null) throw new AppError('not_found', 'there is no such customer')
  const [erasure] = customer.erasures
  return erasure === undefined ? null : Erasure.parse(erasure)
}
