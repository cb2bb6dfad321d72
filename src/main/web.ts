import { serveHttp } from '../adapters/node-http/serve-http.ts'
import { postgresLiveUpdates } from '../adapters/postgres/live-updates.ts'
import { createApp } from '../http/app.ts'
import { aboutOf } from './about.ts'
import { chatRouters } from './chat-router.ts'
import { healthOf } from './health.ts'
import type { Role } from './role.ts'
import { productRouters } from './routers.ts'
import type { Runtime } from './runtime.ts'

/** Serves webhooks and REST until closed; closing lets requests that are under way finish. */
export async function startWeb(runtime: Runtime): Promise<Role> {
  const { config, log } = runtime
  const parts = healthOf(runtime)
  const stopping = new AbortController()
  const live = postgresLiveUpdates({ url: runtime.databaseUrl, log })
  const healthy = async () => (stopping.signal.aborted ? { process: 'stopping' } : parts())
  const chat = chatRouters(runtime, { live, stopping: stopping.signal })
  const app = createApp({ log, healthy, about: aboutOf(runtime), routers: [...productRouters(runtime), ...chat] })
  const server = await serveHttp(app.callback(), config)
  log.info('web_started', { host: config.host, port: server.port })
  return {
    close: async (withinMs = config.stopWithinMs) => {
      stopping.abort()
      await Promise.all([live.close(), server.close(withinMs)])
    },
  }
}
