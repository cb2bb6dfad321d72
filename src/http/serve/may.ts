import type { Clock } from '../../domain/context.ts'
import type { Route } from '../contract/define-route.ts'
import { HttpError } from '../http-error.ts'
import type { Principal } from './principal.ts'

/** How long a password that was given counts for what is hard to undo. */
const STEP_UP_MS = 10 * 60_000

/** Throws 403 unless the contract lets this one do it: by role, by the scope of a key, and with a fresh password where it says so. */
export function checkMay(route: Route, principal: Principal, clock: Clock): void {
  const { role, scopes, authTime, kind, behalfOf } = principal
  if (route.who !== 'public' && !route.who.includes(role)) {
    throw new HttpError('forbidden', `This takes the role ${listed(route.who)}, and yours is ${role}.`)
  }
  if (route.scope !== null && scopes !== '*' && !scopes.includes(route.scope)) {
    throw new HttpError('forbidden', `This takes a key with the scope ${route.scope}.`)
  }
  if (!route.stepUp) return
  if (kind === 'key') {
    // It has no password: what it may was decided when it was made. A narrowed one could make itself a wider one.
    // One in the name of somebody has nothing that says that she wants this.
    if (scopes === '*' && behalfOf === null) return
    throw new HttpError('forbidden', 'This takes a key of the shop that may do everything, or a person.')
  }
  if (authTime === null || clock.now().getTime() - authTime.getTime() > STEP_UP_MS) {
    throw new HttpError('reauth_required', 'Give your password again: this is hard to undo.')
  }
}

/** Whether somebody's role and scopes let her call a route, with a fresh password where it says so. */
export function isAllowed(route: Route, { role, scopes, behalfOf }: Principal): boolean {
  if (route.who === 'public' || !route.who.includes(role)) return false
  if (route.stepUp && behalfOf !== null) return false
  return scopes === '*' || (!route.stepUp && (route.scope === null || scopes.includes(route.scope)))
}

function listed(roles: readonly string[]): string {
  return roles.length < 2 ? roles.join() : `${roles.slice(0, -1).join(', ')} or ${roles.at(-1)}`
}
