import { AppError } from '../errors.ts'
import type { Role } from '../identity/schemas.ts'

/** Throws `forbidden` unless somebody of this role may give, change or take away that one. Only owners make and unmake owners. */
export function insistOnMayChange(by: Role, ...roles: Role[]): void {
  if (by === 'owner') return
  if (by !== 'manager' || roles.includes('owner')) {
    throw new AppError('forbidden', 'only an owner may do this')
  }
}
