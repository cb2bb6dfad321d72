import type { Context } from 'koa'
import type { z } from 'zod'
import type { FieldProblem } from './contract/errors.ts'
import { HttpError } from './http-error.ts'
import { readRawBody } from './raw-body.ts'

/** More than a person would mend at once. */
const MOST_FIELDS = 50
/** Keys may be of any length. */
const LONGEST_PATH = 200

/**
 * The JSON body as its schema reads it. An empty body counts as `{}`. Throws 415 for a body that says it is something else,
 * 400 when it is not JSON, 422 naming every wrong field, 400 when a field that takes any text holds what cannot be stored.
 */
export async function readJson<T>(http: Context, schema: z.ZodType<T>, limitBytes?: number): Promise<T> {
  return jsonBody(http, await readRawBody(http, limitBytes), schema)
}

/** The same of a body that was read already. */
export function jsonBody<T>(http: Context, body: string, schema: z.ZodType<T>): T {
  if (body.trim() === '') return parseOr422(schema, {})
  // Clients that are told nothing call a text body text/plain.
  if (http.get('content-type') !== '' && !http.is('json', '+json', 'text/plain')) {
    throw new HttpError('unsupported_media_type', 'Send the body as JSON: "Content-Type: application/json".')
  }
  const { json, storable } = parseJson(body)
  const read = parseOr422(schema, json)
  if (!storable) {
    throw new HttpError('unstorable_text', 'The body holds NUL or half a character: leave them out of its texts.')
  }
  return read
}

/** A value from outside as its schema reads it. Throws 422 naming every wrong field and what it should be. */
export function parseOr422<T>(schema: z.ZodType<T>, value: unknown): T {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const fields = read.error.issues.flatMap(fieldProblems).slice(0, MOST_FIELDS)
  const problems = fields.map(({ path, message }) => `${path || 'body'}: ${message}`)
  throw new HttpError('invalid_input', problems.join('; '), { fields })
}

/** A key that nobody knows is wrong at its own path. */
function fieldProblems(issue: z.core.$ZodIssue): FieldProblem[] {
  const { code, message } = issue
  if (code !== 'unrecognized_keys') return [{ path: pathOf(issue.path), code, message }]
  return issue.keys.map((key) => ({ path: pathOf([...issue.path, key]), code, message }))
}

function pathOf(path: readonly PropertyKey[]): string {
  return path.map(String).join('.').slice(0, LONGEST_PATH)
}

/** The JSON in a body that was read already, whatever it says. Throws 400 when it is none. */
export function jsonIn(body: string): unknown {
  return parseJson(body).json
}

/** PostgreSQL stores no NUL, and half a surrogate pair is no text in any encoding: looked for in keys and values at any depth. */
function parseJson(body: string): { json: unknown; storable: boolean } {
  const fits = (text: unknown) => typeof text !== 'string' || (!text.includes('\u0000') && text.isWellFormed())
  let storable = true
  try {
    const json: unknown = JSON.parse(body, (key, value: unknown) => {
      if (!fits(key) || !fits(value)) storable = false
      return value
    })
    return { json, storable }
  } catch {
    throw new HttpError('invalid_json', 'The body is not JSON.')
  }
}
