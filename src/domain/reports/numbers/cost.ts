import { Prisma } from '../../../../prisma/generated/client.ts'
import { type Columns, type Counted, rowsOf, type Scope, within } from './counted.ts'
import { conversations } from './overview.ts'
import { paidOrders } from './sales.ts'

const call: Columns = {
  kind: 'model_call',
  ...{ id: Prisma.sql`m.id`, at: Prisma.sql`m.at`, conversation: Prisma.sql`m.conversation_id` },
  ...{ reference: Prisma.sql`m.prompt`, amount: Prisma.sql`m.cost_micro_usd` },
}

const calls = (scope: Scope) =>
  Prisma.sql`FROM model_usage m WHERE m.tenant_id = ${scope.tenantId}::uuid AND ${within(Prisma.sql`m.at`, scope)}`

/** What calls of models cost. One whose price nobody knows is counted as unknown and in no sum. */
const spend = (name: string, more: Pick<Counted, 'how' | 'shown'> & Partial<Counted>, part?: Prisma.Sql): Counted => ({
  ...{ name, unit: 'micro_usd', ...more },
  rows: (scope) => rowsOf(part === undefined ? call : { ...call, part }, calls(scope)),
})

export const COST: readonly Counted[] = [
  spend('spend', { how: 'sum', shown: ['tile', 'series'] }),
  spend('each_conversation', { how: { each: 'conversations' }, shown: ['tile'] }),
  spend('each_order', { how: { each: 'paid' }, shown: ['tile'] }),
  {
    ...{ name: 'unpriced', unit: 'count', how: 'count', parts: 'code', shown: ['tile'] },
    rows: (scope) =>
      rowsOf({ ...call, part: Prisma.sql`m.model` }, Prisma.sql`${calls(scope)} AND m.cost_micro_usd IS NULL`),
  },
  spend('by_prompt', { how: 'sum', parts: 'code', shown: [] }, Prisma.sql`m.prompt`),
  spend('by_model', { how: 'sum', parts: 'code', shown: [] }, Prisma.sql`m.model`),
  { ...conversations, shown: [] },
  { ...paidOrders, shown: [] },
]
