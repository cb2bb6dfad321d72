import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { customerOf, toCustomerView } from './internal.ts'
import type { CustomerView } from './schemas.ts'

/** The customer of this ctx. She exists since her first message was recorded. */
export async function getCustomer(ctx: Ctx): Promise<CustomerView> {
  const id = customerOf(ctx)
  const row = await ctx.transaction(({ tx }) =>
    tx.customer.findUnique({ where: { tenantId_id: { tenantId: ctx.tenantId, id } } }),
  )
  if (!row) throw new AppError('not_found', 'there is no such customer')
  return toCustomerView(row)
}
