import Router from '@koa/router'
import Koa from 'koa'
import type { Log } from '../domain/context.ts'
import { errorBoundary } from './middleware/errors.ts'

/** One HTTP surface: each part of the product adds its routers; there is no route that is neither authenticated nor verified but health. */
export function createApp(deps: { routers: Router[]; log: Log; healthy: () => Promise<Record<string, boolean>> }): Koa {
  const app = new Koa()
  app.use(errorBoundary(deps.log))
  const health = new Router()
  health.get('/health', async (http) => {
    const parts = await deps.healthy()
    http.status = Object.values(parts).every(Boolean) ? 200 : 503
    http.body = parts
  })
  for (const router of [health, ...deps.routers]) app.use(router.routes()).use(router.allowedMethods())
  app.on('error', (error: Error) => deps.log.warn('response_error', { problem: error.message }))
  return app
}
