import type { Customer } from './customer.ts'

/**
 * Makes her payments older instead of waiting: what is due later falls due now. The product's own clock stays as it is,
 * so nobody else's time moves.
 */
export async function letTimePass({ house, phone, shop }: Customer, seconds: number): Promise<void> {
  const { rowCount } = await house.owner.query(
    `UPDATE payment_attempts a SET created_at = a.created_at - $3 * interval '1 second',
       next_query_at = a.next_query_at - $3 * interval '1 second', expires_at = a.expires_at - $3 * interval '1 second'
     FROM orders o JOIN customers c ON c.tenant_id = o.tenant_id AND c.id = o.customer_id
     WHERE a.tenant_id = $1 AND o.tenant_id = a.tenant_id AND o.id = a.order_id AND c.address = $2`,
    [shop.tenantId, phone.address, seconds],
  )
  if (rowCount !== 0) phone.note('clock', `${seconds} seconds pass`)
}
