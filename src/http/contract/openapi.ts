import { isObject, type JsonObject } from '../../lib/json.ts'
import type { Answer, Body } from './bodies.ts'
import type { Route } from './define-route.ts'
import { ERRORS, ErrorBody, type ErrorCode } from './errors.ts'
import { errorsOf } from './errors-of.ts'
import { jsonSchema } from './json-schema.ts'

const ERROR_BODY = { $ref: '#/components/schemas/Error' }

/** The contract as OpenAPI 3.1, for whoever reads it and for programs that are made from it. */
export function openApi(routes: Readonly<Record<string, Route>>): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const route of Object.values(routes)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tulia', version: '1', description: 'The REST API of one shop, which the credentials name.' },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'A key of the shop.' } },
      schemas: { Error: jsonSchema(ErrorBody, 'output') },
      examples: examples(),
    },
  }
}

function operation(route: Route): JsonObject {
  const { name, summary, path, who, scope, stepUp, body } = route
  return {
    operationId: name,
    summary,
    tags: [path.split('/')[2] ?? ''],
    ...(who === 'public' ? { security: [] } : { 'x-roles': [...who] }),
    ...(scope !== null && { 'x-scope': scope }),
    ...(stepUp && { 'x-step-up': true }),
    parameters: parametersOf(route),
    ...(body && { requestBody: { content: contentOf(body) } }),
    responses: { ...answersOf(route), ...refusalsOf(route) },
  }
}

function parametersOf({ params, query, idempotent, errors }: Route): JsonObject[] {
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'The same key with the same request is done once, and answered as it was the first time.',
    schema: { type: 'string', minLength: 8, maxLength: 255 },
  }
  const seen = {
    name: 'If-Match',
    in: 'header',
    description: 'The version that was seen, in quotes: changed since then it is refused. "0": there was none.',
    schema: { type: 'string' },
  }
  return [
    ...(params ? fieldsOf(params).map((field) => ({ ...field, in: 'path', required: true })) : []),
    ...(query ? fieldsOf(query).map((field) => ({ ...field, in: 'query' })) : []),
    ...(idempotent ? [key] : []),
    ...(errors.includes('stale_version') ? [seen] : []),
  ]
}

function fieldsOf(schema: NonNullable<Route['query']>): JsonObject[] {
  const { properties, required } = jsonSchema(schema, 'input')
  if (!isObject(properties)) return []
  const needed = Array.isArray(required) ? required : []
  return Object.entries(properties).map(([name, field]) => ({ name, required: needed.includes(name), schema: field }))
}

function contentOf(body: Body): JsonObject {
  if (!('kinds' in body)) return { 'application/json': { schema: jsonSchema(body, 'input') } }
  const { data, form, json, csv } = body.kinds
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  const fields = form ? jsonSchema(form.fields, 'input') : {}
  return {
    ...(data && { 'application/json': { schema: jsonSchema(data, 'input') } }),
    ...(json && { 'application/json': { schema: {} } }),
    ...(csv && { 'text/csv': { schema: { type: 'string' } } }),
    ...(form && {
      'multipart/form-data': {
        schema: { ...fields, properties: { ...(isObject(fields.properties) && fields.properties), file } },
      },
    }),
  }
}

function answersOf({ answers }: Route): JsonObject {
  const told = Object.entries(answers).map(([status, answer]) => [
    status,
    { description: 'It went well.', content: saidBy(answer) },
  ])
  return Object.fromEntries(told)
}

function saidBy(answer: Answer): JsonObject {
  if ('events' in answer) {
    const events = Object.entries(answer.events).map(([name, data]) => [name, jsonSchema(data, 'output')])
    return { 'text/event-stream': { schema: { type: 'string' }, 'x-events': Object.fromEntries(events) } }
  }
  if (!('csv' in answer)) return { 'application/json': { schema: jsonSchema(answer, 'output') } }
  return {
    'application/json': { schema: jsonSchema(answer.json, 'output') },
    'text/csv': { schema: { type: 'string' } },
  }
}

/** By status, each with an example for every code that it may have. */
function refusalsOf(route: Route): JsonObject {
  const refusals: Record<string, JsonObject> = {}
  const all = errorsOf(route)
  for (const status of new Set(all.map((code) => ERRORS[code].status))) {
    const codes = all.filter((code) => ERRORS[code].status === status)
    const examples = Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]))
    const description = codes.map((code) => `${code}: ${ERRORS[code].means}`).join(' ')
    refusals[status] = { description, content: { 'application/json': { schema: ERROR_BODY, examples } } }
  }
  return refusals
}

/** What a refusal with each code looks like. */
function examples(): JsonObject {
  const codes = Object.keys(ERRORS).filter((code): code is ErrorCode => code in ERRORS)
  return Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }]))
}

function exampleOf(code: ErrorCode): JsonObject {
  const fields = [{ path: 'limit', code: 'too_big', message: 'Too big: expected number to be <=100' }]
  const { status, means: message } = ERRORS[code]
  return {
    error: {
      ...{ code, message, request_id: '4f1c2b8e-8a51-4c0e-9d0f-0c6f6d1c7a10' },
      ...(code === 'invalid_input' && { fields }),
      ...((status === 429 || status === 503) && { retry_after_s: 2 }),
    },
  }
}
