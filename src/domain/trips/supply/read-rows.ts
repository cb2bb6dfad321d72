import { z } from 'zod'

/** Something in an import that cannot be kept. */
export interface RowProblem {
  /** Where it stands: "rows[3].data.price_usd_cents"; empty for the whole. */
  path: string
  problem: string
}

export type RowsRead<Row> = { outcome: 'read'; rows: Row[] } | { outcome: 'refused'; problems: RowProblem[] }

/** Longer imports are several imports. */
const MOST_ROWS = 5_000

/**
 * The list of an import, whole or not at all.
 * @param list the name under which it stands
 * @param keyOf what no two rows may share
 */
export function readRows<Row>(
  json: unknown,
  list: string,
  schema: z.ZodType<Row>,
  keyOf: (row: Row) => string,
): RowsRead<Row> {
  const file = z.strictObject({ [list]: z.array(z.unknown()).min(1).max(MOST_ROWS) }).safeParse(json)
  if (!file.success) return { outcome: 'refused', problems: problemsOf(file.error, []) }
  const problems: RowProblem[] = []
  const rows: Row[] = []
  const seen = new Set<string>()
  for (const [at, value] of (file.data[list] ?? []).entries()) {
    const row = schema.safeParse(value)
    if (!row.success) {
      problems.push(...problemsOf(row.error, [list, at]))
      continue
    }
    const key = keyOf(row.data)
    if (seen.has(key)) problems.push({ path: `${list}[${at}]`, problem: `"${key}" stands twice` })
    seen.add(key)
    rows.push(row.data)
  }
  return problems.length > 0 ? { outcome: 'refused', problems } : { outcome: 'read', rows }
}

function problemsOf(error: z.core.$ZodError, at: readonly PropertyKey[]): RowProblem[] {
  return error.issues.map(({ path, message }) => ({ path: pathText([...at, ...path]), problem: message }))
}

function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}${text === '' ? '' : '.'}${String(key)}`),
    '',
  )
}
