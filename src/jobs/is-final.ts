import { AppError } from '../domain/errors.ts'

/** True when a job that ends with this error is not run again by its queue. */
export function isFinal(error: unknown, lastAttempt: boolean): boolean {
  return lastAttempt || (error instanceof AppError && !error.retryable)
}
