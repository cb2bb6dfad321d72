import { Prisma } from '../../../../prisma/generated/client.ts'
import { outcomeSql } from '../../payments/index.ts'
import { type Columns, type Counted, rowsOf, type Scope, within } from './counted.ts'

const order: Omit<Columns, 'at'> = {
  kind: 'order',
  ...{ id: Prisma.sql`o.id`, conversation: Prisma.sql`o.conversation_id` },
  ...{ reference: Prisma.sql`o.reference`, amount: Prisma.sql`o.total_minor`, currency: Prisma.sql`o.currency` },
}

const ofShop = ({ tenantId }: Scope) => Prisma.sql`FROM orders o WHERE o.tenant_id = ${tenantId}::uuid`
const CREATED = Prisma.sql`o.created_at`
const PAID = Prisma.sql`o.paid_at`

/** Orders that were placed: carts are none. */
const placed: Counted = {
  ...{ name: 'orders', unit: 'money', how: 'sum', parts: 'code', shown: ['tile', 'series'] },
  rows: (scope) =>
    rowsOf(
      { ...order, at: CREATED, part: Prisma.sql`o.status` },
      Prisma.sql`${ofShop(scope)} AND o.status <> 'draft' AND ${within(CREATED, scope)}`,
    ),
}

/** Orders by when they were paid, and by how: the way of the payment that closed last. */
export const paidOrders: Counted = {
  ...{ name: 'paid', unit: 'money', how: 'sum', parts: 'code', shown: ['tile', 'series'] },
  rows: (scope) =>
    rowsOf(
      {
        ...{ ...order, at: PAID },
        part: Prisma.sql`coalesce((SELECT a.method FROM payment_attempts a
          WHERE a.tenant_id = o.tenant_id AND a.order_id = o.id AND a.status IN ('paid', 'refunded')
          ORDER BY a.closed_at DESC NULLS LAST LIMIT 1), 'other')`,
      },
      Prisma.sql`${ofShop(scope)} AND o.paid_at IS NOT NULL AND ${within(PAID, scope)}`,
    ),
}

/** Tries to pay that followed one that had failed, and were paid. */
const rescued: Counted = {
  ...{ name: 'rescued', unit: 'money', how: 'sum', parts: 'code', shown: ['tile'] },
  rows: (scope) =>
    rowsOf(
      {
        kind: 'order',
        ...{ id: Prisma.sql`a.order_id`, at: Prisma.sql`a.created_at`, part: Prisma.sql`a.method` },
        ...{ conversation: Prisma.sql`o.conversation_id`, reference: Prisma.sql`o.reference` },
        ...{ amount: Prisma.sql`a.amount_minor`, currency: Prisma.sql`a.currency` },
      },
      Prisma.sql`FROM payment_attempts a JOIN orders o ON o.tenant_id = a.tenant_id AND o.id = a.order_id
        WHERE a.tenant_id = ${scope.tenantId}::uuid AND ${within(Prisma.sql`a.created_at`, scope)} AND ${outcomeSql('rescued')}`,
    ),
}

/** Carts that nobody has touched for as long as the shop waits before it reminds of one. */
const abandoned: Counted = {
  ...{ name: 'abandoned', unit: 'money', how: 'sum', shown: ['tile', 'series'] },
  rows: (scope) => {
    const leftBefore = new Date(scope.now.getTime() - scope.settings.outreach.abandonedCartMinutes * 60_000)
    return rowsOf(
      { ...order, at: CREATED },
      Prisma.sql`${ofShop(scope)} AND o.status = 'draft' AND ${within(CREATED, scope)} AND o.updated_at < ${leftBefore}::timestamptz`,
    )
  },
}

export const SALES: readonly Counted[] = [placed, paidOrders, rescued, abandoned]
