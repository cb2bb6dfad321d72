import type Router from '@koa/router'
import type { Runtime } from '../runtime.ts'
import type { TwilioStore } from '../twilio/store.ts'
import type { SandboxControls } from '../types.ts'
import { phoneApiRoutes } from './api.ts'
import { phoneEventRoutes } from './events.ts'
import { phonePageRoutes } from './page.ts'
import { turnRoutes } from './turn.ts'

/** Mounts the phone page: the chat as a customer sees it. */
export function mountPhone(router: Router, runtime: Runtime, store: TwilioStore, controls: SandboxControls): void {
  phonePageRoutes(router)
  phoneApiRoutes(router, runtime, store, controls)
  phoneEventRoutes(router, runtime)
  turnRoutes(router, store)
}
