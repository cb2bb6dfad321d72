/** What a file holds, not yet looked at: the product says what of it is wrong. */
export interface SupplyFile {
  destinations: unknown[]
  rows: unknown[]
}

export type FileRead = { outcome: 'read'; file: SupplyFile } | { outcome: 'refused'; problem: 'not_json' | 'no_list' }

/** The lists of a file: `destinations`, `rows`, or one `destination` with its `rows`. */
export function readSupplyFile(text: string): FileRead {
  const json = parsed(text)
  if (json === undefined) return { outcome: 'refused', problem: 'not_json' }
  const { destination, destinations, rows } = fieldsOf(json)
  const file = {
    destinations: [...listOf(destinations), ...(destination === undefined ? [] : [destination])],
    rows: listOf(rows),
  }
  if (file.destinations.length + file.rows.length === 0) return { outcome: 'refused', problem: 'no_list' }
  return { outcome: 'read', file }
}

/** Where in a file a problem stands: which row of a list, what that row is called, and what of it; null for the whole. */
export function placeOf(path: string, file: SupplyFile): { row: number; name: string | null; field: string } | null {
  const [, list, at, field = ''] = /^(rows|destinations)\[(\d+)\](?:\.(.*))?$/.exec(path) ?? []
  if (at === undefined) return null
  const row = fieldsOf((list === 'rows' ? file.rows : file.destinations)[Number(at)])
  const name = [fieldsOf(row.data).name, row.city, row.ref].find((said) => typeof said === 'string')
  return { row: Number(at) + 1, name: typeof name === 'string' ? name : null, field }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
