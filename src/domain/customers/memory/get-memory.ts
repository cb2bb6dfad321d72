import type { Ctx } from '../../context.ts'
import { getCustomer } from '../get-customer.ts'
import type { CustomerView } from '../schemas.ts'

/** What is remembered of a customer, and whether she agreed to it. Throws `not_found`, also for another shop's customer. */
export async function getMemory(
  ctx: Ctx,
  { customerId }: { customerId: string },
): Promise<Pick<CustomerView, 'memoryOptIn' | 'memories'>> {
  const { memoryOptIn, memories } = await getCustomer({ ...ctx, customerId })
  return { memoryOptIn, memories }
}
