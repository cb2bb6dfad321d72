import { Prisma } from '../../../prisma/generated/client.ts'
import type { Ctx } from '../context.ts'
import { hidesPhones } from './hides-phones.ts'

/**
 * A number as the one who asks may see it, by default a customer's (`cu`). The last three digits tell people apart who look at
 * their own phone.
 */
export function shownPhone(
  ctx: Pick<Ctx, 'tenantId' | 'actor'>,
  phone: Prisma.Sql = Prisma.sql`cu.phone_e164`,
): Prisma.Sql {
  return Prisma.sql`CASE WHEN ${hidesPhones(ctx)} THEN regexp_replace(${phone}, '\\d(?=\\d{3})', '•', 'g') ELSE ${phone} END`
}
