import type { Context } from 'koa'
import type { z } from 'zod'
import { HttpError } from './http-error.ts'
import { readRawBody } from './raw-body.ts'

/** The JSON body as its schema reads it. An empty body counts as `{}`. Throws 400 when it is not JSON, 422 naming every wrong field. */
export async function readJson<T>(http: Context, schema: z.ZodType<T>): Promise<T> {
  const body = await readRawBody(http)
  let json: unknown
  try {
    json = body.trim() === '' ? {} : JSON.parse(body)
  } catch {
    throw new HttpError(400, 'invalid_json', 'The body is not JSON.')
  }
  return parseOr422(schema, json)
}

/** A value from outside as its schema reads it. Throws 422 naming every wrong field and what it should be. */
export function parseOr422<T>(schema: z.ZodType<T>, value: unknown): T {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const problems = read.error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`)
  throw new HttpError(422, 'invalid_input', problems.join('; '))
}
