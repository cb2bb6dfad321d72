import type Router from '@koa/router'
import { z } from 'zod'
import { answerRequest } from '../request-faults.ts'
import type { Runtime } from '../runtime.ts'
import { type Reply, readJson } from '../wire.ts'
import { newC2bShop } from './c2b-schemas.ts'
import { darajaDialect, darajaError } from './errors.ts'
import { isCallbackUrl } from './push-request.ts'
import type { DarajaApp } from './schemas.ts'
import type { DarajaStore } from './store.ts'
import { authorizedApp } from './token.ts'

const Registration = z.strictObject({
  ShortCode: z.union([z.int(), z.string().regex(/^\d{5,7}$/)]).transform(String),
  ResponseType: z.enum(['Completed', 'Cancelled']),
  ConfirmationURL: z.string().refine(isCallbackUrl),
  ValidationURL: z.string().refine(isCallbackUrl),
})

/** Registration of the addresses to which money sent by hand is reported, in both versions. */
export function c2bRoutes(router: Router, runtime: Runtime, store: DarajaStore): void {
  router.post('/mpesa/c2b/:version/registerurl', async (ctx) => {
    const parsed = Registration.safeParse(await readJson(ctx.req))
    await answerRequest(runtime, ctx, {
      target: 'daraja.register',
      dialect: darajaDialect(runtime),
      accept: () => {
        const app = authorizedApp(runtime, store, ctx)
        if ('status' in app) return app
        if (!parsed.success) {
          const field = String(parsed.error.issues[0]?.path[0] ?? 'body')
          return darajaError(runtime, 400, '400.003.02', `Bad Request - Invalid ${field}`)
        }
        return register(runtime, store, app, String(ctx.params.version), parsed.data)
      },
    })
  })
}

function register(
  runtime: Runtime,
  store: DarajaStore,
  app: DarajaApp,
  version: string,
  wanted: z.infer<typeof Registration>,
): Reply {
  if (wanted.ShortCode !== app.shortcode) return darajaError(runtime, 400, '400.003.02', 'Invalid ShortCode')
  const shop = store.c2b.get(app.shortcode) ?? newC2bShop(app.shortcode)
  if (version !== shop.product) {
    return darajaError(runtime, 401, '401.003.01', 'Invalid api call as no apiproduct match found')
  }
  if (shop.once && shop.confirmationUrl !== null) {
    return darajaError(runtime, 500, '500.003.1001', 'Urls are already registered.')
  }
  store.c2b.set(app.shortcode, {
    ...shop,
    responseType: wanted.ResponseType,
    confirmationUrl: wanted.ConfirmationURL,
    validationUrl: wanted.ValidationURL,
  })
  return {
    status: 200,
    // The misspelled key is the provider's own.
    body: { OriginatorCoversationID: runtime.newHex().slice(0, 16), ResponseCode: '0', ResponseDescription: 'Success' },
  }
}
