import type { AnswerTo } from '../../../../../src/http/contract/client.ts'

export type SettingsAnswer = AnswerTo<'GET /v1/settings'>
export type JsonObject = SettingsAnswer['schema']
export type Json = JsonObject[string]

/** How one part of the schema of the settings is asked for. `things` is a list of which each has fields, `forms` one of several. */
export type Shape = { nullable: boolean; node: JsonObject } & (
  | { kind: 'text' | 'number' | 'whether' | 'lines' | 'unknown' }
  | { kind: 'one_of' | 'some_of'; options: string[] }
  | { kind: 'fields'; fields: [key: string, node: JsonObject][] }
  | { kind: 'things'; thing: JsonObject }
  | { kind: 'forms'; forms: JsonObject[] }
)

export function isFields(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads a part of a JSON Schema for what a form must know. */
export function shapeOf(schema: JsonObject): Shape {
  const all = listOf(schema.anyOf ?? schema.oneOf).filter(isFields)
  const forms = all.filter(({ type }) => type !== 'null')
  const nullable = forms.length < all.length
  const [only] = forms
  if (forms.length > 1) return { kind: 'forms', nullable, node: schema, forms }
  if (only !== undefined) return { ...shapeOf(only), nullable }
  return { ...plainShape(schema), nullable: false, node: schema }
}

type Plain = Shape extends infer S ? (S extends Shape ? Omit<S, 'nullable' | 'node'> : never) : never

function plainShape(node: JsonObject): Plain {
  if (Array.isArray(node.enum)) return { kind: 'one_of', options: node.enum.map(String) }
  const { type } = node
  if (type === 'boolean') return { kind: 'whether' }
  if (type === 'integer' || type === 'number') return { kind: 'number' }
  if (type === 'string') return { kind: 'text' }
  if (type === 'object') return { kind: 'fields', fields: fieldsOf(node) }
  if (type !== 'array' || !isFields(node.items)) return { kind: 'unknown' }
  const { items } = node
  if (Array.isArray(items.enum)) return { kind: 'some_of', options: items.enum.map(String) }
  return items.type === 'object' ? { kind: 'things', thing: items } : { kind: 'lines' }
}

function fieldsOf({ properties, propertyNames, additionalProperties }: JsonObject): [string, JsonObject][] {
  const named = isFields(properties) ? Object.entries(properties) : []
  const keys = isFields(propertyNames) ? listOf(propertyNames.enum).map(String) : []
  const kept = keys.map((key): [string, Json | undefined] => [key, additionalProperties])
  return [...named, ...kept].flatMap(([key, node]) => (isFields(node) && node.const === undefined ? [[key, node]] : []))
}

function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : []
}

/** What a new thing begins with: what the schema says, else the least that it takes. */
export function emptyOf(schema: JsonObject): Json {
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  const shape = shapeOf(schema)
  if (shape.nullable) return null
  switch (shape.kind) {
    case 'one_of':
      return shape.options[0] ?? ''
    case 'whether':
      return false
    case 'number':
      return typeof shape.node.minimum === 'number' ? shape.node.minimum : 0
    case 'lines':
    case 'some_of':
    case 'things':
      return []
    case 'forms':
      return shape.forms[0] === undefined ? null : emptyOf(shape.forms[0])
    case 'fields': {
      const { properties } = shape.node
      const named = isFields(properties) ? Object.entries(properties) : []
      const all = [...named, ...shape.fields]
      return Object.fromEntries(all.map(([key, node]) => [key, isFields(node) ? emptyOf(node) : null]))
    }
    default:
      return ''
  }
}
