import type Router from '@koa/router'
import Koa from 'koa'
import type { Log } from '../domain/context.ts'
import { type About, type Health, healthRoutes } from './health.ts'
import { consoleOrigin } from './middleware/console-origin.ts'
import { dropStreams } from './middleware/drop-streams.ts'
import { errorBoundary } from './middleware/errors.ts'
import { knownMethods } from './middleware/known-methods.ts'
import { measureRequests, type RequestFigures } from './middleware/measure-requests.ts'
import { readableAddress } from './middleware/readable-address.ts'
import { requestId } from './middleware/request-id.ts'
import { responseTime } from './middleware/response-time.ts'
import { safeHeaders } from './middleware/safe-headers.ts'
import { slowBodies } from './middleware/slow-bodies.ts'

/** How long a body may take, if nobody is known to send a large one; providers send theirs at once. */
const BODY_MS = 15_000

export interface AppDeps {
  routers: Router[]
  log: Log
  healthy: () => Promise<Health>
  about?: () => Promise<About>
  bodyMs?: number
  /** Whether the outside reaches us by https. */
  https?: boolean
  /** The other origin that the console is served from. */
  uiOrigin?: string | null
  /** Pretended: streams of events are cut off after so long. */
  dropStreamsMs?: number | null
  /** Where requests are counted. */
  figures?: RequestFigures
}

/** One HTTP surface: each part of the product adds its routers; no route is neither authenticated nor verified but health, and the chat on the web, which begins with strangers. */
export function createApp(deps: AppDeps): Koa {
  const app = new Koa()
  const routers = [healthRoutes(deps.healthy, deps.about), ...deps.routers]
  app.use(requestId).use(responseTime)
  app.use(safeHeaders({ https: deps.https ?? false })).use(consoleOrigin(deps.uiOrigin ?? null))
  if (deps.figures) app.use(measureRequests(deps.figures))
  app.use(errorBoundary(deps.log))
  app
    .use(readableAddress)
    .use(slowBodies(deps.bodyMs ?? BODY_MS))
    .use(knownMethods(routers))
  if (deps.dropStreamsMs) app.use(dropStreams(deps.dropStreamsMs))
  for (const router of routers) app.use(router.routes())
  app.on('error', (error: Error) => {
    // Whoever reads a stream may go at any moment.
    if ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') deps.log.info('reader_gone')
    else deps.log.warn('response_error', { problem: error.message })
  })
  return app
}
