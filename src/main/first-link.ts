import { makeLink } from '../domain/identity/index.ts'
import { PLATFORM_TENANT } from '../domain/tenancy/schemas.ts'
import type { Runtime } from './runtime.ts'

/** A link with which the first person signs in, as long as nobody can; else null. Good for a day, at every process. */
export async function firstLink(runtime: Runtime): Promise<string | null> {
  if (await runtime.directory.hasUsers()) return null
  const { token } = await runtime
    .ctxFor(PLATFORM_TENANT)
    .transaction((ctx) => makeLink(ctx, { purpose: 'setup', userId: null }))
  return `${runtime.publicBaseUrl}/console/setup#${token}`
}
