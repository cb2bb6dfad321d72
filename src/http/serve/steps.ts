import type { Context } from 'koa'
import type { Route } from '../contract/define-route.ts'
import type { Principal, StaffCtx } from './principal.ts'

/** Says who asks. Throws 401 when that is nobody we know. */
export type Authenticate = (http: Context) => Promise<Principal>

/** A request that may go on: what it is for and who asks; null on a public route. */
export interface Asked {
  http: Context
  route: Route
  principal: Principal | null
}

/** Throws 429 when whoever asks has asked too much, with when again. */
export type LimitRate = (asked: Asked) => Promise<void>

/** What was answered, as it went over the wire. */
export interface Said {
  status: number
  text: string
}

/**
 * Does once what an `Idempotency-Key` names: runs it, or gives what was said the first time. Only for routes that say
 * `idempotent`, and after their input was read.
 * @param asked.digest of parameters, query and body: another body under the same key is a mistake of the caller
 * @param run may be given a ctx that is inside a transaction
 */
export type ReplayIdempotent = (
  asked: Asked & { ctx: StaffCtx; digest: () => string },
  run: (ctx: StaffCtx) => Promise<Said>,
) => Promise<Said>

/** What a request passes before and around its handler that depends on more than the contract. */
export interface Steps {
  authenticate: Authenticate
  limitRate?: LimitRate
  replay?: ReplayIdempotent
}
