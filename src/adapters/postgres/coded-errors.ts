import type pg from 'pg'

/** SQLSTATEs of what only the client's side of a connection can know. */
const NO_CONNECTION = '08001'
const CONNECTION_LOST = '08006'
const POOL_IS_FULL = '53300'

/**
 * The client library throws plain errors without any code when no connection can be had, or when one breaks: whoever
 * catches them elsewhere could only guess from their wording. Here, where they arise, they get the code that the standard has for them.
 */
export function codeErrorsOf(pool: pg.Pool): void {
  pool.connect = new Proxy(pool.connect, {
    apply(target, self, args: unknown[]) {
      const full = pool.idleCount === 0 && pool.totalCount >= pool.options.max
      return coded(Reflect.apply(target, self, args), full ? POOL_IS_FULL : NO_CONNECTION)
    },
  })
  // The pool's own query passes callbacks to the two inner steps, so its promise is coded here.
  pool.query = new Proxy(pool.query, {
    apply(target, self, args: unknown[]) {
      const full = pool.idleCount === 0 && pool.totalCount >= pool.options.max
      return coded(Reflect.apply(target, self, args), full ? POOL_IS_FULL : CONNECTION_LOST)
    },
  })
  pool.on('connect', (client) => {
    client.query = new Proxy(client.query, {
      apply: (target, self, args: unknown[]) => coded(Reflect.apply(target, self, args), CONNECTION_LOST),
    })
  })
}

function coded(answer: unknown, code: string): unknown {
  if (!(answer instanceof Promise)) return answer
  return answer.catch((error: unknown) => {
    // An answer of the server or of the operating system has a code; a wrong call is a TypeError.
    throw error instanceof Error && error.constructor === Error && !('code' in error)
      ? Object.assign(error, { code })
      : error
  })
}
