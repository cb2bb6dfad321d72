import { createHash, timingSafeEqual } from 'node:crypto'
import Router from '@koa/router'
import type { Clock } from '../domain/context.ts'
import { type Metric, prometheusText } from '../lib/prometheus-text.ts'

/** What the figures are of: runs that ended so lately. */
const WINDOW_MS = 5 * 60_000

/** GET /metrics for Prometheus, with the token of the installation: the figures are of all tenants together. */
export function metricsRoutes(deps: { token: string; clock: Clock; read: (since: Date) => Promise<Metric[]> }): Router {
  const expected = digest(`Bearer ${deps.token}`)
  const router = new Router()
  router.get('/metrics', async (http) => {
    if (!timingSafeEqual(digest(http.get('authorization')), expected)) {
      http.status = 401
      http.set('www-authenticate', 'Bearer')
      return
    }
    const metrics = await deps.read(new Date(deps.clock.now().getTime() - WINDOW_MS))
    http.type = 'text/plain; version=0.0.4'
    http.body = prometheusText(metrics)
  })
  return router
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
