import { Prisma } from '../../../prisma/generated/client.ts'
import { phonePrefix } from '../../lib/phone-prefix.ts'
import type { Ctx } from '../context.ts'
import { hidesPhones } from './hides-phones.ts'

/** With its plus sign. */
const WHOLE_NUMBER = 13

/**
 * The beginning of a number that somebody looks for, null where she looks for none. Who sees numbers only in part finds one that she
 * knows whole, and learns no digit of another.
 */
export function phoneAsked(ctx: Pick<Ctx, 'tenantId' | 'actor'>, text: string): Prisma.Sql {
  const phone = phonePrefix(text)
  if (phone === null) return Prisma.sql`NULL::text`
  return phone.length >= WHOLE_NUMBER
    ? Prisma.sql`${phone}::text`
    : Prisma.sql`CASE WHEN NOT ${hidesPhones(ctx)} THEN ${phone}::text END`
}
