import type { House } from '../house.ts'

/** Rows that no stranger's message may change, by table: one text per row. */
export type Protected = ReadonlyMap<string, ReadonlySet<string>>

const WHOLE = [
  'tenants',
  'credentials',
  'payment_accounts',
  'payment_hooks',
  'offers',
  'catalog_items',
  'knowledge_documents',
  'knowledge_versions',
  'knowledge_passages',
  'message_templates',
] as const

/** Of these the rows of attackers are their own business; $1 are the addresses of attackers. */
const OTHERS: Readonly<Record<string, string>> = {
  catalog_variants: 'SELECT tenant_id, id, sku, name, options, price_minor, currency, stock FROM catalog_variants',
  // When a key was last used is its own business.
  staff_tokens:
    'SELECT tenant_id, id, name, token_hash, scopes, allowed_ips, expires_at, revoked_at, replaced_by FROM staff_tokens',
  users: 'SELECT tenant_id, id, email, role, joined_at, disabled_at FROM users',
  channels: 'SELECT tenant_id, id, address, provider_account, credentials_enc FROM channels',
  customers: 'SELECT * FROM customers x WHERE NOT x.address = ANY($1)',
  consent_ledger: ofOthers('consent_ledger', 'x.customer_id'),
  orders: ofOthers('orders', 'x.customer_id'),
  offer_redemptions: ofOthers('offer_redemptions', 'x.customer_id'),
  order_lines: ofOthers(
    'order_lines',
    '(SELECT o.customer_id FROM orders o WHERE o.tenant_id = x.tenant_id AND o.id = x.order_id)',
  ),
  payment_attempts: ofOthers(
    'payment_attempts',
    '(SELECT o.customer_id FROM orders o WHERE o.tenant_id = x.tenant_id AND o.id = x.order_id)',
  ),
  money_receipts: 'SELECT * FROM money_receipts',
  outbound_messages: ofOthers(
    'outbound_messages',
    '(SELECT v.customer_id FROM conversations v WHERE v.tenant_id = x.tenant_id AND v.id = x.conversation_id)',
  ),
}

function ofOthers(table: string, customerId: string): string {
  return `SELECT x.* FROM ${table} x WHERE ${customerId} NOT IN (SELECT c.id FROM customers c WHERE c.address = ANY($1))`
}

/** @param attackers addresses whose own customers, orders and messages may change */
export async function readProtected({ owner }: Pick<House, 'owner'>, attackers: readonly string[]): Promise<Protected> {
  const found = new Map<string, Set<string>>()
  for (const table of WHOLE) {
    const { rows } = await owner.query<{ row: string }>(`SELECT row_to_json(t)::text AS row FROM ${table} t`)
    found.set(table, new Set(rows.map(({ row }) => row)))
  }
  for (const [table, sql] of Object.entries(OTHERS)) {
    const text = `SELECT row_to_json(t)::text AS row FROM (${sql}) t`
    const { rows } = await owner.query<{ row: string }>(text, sql.includes('$1') ? [attackers] : [])
    found.set(table, new Set(rows.map(({ row }) => row)))
  }
  return found
}

/** Every row that is gone, new or different, as "table: row". */
export function changesBetween(before: Protected, after: Protected): string[] {
  return [...before].flatMap(([table, rows]) => {
    const now = after.get(table) ?? new Set<string>()
    return [
      ...[...rows].filter((row) => !now.has(row)).map((row) => `${table}, was: ${row.slice(0, 300)}`),
      ...[...now].filter((row) => !rows.has(row)).map((row) => `${table}, is now: ${row.slice(0, 300)}`),
    ]
  })
}
