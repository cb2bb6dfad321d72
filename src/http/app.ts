import type Router from '@koa/router'
import Koa from 'koa'
import type { Log } from '../domain/context.ts'
import { type Health, healthRoutes } from './health.ts'
import { errorBoundary } from './middleware/errors.ts'
import { knownMethods } from './middleware/known-methods.ts'
import { readableAddress } from './middleware/readable-address.ts'
import { requestId } from './middleware/request-id.ts'
import { safeHeaders } from './middleware/safe-headers.ts'
import { slowBodies } from './middleware/slow-bodies.ts'

/** How long a body may take; providers send theirs at once. */
const BODY_MS = 15_000

export interface AppDeps {
  routers: Router[]
  log: Log
  healthy: () => Promise<Health>
  bodyMs?: number
}

/** One HTTP surface: each part of the product adds its routers; there is no route that is neither authenticated nor verified but health. */
export function createApp(deps: AppDeps): Koa {
  const app = new Koa()
  const routers = [healthRoutes(deps.healthy), ...deps.routers]
  app.use(requestId).use(safeHeaders).use(errorBoundary(deps.log))
  app
    .use(readableAddress)
    .use(slowBodies(deps.bodyMs ?? BODY_MS))
    .use(knownMethods(routers))
  for (const router of routers) app.use(router.routes())
  app.on('error', (error: Error) => deps.log.warn('response_error', { problem: error.message }))
  return app
}
