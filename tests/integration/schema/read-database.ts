import type pg from 'pg'
import type { Column, Table } from './read-prisma-schema.ts'

export interface DatabaseTable extends Table {
  /** Columns that the database computes; no model writes them. */
  generated: string[]
  /** Unique for some of the rows only. */
  partialUniques: string[][]
}

/** The tables of the schema `public` as the catalog describes them, the history of migrations left out. */
export async function readDatabase(client: pg.Client): Promise<DatabaseTable[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
       AND relname NOT LIKE '\\_prisma%' ORDER BY relname`,
  )
  const tables: DatabaseTable[] = []
  for (const { name } of rows) tables.push(await readTable(client, name))
  return tables
}

async function readTable(client: pg.Client, name: string): Promise<DatabaseTable> {
  const columns = await client.query<Column & { generated: boolean }>(
    `SELECT a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, NOT a.attnotnull AS nullable,
       a.atthasdef AND a.attgenerated = '' AS "hasDefault", a.attgenerated <> '' AS generated
     FROM pg_attribute a WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`,
    [name],
  )
  const indexes = await client.query<{ columns: string[]; primary: boolean; unique: boolean; partial: boolean }>(
    `SELECT array_agg(a.attname::text ORDER BY k.place) AS columns, i.indisprimary AS "primary", i.indisunique AS "unique",
       i.indpred IS NOT NULL AS partial
     FROM pg_index i CROSS JOIN LATERAL unnest(i.indkey::int2[]) WITH ORDINALITY AS k(number, place)
     JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.number
     WHERE i.indrelid = $1::regclass GROUP BY i.indexrelid, i.indisprimary, i.indisunique, i.indpred IS NOT NULL`,
    [name],
  )
  const foreignKeys = await client.query<{ columns: string[]; table: string; references: string[] }>(
    `SELECT c.confrelid::regclass::text AS "table",
       (SELECT array_agg(a.attname::text ORDER BY k.place) FROM unnest(c.conkey) WITH ORDINALITY AS k(number, place)
         JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.number) AS columns,
       (SELECT array_agg(a.attname::text ORDER BY k.place) FROM unnest(c.confkey) WITH ORDINALITY AS k(number, place)
         JOIN pg_attribute a ON a.attrelid = c.confrelid AND a.attnum = k.number) AS "references"
     FROM pg_constraint c WHERE c.conrelid = $1::regclass AND c.contype = 'f'`,
    [name],
  )
  const of = (which: (index: (typeof indexes.rows)[number]) => boolean) =>
    indexes.rows.filter(which).map((index) => index.columns)
  return {
    name,
    columns: columns.rows.filter((column) => !column.generated).map(({ generated: _, ...column }) => column),
    generated: columns.rows.filter((column) => column.generated).map((column) => column.name),
    primaryKey: of((index) => index.primary)[0] ?? [],
    uniques: of((index) => index.unique && !index.primary && !index.partial),
    partialUniques: of((index) => index.unique && index.partial),
    indexes: of((index) => !index.unique && !index.partial),
    foreignKeys: foreignKeys.rows.map(({ columns, table, references }) => ({ columns, table, references })),
  }
}
