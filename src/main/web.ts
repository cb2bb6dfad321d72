import { serveHttp } from '../adapters/node-http/serve-http.ts'
import { createApp } from '../http/app.ts'
import { healthOf } from './health.ts'
import type { Role } from './role.ts'
import { productRouters } from './routers.ts'
import type { Runtime } from './runtime.ts'

/** Serves webhooks and REST until closed; closing lets requests that are under way finish. */
export async function startWeb(runtime: Runtime): Promise<Role> {
  const { config, log } = runtime
  const parts = healthOf(runtime)
  let stopping = false
  const app = createApp({
    log,
    healthy: async () => (stopping ? { process: 'stopping' } : parts()),
    routers: productRouters(runtime),
  })
  const server = await serveHttp(app.callback(), config)
  log.info('web_started', { host: config.host, port: server.port })
  return {
    close: async (withinMs = config.stopWithinMs) => {
      stopping = true
      await server.close(withinMs)
    },
  }
}
