import type { Context } from 'koa'
import { basicCredentials } from '../wire.ts'
import type { TwilioStore } from './store.ts'

/** The account whose credentials the request carries; null when they open none. */
export function authenticatedAccount(store: TwilioStore, ctx: Context): string | null {
  const credentials = basicCredentials(ctx.get('authorization'))
  return credentials && store.authenticate(credentials.user, credentials.password)
}
