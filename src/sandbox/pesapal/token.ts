import type Router from '@koa/router'
import type { Context } from 'koa'
import { z } from 'zod'
import { answerRequest } from '../request-faults.ts'
import type { Runtime } from '../runtime.ts'
import { type Reply, readJson } from '../wire.ts'
import { NO_ERROR, PESAPAL_DIALECT, pesapalError, tokenRejected } from './errors.ts'
import type { PesapalShop } from './schemas.ts'
import type { PesapalStore } from './store.ts'

const Keys = z.object({ consumer_key: z.string(), consumer_secret: z.string() })

/** Access tokens. Wrong keys are answered with status 200 and an error in the body. */
export function tokenRoutes(router: Router, runtime: Runtime, store: PesapalStore): void {
  router.post('/api/Auth/RequestToken', async (ctx) => {
    const body = await readJson(ctx.req)
    return answerRequest(runtime, ctx, {
      target: 'pesapal.token',
      dialect: PESAPAL_DIALECT,
      accept: (fault) => issueToken(runtime, store, body, fault?.kind === 'null_error'),
    })
  })
}

function issueToken(runtime: Runtime, store: PesapalStore, body: unknown, nullError: boolean): Reply {
  const keys = Keys.safeParse(body)
  const shop = keys.success ? store.shops.get(keys.data.consumer_key) : undefined
  if (!keys.success || !shop || shop.consumerSecret !== keys.data.consumer_secret) {
    return pesapalError(shop?.errorKeys ?? 'error_type', {
      code: 'invalid_consumer_key_or_secret_provided',
      message: '',
    })
  }
  const token = `${runtime.newHex()}.${runtime.newHex()}`
  const expiresAt = runtime.now().getTime() + shop.tokenLifeSeconds * 1000
  store.tokens.set(token, { consumerKey: shop.consumerKey, expiresAt })
  const expiryDate = new Date(expiresAt).toISOString().replace('Z', '4821Z')
  const error = nullError ? NO_ERROR : null
  return { status: 200, body: { token, expiryDate, error, status: '200', message: 'Request processed successfully' } }
}

/** The shop whose token the request carries, or the refusal to answer. */
export function authorizedShop(runtime: Runtime, store: PesapalStore, ctx: Context): PesapalShop | Reply {
  const token = /^Bearer\s+(\S+)$/i.exec(ctx.get('authorization'))?.[1] ?? ''
  const issued = store.tokens.get(token)
  const shop = issued && store.shops.get(issued.consumerKey)
  if (!shop || issued.expiresAt <= runtime.now().getTime()) return tokenRejected(shop?.errorKeys ?? 'error_type')
  return shop
}
