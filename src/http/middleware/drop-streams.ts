import { Stream } from 'node:stream'
import type { Middleware } from 'koa'

/** Cuts off streams of events in the middle, as networks do: whoever reads one goes on where it ended. */
export function dropStreams(afterMs: number): Middleware {
  return async (http, next) => {
    await next()
    const { body } = http
    if (!http.response.is('text/event-stream') || !(body instanceof Stream.Readable)) return
    const timer = setTimeout(() => body.destroy(), afterMs)
    body.once('close', () => clearTimeout(timer))
  }
}
