import { Readable } from 'node:stream'
import type { Context } from 'koa'
import { insistOnNoCanary } from '../../domain/canaries/index.ts'
import type { Ctx } from '../../domain/context.ts'
import type { Route } from '../contract/define-route.ts'
import { HttpError } from '../http-error.ts'

/**
 * Runs what answers a route, and lets the answer leave only without a secret row of a shop: a text before it is sent, what is
 * refused before it is said, and of events each before it goes. Throws in its place: 500, or the end of the stream.
 * @param reader a ctx of whoever is answered
 */
export async function guardAnswer(reader: Ctx, route: Route, http: Context, run: () => Promise<void>): Promise<void> {
  const insist = (place: 'answer' | 'stream', text: string) =>
    insistOnNoCanary(reader, { place, subject: route.name, text })
  try {
    await run()
  } catch (error) {
    if (error instanceof HttpError) await insist('answer', JSON.stringify([error.message, error.details]))
    throw error
  }
  const { body } = http
  if (typeof body === 'string') await insist('answer', body)
  if (body instanceof Readable) {
    const guarded = Readable.from(each(body, (piece) => insist('stream', piece)))
    http.body = guarded.once('error', () => http.res.destroy())
  }
}

async function* each(body: Readable, insist: (piece: string) => Promise<void>): AsyncGenerator<unknown> {
  for await (const piece of body) {
    await insist(String(piece))
    yield piece
  }
}
