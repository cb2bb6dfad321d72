import { createHash } from 'node:crypto'
import type { Context } from 'koa'
import type { z } from 'zod'
import type { Body, Kinds } from '../contract/bodies.ts'
import type { Route } from '../contract/define-route.ts'
import { HttpError } from '../http-error.ts'
import { expectLargeBody } from '../middleware/slow-bodies.ts'
import { readRawBytes } from '../raw-body.ts'
import { jsonBody, parseOr422 } from '../read-json.ts'
import { readMultipart } from '../read-multipart.ts'

const MOST_BYTES = 64 * 1024

export interface Input {
  params: unknown
  query: unknown
  body: unknown
}

interface ReadBody {
  body: unknown
  /** What makes this body another than the next one. */
  parts: (string | Buffer)[]
}

/**
 * All that a request says, as its contract reads it. Throws 404 for a parameter that names nothing, 422 for a query or a body
 * with wrong, missing or unknown fields, 415 for a kind of body that the route does not take, 413 for one that is too large.
 */
export async function readInput(route: Route, http: Context): Promise<{ input: Input; digest: () => string }> {
  const params = readParams(route.params, http.params)
  const query = route.query && parseOr422(route.query, { ...http.query })
  const { body, parts } = route.body === undefined ? { body: undefined, parts: [] } : await readBody(route.body, http)
  const digest = () => {
    const hash = createHash('sha256').update(http.url)
    for (const part of parts) hash.update('\0').update(part)
    return hash.digest('hex')
  }
  return { input: { params, query, body }, digest }
}

function readParams(schema: z.ZodObject | undefined, params: unknown): unknown {
  if (schema === undefined) return undefined
  const read = schema.safeParse(params)
  if (!read.success) throw new HttpError('not_found', 'There is nothing at this address: it names what cannot exist.')
  return read.data
}

async function readBody(body: Body, http: Context): Promise<ReadBody> {
  if ('kinds' in body) return readKind(body.kinds, http)
  const bytes = await readRawBytes(http, MOST_BYTES)
  return { body: jsonBody(http, bytes.toString('utf8'), body), parts: [bytes] }
}

async function readKind({ data, form, json, csv, mostBytes }: Kinds, http: Context): Promise<ReadBody> {
  expectLargeBody(http)
  if (form && http.is('multipart/form-data')) {
    const { fields, file } = await readMultipart(http, form.mostBytes)
    if (file === null) throw new HttpError('invalid_input', 'file: send the document as a part with a file name.')
    const body = { kind: 'form', fields: parseOr422(form.fields, fields), file }
    return { body, parts: [...Object.entries(fields).flat(), file.name, file.bytes] }
  }
  const bytes = await readRawBytes(http, mostBytes)
  if (csv && http.is('text/csv', 'text/tab-separated-values')) return { body: { kind: 'csv', bytes }, parts: [bytes] }
  if (data) return { body: { kind: 'data', data: jsonBody(http, bytes.toString('utf8'), data) }, parts: [bytes] }
  if (json && (http.get('content-type') === '' || http.is('json', '+json'))) {
    return { body: { kind: 'json', bytes }, parts: [bytes] }
  }
  const kinds = [(data || json) && 'JSON', csv && 'a table as text/csv', form && 'a form with a file'].filter(Boolean)
  throw new HttpError('unsupported_media_type', `Send ${kinds.join(', or ')}.`)
}
