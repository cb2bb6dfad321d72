import type { Middleware } from 'koa'
import { HttpError } from '../http-error.ts'

/** A body that is not wholly there in time ends its request with 408, however steadily it trickles. */
export function slowBodies(limitMs: number): Middleware {
  return async (http, next) => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        if (http.req.complete) return
        reject(new HttpError(408, 'too_slow', `The body did not arrive within ${limitMs} ms.`))
      }, limitMs)
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
