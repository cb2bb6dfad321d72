import Router from '@koa/router'

/** Parts by name, each with what is wrong with it; null when it works. */
export type Health = Record<string, string | null>

/** What /health tells of the installation beside its parts. */
export interface About {
  version: string
  /** The chat of the installation knows its house. */
  propertyLoaded: boolean
}

/**
 * GET /health/live: 200 while the process answers. GET /health/ready (and /ready): 200 when it can do its work, 503 naming
 * what is wrong. GET /health: both in one, with the status of ready, and what `about` tells of the installation. None needs a token, and none costs more than a
 * shared look.
 */
export function healthRoutes(
  healthy: () => Promise<Health>,
  about: () => Promise<About | null> = async () => null,
): Router {
  const router = new Router()
  router.get('/health/live', (http) => {
    http.body = { status: 'live' }
  })
  router.get(['/health', '/health/ready', '/ready'], async (http) => {
    const health = await healthy()
    const problems = Object.values(health).filter((problem) => problem !== null)
    http.status = problems.length === 0 ? 200 : 503
    if (http.status === 503) http.set('retry-after', '1')
    const parts = Object.entries(health).map(([part, problem]) => [part, problem ?? 'ok'])
    const ready = problems.length === 0
    const status = ready ? 'healthy' : 'degraded'
    const told = http.path === '/health' ? { status, ...installation(await about().catch(() => null), ready) } : {}
    http.body = { live: true, ready, ...told, parts: Object.fromEntries(parts) }
  })
  return router
}

function installation(about: About | null, ready: boolean) {
  return about && { version: about.version, agent_ready: ready, property_loaded: about.propertyLoaded }
}
