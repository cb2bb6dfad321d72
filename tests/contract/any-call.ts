import fc from 'fast-check'
import type { Route } from '../../src/http/contract/define-route.ts'
import { jsonSchema } from '../../src/http/contract/json-schema.ts'
import type { JsonObject } from '../../src/lib/json.ts'
import { anyValue, type Known } from './any-value.ts'
import type { ApiCall } from './call-api.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const BOUNDARY = 'x0x0x0x'

/** A call of a route: with `odd` its path, query, body and their kind may be anything. */
export function anyCall(route: Route, known: Known, odd: boolean): fc.Arbitrary<ApiCall> {
  const { method, path, params, query, body } = route
  const nothing = fc.constant<JsonObject>({})
  const named = params ? anyValue(jsonSchema(params, 'input'), known, odd) : nothing
  const asked = query ? anyValue(jsonSchema(query, 'input'), known, odd) : nothing
  const sent = body ? anyBody(body, known, odd) : fc.constant({})
  return fc
    .tuple(named, asked, sent)
    .map(([names, wish, said]) => ({ method, url: `${filled(path, names)}${search(wish)}`, ...said }))
}

function anyBody(
  body: NonNullable<Route['body']>,
  known: Known,
  odd: boolean,
): fc.Arbitrary<Omit<ApiCall, 'method' | 'url'>> {
  const asJson = (schema: JsonObject) =>
    anyValue(schema, known, odd).map((value) => ({ headers: JSON_TYPE, body: JSON.stringify(value) }))
  if (!('kinds' in body)) return perhapsNone(asJson(jsonSchema(body, 'input')), odd)
  const { data, form, json, csv } = body.kinds
  const kinds = [
    ...(data ? [asJson(jsonSchema(data, 'input'))] : []),
    ...(json ? [asJson({})] : []),
    ...(csv
      ? [
          fc
            .constantFrom('name,price\nA,1\n', '"', '\u0000', 'name;name\n;;;')
            .map((text) => ({ headers: { 'content-type': 'text/csv' }, body: text })),
        ]
      : []),
    ...(form ? [anyValue(jsonSchema(form.fields, 'input'), known, odd).map(asForm)] : []),
  ]
  return perhapsNone(fc.oneof(...kinds), odd)
}

/** Sometimes what is sent is no such body at all. */
function perhapsNone(body: fc.Arbitrary<Omit<ApiCall, 'method' | 'url'>>, odd: boolean): typeof body {
  if (!odd) return body
  const none = fc.constantFrom(
    ...['{', '', 'null', '"text"', '[]', '{"__proto__":{"a":1}}', '\ufeff{}'].map((text) => ({
      headers: JSON_TYPE,
      body: text,
    })),
    { headers: { 'content-type': 'text/xml' }, body: '<a/>' },
    { headers: { 'content-type': 'multipart/form-data' }, body: 'no form' },
  )
  return fc.oneof({ weight: 9, arbitrary: body }, { weight: 1, arbitrary: none })
}

function asForm(fields: unknown): Omit<ApiCall, 'method' | 'url'> {
  const parts = Object.entries(Object(fields)).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  )
  const file = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="Rules of ${parts.length}.md"\r\n\r\n# Pool\n\nNo running.\r\n--${BOUNDARY}--\r\n`
  return { headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }, body: [...parts, file].join('') }
}

/** A parameter is never empty, for then it would be another path, and is escaped as far as it is text. */
function filled(path: string, names: unknown): string {
  const values = new Map(fieldsOf(names))
  return path.replace(/:(\w+)/g, (_hole, name: string) => escaped(values.get(name)).slice(0, 900) || 'none')
}

/** Longer than we take, and shorter than what Node reads of a request before it is one. */
const LONGEST_SEARCH = 9_000

/** The fields of anything. Of a text its letters are fields: of a million no more are made than a query can say. */
function fieldsOf(value: unknown): [string, unknown][] {
  return Object.entries(Object(typeof value === 'string' ? value.slice(0, LONGEST_SEARCH) : value))
}

function search(wish: unknown): string {
  const given = fieldsOf(wish).map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
  return given.length === 0 ? '' : `?${given.join('&').slice(0, LONGEST_SEARCH).replace(/%.?$/, '')}`
}

function escaped(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.toWellFormed()).replace(/^\.+$/, 'dots')
}
