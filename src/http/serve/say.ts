import type { Context } from 'koa'
import { z } from 'zod'
import type { Answer, Events, Table } from '../contract/bodies.ts'
import type { Route } from '../contract/define-route.ts'
import { answerEvents, type ServerEvent } from '../event-stream.ts'
import type { Said } from './steps.ts'

/** What a handler gave, with its status and what the contract says of it. */
interface Reply {
  status: number
  answer: Answer
  body: unknown
}

const WithStatus = z.object({ status: z.number(), body: z.unknown() })
const AsTable = z.union([z.strictObject({ csv: z.string() }), z.strictObject({ json: z.unknown() })])

/** Finds the answer of the contract that was given. With only one, a handler gives its body alone. */
export function replyTo(route: Route, given: unknown): Reply {
  const answers = Object.entries(route.answers).map(([status, answer]) => ({ status: Number(status), answer }))
  const [only, ...others] = answers
  if (only !== undefined && others.length === 0) return { ...only, body: given }
  const { status, body } = WithStatus.parse(given)
  const chosen = answers.find((answer) => answer.status === status)
  if (chosen === undefined) throw new Error(`${route.name} has no answer ${status}`)
  return { ...chosen, body }
}

/**
 * Answers with JSON, a table or events.
 * @param check whether a body that the contract does not describe is a mistake of ours: a ZodError
 */
export function say(http: Context, { answer, status, body }: Reply, check: boolean): void {
  if ('events' in answer) sayEvents(http, answer, body, check)
  else if ('csv' in answer) sayTable(http, answer, body, check)
  else saySaid(http, { status, text: textOf(answer, body, check) })
}

export function saySaid(http: Context, { status, text }: Said): void {
  http.status = status
  http.type = 'json'
  http.body = text
}

/** A reply of JSON as it goes over the wire. */
export function saidOf({ answer, status, body }: Reply, check: boolean): Said {
  if ('events' in answer || 'csv' in answer) throw new Error('only JSON can be kept and said again')
  return { status, text: textOf(answer, body, check) }
}

function textOf(schema: z.ZodType, body: unknown, check: boolean): string {
  return JSON.stringify(check ? schema.parse(body) : body)
}

function sayTable(http: Context, { json, csv }: Table, body: unknown, check: boolean): void {
  const table = AsTable.parse(body)
  if ('csv' in table) {
    http.type = 'text/csv; charset=utf-8'
    http.attachment(csv.fileName)
    http.body = table.csv
  } else saySaid(http, { status: 200, text: textOf(json, table.json, check) })
}

function sayEvents(http: Context, { events }: Events, body: unknown, check: boolean): void {
  if (!areEvents(body)) throw new Error('a handler that answers with events gives them one by one')
  answerEvents(http, check ? checked(events, body) : body)
}

async function* checked(
  schemas: Events['events'],
  events: AsyncIterable<ServerEvent | null>,
): AsyncGenerator<ServerEvent | null> {
  for await (const event of events) {
    if (event !== null) (schemas[event.name] ?? z.never(`no event is called ${event.name}`)).parse(event.data)
    yield event
  }
}

function areEvents(body: unknown): body is AsyncIterable<ServerEvent | null> {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body
}
