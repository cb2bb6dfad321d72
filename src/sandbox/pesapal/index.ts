import type Router from '@koa/router'
import type { DeliveryDesk } from '../delivery-faults.ts'
import type { Runtime } from '../runtime.ts'
import { checkoutRoutes } from './checkout-page.ts'
import { createPesapalControls, type PesapalControls } from './controls.ts'
import { ipnUrlRoutes } from './ipn-urls.ts'
import { orderRoutes } from './orders.ts'
import { createPayerDesk } from './payer-desk.ts'
import { statusRoutes } from './status.ts'
import { createPesapalStore } from './store.ts'
import { tokenRoutes } from './token.ts'

/** Mounts the fake card provider on `router`: its API, and the page on which the payer pays. */
export function mountPesapal(
  router: Router,
  runtime: Runtime,
  desk: DeliveryDesk,
  options: { maxOrders: number },
): PesapalControls {
  const store = createPesapalStore(options.maxOrders)
  const payers = createPayerDesk(runtime, store, desk)
  tokenRoutes(router, runtime, store)
  ipnUrlRoutes(router, runtime, store)
  orderRoutes(router, runtime, store)
  statusRoutes(router, runtime, store)
  checkoutRoutes(router, payers)
  return createPesapalControls(store, payers, () => `${runtime.publicUrl}/pesapal/checkout`)
}
