import { Readable } from 'node:stream'
import type { Context } from 'koa'

export interface ServerEvent {
  name: string
  /** Where a reader who was cut off goes on. */
  id?: string
  data: object
}

/** Answers with events as they come, until there are no more or the reader goes away. Null is a sign of life and no event. */
export function answerEvents(http: Context, events: AsyncIterable<ServerEvent | null>): void {
  http.set({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
  http.type = 'text/event-stream'
  http.body = Readable.from(written(events))
}

async function* written(events: AsyncIterable<ServerEvent | null>): AsyncGenerator<string> {
  for await (const event of events) {
    yield event === null ? ':ping\n\n' : lines(event)
  }
}

function lines({ name, id, data }: ServerEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}
