import type Router from '@koa/router'
import type { DeliveryDesk } from '../delivery-faults.ts'
import type { Runtime } from '../runtime.ts'
import { createBooksControls } from './books-controls.ts'
import { createC2bControls } from './c2b-controls.ts'
import { createC2bDesk, withEcho } from './c2b-desk.ts'
import { c2bRoutes } from './c2b-register.ts'
import { createCallbackDesk } from './callback.ts'
import { createDarajaControls, type DarajaControls } from './controls.ts'
import { createCredentialKey } from './credential-key.ts'
import { createForger } from './forger.ts'
import { createPromptDesk } from './prompts.ts'
import { pullRoutes } from './pull.ts'
import { pushRoutes } from './push.ts'
import { queryRoutes } from './query.ts'
import { receiptRequestRoutes } from './receipt-requests.ts'
import { createResultDesk } from './result-desk.ts'
import { createDarajaStore } from './store.ts'
import { tokenRoutes } from './token.ts'

/** Mounts the fake mobile money provider on `router`. */
export function mountDaraja(
  router: Router,
  runtime: Runtime,
  desk: DeliveryDesk,
  options: { maxPushes: number; promptTimeoutMs: number },
): DarajaControls {
  const store = createDarajaStore(options.maxPushes)
  const c2b = createC2bDesk(runtime, store, desk)
  const callbacks = withEcho(createCallbackDesk(runtime, desk), c2b)
  const prompts = createPromptDesk(runtime, store, callbacks, options.promptTimeoutMs)
  tokenRoutes(router, runtime, store)
  pushRoutes(router, runtime, store, prompts)
  queryRoutes(router, runtime, store)
  c2bRoutes(router, runtime, store)
  pullRoutes(router, runtime, store)
  const key = createCredentialKey()
  receiptRequestRoutes(router, runtime, store, { key, results: createResultDesk(runtime, store, desk) })
  return {
    ...createDarajaControls(store, prompts),
    ...createC2bControls(store, c2b),
    ...createForger(runtime, store),
    ...createBooksControls(store, key),
  }
}
