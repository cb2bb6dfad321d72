import { AppError } from '../errors.ts'
import { TenantSettings } from './schemas.ts'

/** Stored settings as the schema reads them; `misconfigured` names every field that is wrong. */
export function parseTenantSettings(stored: unknown): TenantSettings {
  const read = TenantSettings.safeParse(stored)
  if (read.success) return read.data
  const problems = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new AppError('misconfigured', `tenant settings: ${problems.join('; ')}`)
}
