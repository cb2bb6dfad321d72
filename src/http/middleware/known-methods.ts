import type Router from '@koa/router'
import type { Middleware } from 'koa'
import { HttpError } from '../http-error.ts'

/**
 * What an address takes: OPTIONS is answered 204 with the methods, any other method that it does not take 405 with them,
 * for methods that nobody knows too. An address that does not exist stays 404 whatever the method.
 * @param routers all of them, because one address may be served by several
 */
export function knownMethods(routers: Router[]): Middleware {
  return async (http, next) => {
    await next()
    if (http.status !== 404 || http.body !== undefined) return
    const layers = routers.flatMap((router) => router.match(http.path, http.method).path)
    const methods = [...new Set(layers.flatMap((layer) => layer.methods))].sort()
    if (methods.length === 0 || methods.includes(http.method)) return
    http.set('allow', methods.join(', '))
    if (http.method !== 'OPTIONS') {
      throw new HttpError('method_not_allowed', `This address takes ${methods.join(', ')}.`)
    }
    http.status = 204
  }
}
