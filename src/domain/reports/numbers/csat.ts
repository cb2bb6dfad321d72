import { Prisma } from '../../../../prisma/generated/client.ts'
import { type Columns, type Counted, rowsOf, type Scope, within } from './counted.ts'

const rating: Columns = {
  kind: 'rating',
  ...{ id: Prisma.sql`c.id`, at: Prisma.sql`c.asked_at`, conversation: Prisma.sql`c.conversation_id` },
  person: Prisma.sql`c.person_id`,
}

/** Of what was asked in a time: whatever was answered, and whenever. */
const asked = (scope: Scope) =>
  Prisma.sql`FROM csat_answers c WHERE c.tenant_id = ${scope.tenantId}::uuid AND ${within(Prisma.sql`c.asked_at`, scope)}`
const answered = (scope: Scope) => Prisma.sql`${asked(scope)} AND c.score IS NOT NULL`
const scored: Columns = { ...rating, amount: Prisma.sql`c.score` }

export const CSAT: readonly Counted[] = [
  {
    ...{ name: 'average', unit: 'score', how: 'average', parts: 'person', shown: ['tile', 'series'] },
    rows: (scope) => rowsOf({ ...scored, part: Prisma.sql`c.person_id` }, answered(scope)),
  },
  {
    ...{ name: 'asked', unit: 'count', how: 'count', shown: ['tile'] },
    rows: (scope) => rowsOf(rating, asked(scope)),
  },
  {
    ...{ name: 'replied', unit: 'share', how: { share: 'asked' }, shown: ['tile'] },
    rows: (scope) => rowsOf(scored, answered(scope)),
  },
  {
    ...{ name: 'scores', unit: 'count', how: 'count', parts: 'code', shown: [] },
    rows: (scope) => rowsOf({ ...scored, part: Prisma.sql`c.score` }, answered(scope)),
  },
  {
    ...{ name: 'whys', unit: 'count', how: 'count', parts: 'code', shown: [] },
    rows: (scope) =>
      rowsOf({ ...scored, part: Prisma.sql`c.why` }, Prisma.sql`${answered(scope)} AND c.why IS NOT NULL`),
  },
]
