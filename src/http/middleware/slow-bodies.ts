import type { Context, Middleware } from 'koa'
import { HttpError } from '../http-error.ts'

/** What a slow phone line brings in a second: 20 MB take twenty minutes on it. */
const LEAST_BYTES_PER_SECOND = 16 * 1024

const large = new WeakSet<Context['req']>()

/** Says, once it is known who sends it, that a body may be large: it may take as long as it goes on arriving. */
export function expectLargeBody(http: Context): void {
  large.add(http.req)
}

/**
 * A body that is not wholly there in time ends its request with 408, however steadily it trickles. One that may be large gets
 * the same time again for as long as it brings what a slow line would have brought.
 */
export function slowBodies(limitMs: number): Middleware {
  const least = (LEAST_BYTES_PER_SECOND * limitMs) / 1_000
  return async (http, next) => {
    const { req } = http
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      const waitFrom = (arrived: number) => {
        timer = setTimeout(() => {
          if (req.complete) return
          const now = req.socket.bytesRead
          if (!large.has(req)) reject(new HttpError('too_slow', `The body did not arrive within ${limitMs} ms.`))
          else if (now - arrived < least) reject(tooSlowly())
          else waitFrom(now)
        }, limitMs)
      }
      waitFrom(req.socket.bytesRead)
    })
    const served = next()
    try {
      await Promise.race([served, late])
    } finally {
      clearTimeout(timer)
      // After 408 the connection is cut, which ends the reading with an error that nobody waits for any more.
      served.catch(() => undefined)
    }
  }
}

function tooSlowly(): HttpError {
  const message = `Less than ${LEAST_BYTES_PER_SECOND / 1024} KB a second arrived: send it again over a faster line, or in smaller files.`
  return new HttpError('too_slow', message)
}
