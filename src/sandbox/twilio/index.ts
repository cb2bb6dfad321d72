import type Router from '@koa/router'
import type { DeliveryDesk } from '../delivery-faults.ts'
import type { Runtime } from '../runtime.ts'
import { accountRoutes } from './accounts.ts'
import { contentRoutes } from './content.ts'
import { createTwilioControls, type TwilioControls } from './controls.ts'
import { createInbound } from './inbound.ts'
import { createLifecycle, type DeliveryStep } from './lifecycle.ts'
import { createMediaShelf, mediaRoutes } from './media.ts'
import { messageRoutes } from './messages.ts'
import { createTwilioStore, type TwilioStore } from './store.ts'
import { typingRoutes } from './typing.ts'

export interface TwilioSide {
  controls: TwilioControls
  store: TwilioStore
}

/** Mounts the fake message provider on `router`. */
export function mountTwilio(
  router: Router,
  runtime: Runtime,
  desk: DeliveryDesk,
  options: { maxMessages: number; statusDelayMs: number; statuses: readonly DeliveryStep[] },
): TwilioSide {
  const store = createTwilioStore(options.maxMessages)
  const shelf = createMediaShelf(runtime)
  const lifecycle = createLifecycle(runtime, store, desk, { stepMs: options.statusDelayMs, steps: options.statuses })
  messageRoutes(router, runtime, store, { lifecycle, shelf })
  accountRoutes(router, store)
  contentRoutes(router, runtime, store)
  typingRoutes(router, runtime, store)
  mediaRoutes(router, runtime, store, shelf)
  const receive = createInbound(runtime, store, desk, shelf)
  return { store, controls: createTwilioControls(runtime, store, { receive, lifecycle }) }
}
