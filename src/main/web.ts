import { createServer } from 'node:http'
import { toolJsonSchemas } from '../../tools/json-schemas.ts'
import { CALLBACK_SOURCES } from '../adapters/mpesa/source-addresses.ts'
import { systemClock } from '../adapters/system/clock.ts'
import { toolRoutes } from '../http/admin/tools.ts'
import { turnRoutes } from '../http/admin/turns.ts'
import { createApp } from '../http/app.ts'
import { channelLookup } from '../http/channel-lookup.ts'
import { paymentWebhooks } from '../http/webhooks/payments.ts'
import { twilioWebhooks } from '../http/webhooks/twilio.ts'
import type { Role } from './role.ts'
import type { Runtime } from './runtime.ts'

/** Serves webhooks and REST until closed; closing lets requests that are under way finish. */
export async function startWeb(runtime: Runtime): Promise<Role> {
  const { config, directory, ports, queue, log, ids, ctxFor, publicBaseUrl } = runtime
  const clock = systemClock
  const app = createApp({
    log,
    healthy: async () => ({ database: await answers(directory.findChannel(NOBODY)) }),
    routers: [
      twilioWebhooks({
        channels: channelLookup({ findChannel: directory.findChannel, vault: ports.vault, clock }),
        channel: ports.channel,
        inbound: runtime.inbound,
        queue,
        ctxFor,
        clock,
        ids,
        publicBaseUrl,
      }),
      paymentWebhooks({
        findPaymentAttempt: directory.findPaymentAttempt,
        stk: ports.stk,
        queue,
        ctxFor,
        log,
        sources: { known: CALLBACK_SOURCES, trustedProxies: config.trustedProxies },
      }),
      turnRoutes({ ctxFor }),
      toolRoutes({ ctxFor, published: toolJsonSchemas() }),
    ],
  })
  const server = createServer(app.callback())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, resolve)
  })
  log.info('web_started', { host: config.host, port: config.port })
  return {
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      const late = setTimeout(() => server.closeAllConnections(), 10_000)
      await closed
      clearTimeout(late)
    },
  }
}

/** A channel that cannot exist: looking it up proves that the database answers. */
const NOBODY = '00000000-0000-4000-8000-000000000000'

async function answers(question: Promise<unknown>): Promise<boolean> {
  return question.then(
    () => true,
    () => false,
  )
}
