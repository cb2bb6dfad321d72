/** Orders that more than one payment was taken for, but for those that several people pay; must be 0. */
export const PAID_TWICE = `
  SELECT count(*) AS n FROM (
    SELECT order_id FROM payment_attempts WHERE status = 'paid' AND share_id IS NULL GROUP BY tenant_id, order_id HAVING count(*) > 1) x`

/** Goods of which more or less is held than by orders that wait for money, who alone may hold any; must be 0. */
export const HELD_LEAK = `
  SELECT count(*) AS n FROM catalog_variants v
  LEFT JOIN (
    SELECT l.tenant_id, l.variant_id, sum(l.quantity) AS held FROM order_lines l
    JOIN orders o ON o.tenant_id = l.tenant_id AND o.id = l.order_id
    WHERE o.stock_state = 'held' GROUP BY 1, 2) h ON h.tenant_id = v.tenant_id AND h.variant_id = v.id
  WHERE v.held <> coalesce(h.held, 0)`
