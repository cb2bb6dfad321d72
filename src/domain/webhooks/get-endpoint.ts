import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { listEndpoints } from './list-endpoints.ts'
import type { Endpoint } from './schemas.ts'

/** Throws `not_found`. */
export async function getEndpoint(ctx: Ctx, { endpointId }: { endpointId: string }): Promise<Endpoint> {
  const [endpoint] = await listEndpoints(ctx, { endpointId })
  if (!endpoint) throw new AppError('not_found', 'there is no such endpoint')
  return endpoint
}
