import { AppError } from '../../domain/errors.ts'

/** What a verb refuses does not happen, and the story goes on; any other error is one. */
export function leaveOut(error: unknown): void {
  if (!(error instanceof AppError)) throw error
}
