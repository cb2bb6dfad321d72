import { AppError } from '../../domain/errors.ts'
import { HttpError } from '../http-error.ts'

/** The request can be read, but its money does not fit, or the shop has not set what it needs: 422, with the domain's words. */
export function refuseMoney(error: unknown): never {
  const isTheirs = error instanceof AppError && (error.code === 'invalid_input' || error.code === 'misconfigured')
  if (isTheirs) throw new HttpError(422, error.code, error.message)
  throw error
}
