import { serveHttp } from '../adapters/node-http/serve-http.ts'
import { rowFigures } from '../adapters/postgres/row-figures.ts'
import { systemClock } from '../adapters/system/clock.ts'
import { createApp } from '../http/app.ts'
import { metricsRoutes } from '../http/metrics.ts'
import { healthOf } from './health.ts'
import type { Role } from './role.ts'
import type { Runtime } from './runtime.ts'

/**
 * Tells Prometheus, at a port of its own that no customer reaches, what this process counts and how the installation stands; and
 * whoever looks after a worker, how it is. Without a token there is nothing.
 */
export async function serveFigures(runtime: Runtime): Promise<(Role & { port: number }) | null> {
  const { config, db, figures, log, queue } = runtime
  if (config.metrics === null) return null
  const rows = rowFigures(db)
  // What this process counts is told while the database is away too.
  const rowsNow = () =>
    rows(systemClock.now()).catch((error: Error) => {
      log.warn('rows_not_counted', { problem: error.message })
      return []
    })
  const read = async () => figures.text({ rows: await rowsNow(), queues: await queue.depths() })
  const routers = [metricsRoutes({ token: config.metrics.token, read })]
  const app = createApp({ log, healthy: healthOf(runtime), routers })
  const server = await serveHttp(app.callback(), { host: config.host, port: config.metrics.port })
  log.info('figures_started', { host: config.host, port: server.port })
  return { port: server.port, close: async (withinMs = config.stopWithinMs) => server.close(withinMs) }
}
