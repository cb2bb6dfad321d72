import { serveHttp } from '../adapters/node-http/serve-http.ts'
import { systemClock } from '../adapters/system/clock.ts'
import { createApp } from '../http/app.ts'
import { consoleRoutes } from '../http/console/console-routes.ts'
import { aboutOf } from './about.ts'
import { chatRouters } from './chat-router.ts'
import { consoleFiles } from './console-files.ts'
import { healthOf } from './health.ts'
import { projectFile } from './project-file.ts'
import type { Role } from './role.ts'
import { productRouters } from './routers.ts'
import type { Runtime } from './runtime.ts'

/** Serves webhooks and REST until closed; closing lets requests that are under way finish. */
export async function startWeb(runtime: Runtime): Promise<Role> {
  const { config, log } = runtime
  const parts = healthOf(runtime)
  const stopping = new AbortController()
  // Making a key takes a second or two: whoever signs in first shall not wait for it, and nobody waits for it who stops.
  runtime.accessTokens.prepare().catch((error: Error) => {
    if (!stopping.signal.aborted) log.error('signing_key_not_made', { problem: error.message })
  })
  const healthy = async () => (stopping.signal.aborted ? { process: 'stopping' } : parts())
  const chat = chatRouters(runtime, { live: runtime.live, stopping: stopping.signal })
  const product = productRouters(runtime, systemClock, stopping.signal)
  const staffConsole = consoleRoutes({ files: consoleFiles(projectFile('dist/console')) })
  const app = createApp({
    log,
    healthy,
    about: aboutOf(runtime),
    https: runtime.publicBaseUrl.startsWith('https://'),
    uiOrigin: config.uiOrigin,
    dropStreamsMs: config.pretence.dropStreamsMs,
    figures: runtime.figures.requests,
    routers: [...product, ...chat, staffConsole],
  })
  const server = await serveHttp(app.callback(), config)
  log.info('web_started', { host: config.host, port: server.port })
  return {
    close: async (withinMs = config.stopWithinMs) => {
      stopping.abort()
      await server.close(withinMs)
    },
  }
}
