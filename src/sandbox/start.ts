import { createServer, type Server } from 'node:http'
import Router from '@koa/router'
import Koa from 'koa'
import { controlRoutes } from './control.ts'
import { mountDaraja } from './daraja/index.ts'
import { createDeliveryDesk } from './delivery-faults.ts'
import { createFaultControls } from './fault-controls.ts'
import { loopbackOnly } from './guard.ts'
import { mountHooks } from './hooks/index.ts'
import { mountModel } from './model/index.ts'
import { mountPesapal } from './pesapal/index.ts'
import { mountPhone } from './phone/index.ts'
import { createRuntime } from './runtime.ts'
import { mountSearch } from './search/index.ts'
import { mountTripSources } from './trip-sources/index.ts'
import { mountTwilio } from './twilio/index.ts'
import type { Sandbox, SandboxOptions } from './types.ts'
import { mountWeather } from './weather/index.ts'

const DEFAULTS = {
  host: '127.0.0.1',
  statusDelayMs: 30,
  statuses: ['sent', 'delivered', 'read'],
  promptTimeoutMs: 60_000,
  webhookTimeoutMs: 15_000,
  maxMessages: 300_000,
  maxPushes: 100_000,
} as const

/** Starts the providers' stand-ins, the control API and the phone page on one loopback port. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const settings = { ...DEFAULTS, ...options }
  const clock = options.clock ?? (() => new Date())
  const runtime = createRuntime({ seed: options.seed, clock, webhookTimeoutMs: settings.webhookTimeoutMs })
  const router = new Router()
  const desk = createDeliveryDesk(runtime)
  const twilio = mountTwilio(router, runtime, desk, settings)
  const daraja = mountDaraja(router, runtime, desk, settings)
  const pesapal = mountPesapal(router, runtime, desk, { maxOrders: settings.maxPushes })
  const model = mountModel(router, runtime, options.answer ?? null)
  const search = mountSearch(router, runtime)
  const hooks = mountHooks(router, runtime)
  const weather = mountWeather(router, runtime)
  const trips = mountTripSources(router, runtime)
  const faults = createFaultControls(runtime.faults)
  const controls = { twilio: twilio.controls, daraja, pesapal, model, search, hooks, weather, trips, faults }
  controlRoutes(router, controls)
  mountPhone(router, runtime, twilio.store, controls)

  const server = createServer(createApp(router).callback())
  // Longer than the keep-alive of any client here, so that no client writes on a socket that is just closing.
  server.keepAliveTimeout = 75_000
  const port = await listen(server, options.port, settings.host)
  const baseUrl = `http://${settings.host}:${port}`
  runtime.publicUrl = (options.publicUrl ?? baseUrl).replace(/\/+$/, '')
  return {
    ...controls,
    baseUrl,
    phoneUrl: `${baseUrl}/phone`,
    async close() {
      runtime.timers.clear()
      runtime.outgoing.close()
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

function createApp(router: Router): Koa {
  const app = new Koa()
  // A client that hangs up is what half of the fault switches are about: nothing to report.
  app.on('error', (error: NodeJS.ErrnoException & { expose?: boolean }) => {
    if (!error.expose && !['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'EPIPE'].includes(error.code ?? '')) {
      process.stderr.write(`sandbox: ${error.stack ?? error.message}\n`)
    }
  })
  app.use(loopbackOnly)
  app.use(router.routes())
  app.use(router.allowedMethods())
  return app
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}
