import { editDistance } from '../../../lib/edit-distance.ts'
import { foldWords } from '../../../lib/fold-words.ts'
import type { TxCtx } from '../../context.ts'
import { Destination } from '../schemas/index.ts'

/** As many names as are told where a place is unknown. */
const MOST_NAMES = 6
const MOST_SLIPS = 4

/** The place of this shop that goes by a name, folded as names are compared; null: it sells no trips there. */
export async function findDestination({ tx, tenantId }: TxCtx, folded: string): Promise<Destination | null> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT city, country, json_build_object('lat', lat, 'lon', lon) AS geo, tz, currency, airports, overland FROM destinations
    WHERE tenant_id = ${tenantId}::uuid
      AND (folded_city = ${folded} OR EXISTS (SELECT FROM unnest(also) name WHERE lower(name) = ${folded}))
    ORDER BY folded_city = ${folded} DESC, country LIMIT 1`
  return rows[0] === undefined ? null : Destination.parse(rows[0])
}

/** Names of places that this shop does sell trips to, those first that are written most like the one that was asked for. */
export async function nearestNames({ tx, tenantId }: TxCtx, city: string): Promise<string[]> {
  const rows = await tx.destination.findMany({
    where: { tenantId },
    select: { city: true },
    orderBy: { foldedCity: 'asc' },
  })
  const asked = foldWords(city)
  const slips = (name: string): number => editDistance(asked, foldWords(name), MOST_SLIPS)
  return rows
    .map(({ city }) => ({ city, slips: slips(city) }))
    .toSorted((a, b) => a.slips - b.slips)
    .slice(0, MOST_NAMES)
    .map(({ city }) => city)
}
