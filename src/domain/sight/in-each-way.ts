import { Prisma } from '../../../prisma/generated/client.ts'
import type { Ctx } from '../context.ts'

/** One way in which somebody comes to see conversations. */
export interface WayToSee {
  /** Whether it is hers. It looks at no row, so what she does not see in this way costs nothing. */
  isHers: Prisma.Sql
  /** Which conversations (`v`) she sees in this way; null for all of them. */
  opens: Prisma.Sql | null
}

/**
 * What is taken in each way to see, one behind the other: the rule of `visibleTo` taken apart. A list that takes a page in each way,
 * and then the first of them, walks an index of its own for each. With the rule as a filter, who sees little of a big shop waits
 * until all of it was looked through. No conversation is seen in two ways by the same person.
 */
export function inEachWay(
  { tenantId, actor }: Pick<Ctx, 'tenantId' | 'actor'>,
  take: (way: WayToSee) => Prisma.Sql,
): Prisma.Sql {
  const sight = Prisma.sql`(SELECT inbox_sight(${tenantId}::uuid, ${actor}))`
  const ways: WayToSee[] = [
    { isHers: Prisma.sql`${sight} = 'all'`, opens: null },
    { isHers: Prisma.sql`${sight} <> 'all'`, opens: Prisma.sql`v.assignee_id = ${actor}` },
    { isHers: Prisma.sql`${sight} NOT IN ('all', 'own')`, opens: Prisma.sql`v.assignee_id IS NULL` },
  ]
  return Prisma.join(ways.map(take), ' UNION ALL ')
}
