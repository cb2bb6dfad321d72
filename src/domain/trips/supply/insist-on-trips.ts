import type { TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { readSettings, type TripsSettings } from '../../tenancy/index.ts'

/** What this shop has set about trips. Throws `not_found` for a shop that plans none: it must not learn that others do. */
export async function insistOnTrips(ctx: TxCtx): Promise<TripsSettings> {
  const { trips } = await readSettings(ctx)
  if (trips === null) throw new AppError('not_found', 'There is no such thing, or it is of another shop.')
  return trips
}
