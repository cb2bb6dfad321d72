import Router from '@koa/router'
import type { Api } from './serve.ts'

/** The router of all that is served. An address that is written out goes before one that takes anything in its place. */
export function apiRouter({ served }: Api): Router {
  const router = new Router()
  for (const { route, answer } of served.toSorted((a, b) => rank(a.route.path).localeCompare(rank(b.route.path)))) {
    router.register(route.path, [route.method], [answer], { name: route.name })
  }
  return router
}

/** A digit for each part of the path: 0 where it is written out, 1 where it takes anything. */
function rank(path: string): string {
  return path.replace(/\/([^/]*)/g, (_whole, part: string) => (part.startsWith(':') ? '1' : '0'))
}
