import type Router from '@koa/router'
import { systemClock } from '../adapters/system/clock.ts'
import type { LiveUpdates } from '../domain/messaging/live-updates.ts'
import { chatPageRoutes } from '../http/chat/page-routes.ts'
import { propertyRoutes } from '../http/chat/property-routes.ts'
import { chatRoutes } from '../http/chat/routes.ts'
import { webChannels } from '../http/chat/web-channels.ts'
import { pageFiles } from './page-files.ts'
import { projectFile } from './project-file.ts'
import type { Runtime } from './runtime.ts'

/** The chat on the web: its page, what it is of, and the talks. */
export function chatRouters(
  runtime: Runtime,
  { live, stopping }: { live: LiveUpdates; stopping: AbortSignal },
): Router[] {
  const { config, directory, inbound, queue, ctxFor, ids, log, publicBaseUrl } = runtime
  const { defaultKey, timeoutMs } = config.webChat
  const clock = systemClock
  const channels = webChannels({ findWebChannel: directory.findWebChannel, ctxFor, clock, defaultKey, publicBaseUrl })
  const talks = chatRoutes({
    channels,
    inbound,
    queue,
    live,
    limiter: runtime.ports.limiter,
    ctxFor,
    clock,
    ids,
    log,
    trustedProxies: config.trustedProxies,
    timeoutMs,
    stopping,
  })
  const files = pageFiles(projectFile('src/http/chat/page'))
  return [talks, propertyRoutes({ channels, ctxFor, clock }), chatPageRoutes({ channels, files, publicBaseUrl })]
}
