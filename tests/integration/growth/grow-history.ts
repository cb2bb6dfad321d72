import type pg from 'pg'
import type { DatabaseTable } from '../schema/read-database.ts'

/** How what a shop has done is repeated: by other customers of the shop, by the same ones, or in other shops. */
export type Repeated = 'by others' | 'by the same' | 'in other shops'

/** What a shop has once, however many customers it has. */
const OF_SHOP = [
  'tenants',
  'channels',
  'channel_contents',
  'catalog_items',
  'catalog_variants',
  'catalog_words',
  'offers',
  'payment_accounts',
  'payment_hooks',
  'staff_tokens',
  'message_templates',
  'knowledge_documents',
  'knowledge_versions',
  'knowledge_files',
  'knowledge_parents',
  'knowledge_passages',
  'knowledge_segments',
  'provider_tokens',
  'rate_buckets',
  'outreach_breakers',
  'money_lists',
  'canned_replies',
  'destinations',
  'trip_supply',
  'trip_answers',
]
/** Whom it is with. */
const OF_CUSTOMER = ['customers', 'conversations']

/**
 * Writes every row of a shop `times` more, as years of use would leave them: ids and keys are made new by one rule
 * everywhere, so that copies point at copies, and each copy is ten minutes older than the one before.
 */
export async function growHistory(
  owner: pg.Client,
  tables: readonly DatabaseTable[],
  grown: { tenantId: string; times: number; repeated: Repeated },
): Promise<void> {
  const kept: readonly string[] = {
    'by others': OF_SHOP,
    'by the same': [...OF_SHOP, ...OF_CUSTOMER],
    'in other shops': [],
  }[grown.repeated]
  await owner.query('SET session_replication_role = replica')
  for (const table of tables) {
    if (kept.includes(table.name)) continue
    const columns = table.columns.map(({ name }) => name)
    const values = table.columns.map((column) => copied(table, column, kept, grown.repeated))
    await owner.query(
      `INSERT INTO ${table.name} (${columns.join()}) OVERRIDING SYSTEM VALUE SELECT ${values.join()}
      FROM (SELECT * FROM ${table.name} WHERE ${table.name === 'tenants' ? 'id' : 'tenant_id'} = $1) one,
        generate_series(1, $2::int) AS n ON CONFLICT DO NOTHING`,
      [grown.tenantId, grown.times],
    )
  }
  await owner.query('SET session_replication_role = origin')
}

function copied(
  table: DatabaseTable,
  { name, type }: { name: string; type: string },
  kept: readonly string[],
  repeated: Repeated,
): string {
  const isKey = [...table.uniques, ...table.partialUniques, table.primaryKey].some((key) => key.includes(name))
  if (type === 'uuid') {
    const target = table.foreignKeys.find(({ columns }) => columns.at(-1) === name)?.table
    const stays = name === 'tenant_id' ? repeated !== 'in other shops' : target !== undefined && kept.includes(target)
    // As a random id is written: version 4.
    return stays
      ? name
      : `overlay(overlay(md5(${name}::text || '${repeated}' || n) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`
  }
  if (name === 'seq') return `nextval(pg_get_serial_sequence('${table.name}', 'seq'))`
  if (name === 'epoch')
    return repeated === 'by the same' && table.name !== 'conversations' ? `${name} - n * 1000` : name
  if (type === 'text' && (isKey || name === 'token_hash') && !ENUMS.includes(name))
    return `${name} || '~${repeated}' || n`
  return type.startsWith('timestamp') ? `${name} - n * interval '10 minutes'` : name
}

/** Keys that hold one of a few words. */
const ENUMS = ['provider', 'purpose', 'kind', 'status', 'reason', 'work', 'language', 'tool', 'word', 'scope', 'method']
