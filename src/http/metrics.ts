import { createHash, timingSafeEqual } from 'node:crypto'
import Router from '@koa/router'

/** GET /metrics for Prometheus, with the token of the installation. */
export function metricsRoutes(deps: { token: string; read: () => Promise<string> }): Router {
  const expected = digest(`Bearer ${deps.token}`)
  const router = new Router()
  router.get('/metrics', async (http) => {
    if (!timingSafeEqual(digest(http.get('authorization')), expected)) {
      http.status = 401
      http.set('www-authenticate', 'Bearer')
      return
    }
    http.body = await deps.read()
    http.type = 'text/plain; version=0.0.4'
  })
  return router
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
