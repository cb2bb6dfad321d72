export interface Column {
  name: string
  /** As PostgreSQL writes it: "timestamp(3) with time zone". */
  type: string
  nullable: boolean
  hasDefault: boolean
}

export interface Table {
  name: string
  columns: Column[]
  primaryKey: string[]
  uniques: string[][]
  indexes: string[][]
  foreignKeys: { columns: string[]; table: string; references: string[] }[]
}

interface Field {
  name: string
  column: string
  type: string
  optional: boolean
  list: boolean
  attributes: string
}

const TYPES: Readonly<Record<string, string>> = {
  String: 'text',
  Int: 'integer',
  BigInt: 'bigint',
  Float: 'double precision',
  Boolean: 'boolean',
  Json: 'jsonb',
  Bytes: 'bytea',
  'String @db.Uuid': 'uuid',
  'DateTime @db.Date': 'date',
  'DateTime @db.Timestamptz(3)': 'timestamp(3) with time zone',
}

/** The tables that the models of a Prisma schema ask for. Throws on a type it does not know. */
export function readPrismaSchema(schema: string): Table[] {
  const models = [...schema.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)].map(([, name = '', body = '']) => {
    const lines = body.split('\n').map((line) => line.trim())
    const fields = lines.filter((line) => /^[a-z]/.test(line)).map(readField)
    return { name, fields, rules: lines.filter((line) => line.startsWith('@@')) }
  })
  const tableOf = new Map(models.map((model) => [model.name, argument(model.rules, '@@map')]))
  return models.map(({ fields, rules, name }) => {
    const columnOf = (field: string) => fields.find((candidate) => candidate.name === field)?.column ?? field
    const keys = (rule: string) =>
      rules.filter((line) => line.startsWith(rule)).map((line) => names(line).map(columnOf))
    const own = (attribute: RegExp) =>
      fields.filter((field) => attribute.test(field.attributes)).map((field) => [field.column])
    const relations = fields.filter((field) => field.attributes.includes('fields: ['))
    return {
      name: tableOf.get(name) ?? name,
      columns: fields.filter((field) => !tableOf.has(field.type)).map(toColumn),
      primaryKey: [...keys('@@id'), ...own(/@id\b/)][0] ?? [],
      uniques: [...keys('@@unique'), ...own(/@unique\b/)],
      indexes: keys('@@index'),
      foreignKeys: relations.map((field) => {
        const target = models.find((model) => model.name === field.type)
        const theirs = (other: string) => target?.fields.find((candidate) => candidate.name === other)?.column ?? other
        return {
          columns: names(part(field.attributes, 'fields')).map(columnOf),
          table: tableOf.get(field.type) ?? field.type,
          references: names(part(field.attributes, 'references')).map(theirs),
        }
      }),
    }
  })
}

function readField(line: string): Field {
  const [, name = '', type = '', mark = '', attributes = ''] = /^(\w+)\s+(\w+)(\[\]|\?)?\s*(.*)$/.exec(line) ?? []
  const column = /@map\("(\w+)"\)/.exec(attributes)?.[1] ?? name
  return { name, column, type, optional: mark === '?', list: mark === '[]', attributes }
}

function toColumn(field: Field): Column {
  const native = /@db\.\w+(?:\(\d+\))?/.exec(field.attributes)?.[0]
  const type = TYPES[native ? `${field.type} ${native}` : field.type]
  if (!type) throw new Error(`no column type is known for ${field.name} ${field.type} ${native ?? ''}`)
  return {
    name: field.column,
    type: field.list ? `${type}[]` : type,
    // Prisma leaves NOT NULL away from arrays: it writes and reads them as empty.
    nullable: field.optional || field.list,
    hasDefault: field.attributes.includes('@default('),
  }
}

function argument(rules: readonly string[], rule: string): string {
  return /"(\w+)"/.exec(rules.find((line) => line.startsWith(rule)) ?? '')?.[1] ?? ''
}

function part(attributes: string, name: string): string {
  return new RegExp(`${name}: (\\[[^\\]]*\\])`).exec(attributes)?.[1] ?? ''
}

function names(line: string): string[] {
  return (/\[([^\]]*)\]/.exec(line)?.[1] ?? '').split(',').map((name) => name.trim())
}
