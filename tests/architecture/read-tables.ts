import { readTokens } from './read-tokens.ts'

export interface TableUse {
  table: string
  writes: boolean
}

const SQL = /\b(?:SELECT|UPDATE|INSERT INTO|DELETE FROM|FROM|JOIN)\b/
const WRITING = new Set(['create', 'createMany', 'update', 'updateMany', 'upsert', 'delete', 'deleteMany'])

/** Model by model the table that it stands for, with the name that the typed client gives it. */
export function tablesOfModels(schema: string): Map<string, string> {
  const models = [...schema.matchAll(/^model (\w+) \{[\s\S]*?@@map\("(\w+)"\)/gm)]
  return new Map(
    models.map(([, model = '', table = '']) => [`${model.charAt(0).toLowerCase()}${model.slice(1)}`, table]),
  )
}

/**
 * The tables that a file uses: those its SQL names, and those of `tx.<model>`. What the typed client reads along a relation
 * (`include`, `select`) is not seen.
 */
export function readTables(source: string, models: ReadonlyMap<string, string>): TableUse[] {
  const tokens = readTokens(source)
  const statements = tokens.filter(({ kind, text }) => (kind === 'template' || kind === 'string') && SQL.test(text))
  const named = statements.flatMap(({ text }) => [...new Set(models.values())].flatMap((table) => usesIn(text, table)))
  const typed = tokens.flatMap(({ kind, text }, at): TableUse[] => {
    const table = models.get(text)
    const isModel = kind === 'word' && tokens[at - 1]?.text === '.' && tokens[at - 2]?.text === 'tx'
    return table === undefined || !isModel ? [] : [{ table, writes: WRITING.has(tokens[at + 2]?.text ?? '') }]
  })
  return [...named, ...typed]
}

/** A name that is a key, an alias or a column of something else is no table. */
function usesIn(sql: string, table: string): TableUse[] {
  const named = new RegExp(`(?<!['".\\w])(?<!\\bAS )${table}(?![\\w'".])`)
  const written = new RegExp(`\\b(?:UPDATE|INTO|DELETE FROM) ${table}\\b`)
  return named.test(sql) ? [{ table, writes: written.test(sql) }] : []
}
