import type Router from '@koa/router'
import type { Context } from 'koa'
import { answerRequest } from '../request-faults.ts'
import type { Runtime } from '../runtime.ts'
import { basicCredentials, type Reply } from '../wire.ts'
import { darajaDialect, darajaError, tokenRejected } from './errors.ts'
import type { DarajaApp } from './schemas.ts'
import type { DarajaStore } from './store.ts'

/** Access tokens. A new token of an app makes its older ones invalid, as the provider's FAQ says. */
export function tokenRoutes(router: Router, runtime: Runtime, store: DarajaStore): void {
  router.get('/oauth/v1/generate', (ctx) =>
    answerRequest(runtime, ctx, {
      target: 'daraja.token',
      dialect: darajaDialect(runtime),
      accept: () => issueToken(runtime, store, ctx),
    }),
  )
}

function issueToken(runtime: Runtime, store: DarajaStore, ctx: Context): Reply {
  if (ctx.query.grant_type !== 'client_credentials') {
    return darajaError(runtime, 400, '400.008.02', 'Invalid grant type passed')
  }
  const credentials = basicCredentials(ctx.get('authorization'))
  const app = credentials && store.apps.get(credentials.user)
  if (!app || app.consumerSecret !== credentials.password) {
    return darajaError(runtime, 400, '400.008.01', 'Invalid Authentication passed')
  }
  for (const [token, { consumerKey }] of store.tokens) {
    if (consumerKey === app.consumerKey) store.tokens.delete(token)
  }
  const token = runtime.newHex().slice(0, 28)
  const expiresAt = runtime.now().getTime() + app.tokenLifeSeconds * 1000
  store.tokens.set(token, { consumerKey: app.consumerKey, expiresAt })
  const life = app.tokenLifeSeconds
  return { status: 200, body: { access_token: token, expires_in: app.expiresInAs === 'string' ? String(life) : life } }
}

/** The app whose token the request carries, or the refusal to answer. */
export function authorizedApp(runtime: Runtime, store: DarajaStore, ctx: Context): DarajaApp | Reply {
  const token = /^Bearer\s+(\S+)$/i.exec(ctx.get('authorization'))?.[1]
  if (token === undefined) return darajaError(runtime, 404, '404.001.04', 'Invalid Authentication Header')
  const issued = store.tokens.get(token)
  const app = issued && store.apps.get(issued.consumerKey)
  if (!app || issued.expiresAt <= runtime.now().getTime()) return tokenRejected(runtime)
  return app
}
