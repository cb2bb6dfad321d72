import { randomUUID } from 'node:crypto'
import type Router from '@koa/router'
import { z } from 'zod'
import { answerRequest } from '../request-faults.ts'
import type { Runtime } from '../runtime.ts'
import { type Reply, readJson } from '../wire.ts'
import { PESAPAL_DIALECT, pesapalError } from './errors.ts'
import type { PesapalShop } from './schemas.ts'
import type { IpnUrl, PesapalStore } from './store.ts'
import { authorizedShop } from './token.ts'

const Registration = z.object({ url: z.url(), ipn_notification_type: z.enum(['GET', 'POST']) })

/** Addresses that are notified. Registering one twice makes two of them, as at the real provider. */
export function ipnUrlRoutes(router: Router, runtime: Runtime, store: PesapalStore): void {
  router.post('/api/URLSetup/RegisterIPN', async (ctx) => {
    const body = await readJson(ctx.req)
    return answerRequest(runtime, ctx, {
      target: 'pesapal.setup',
      dialect: PESAPAL_DIALECT,
      accept: () => {
        const shop = authorizedShop(runtime, store, ctx)
        return 'status' in shop ? shop : register(runtime, store, shop, body)
      },
    })
  })
  router.get('/api/URLSetup/GetIpnList', (ctx) =>
    answerRequest(runtime, ctx, {
      target: 'pesapal.setup',
      dialect: PESAPAL_DIALECT,
      accept: () => {
        const shop = authorizedShop(runtime, store, ctx)
        if ('status' in shop) return shop
        const own = [...store.ipnUrls.values()].filter(({ consumerKey }) => consumerKey === shop.consumerKey)
        return { status: 200, body: own.map(listed) }
      },
    }),
  )
}

function register(runtime: Runtime, store: PesapalStore, shop: PesapalShop, body: unknown): Reply {
  const parsed = Registration.safeParse(body)
  if (!parsed.success) return pesapalError(shop.errorKeys, { code: 'invalid_url', message: 'The URL is not valid' })
  const { url, ipn_notification_type: type } = parsed.data
  const createdAt = runtime.now().getTime()
  const ipn: IpnUrl = { ipnId: randomUUID(), consumerKey: shop.consumerKey, url, type, createdAt }
  store.ipnUrls.set(ipn.ipnId, ipn)
  const status = { ipn_status: 1, ipn_status_decription: 'Active' }
  const kind = { notification_type: type === 'GET' ? 0 : 1, ipn_notification_type_description: type }
  return { status: 200, body: { id: 0, ...listed(ipn), ...kind, ...status, message: 'Request processed successfully' } }
}

function listed({ url, ipnId, createdAt }: IpnUrl): object {
  return { url, created_date: new Date(createdAt).toISOString(), ipn_id: ipnId, error: null, status: '200' }
}
